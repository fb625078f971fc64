import Echo
import EchoALSA
import TestTags
import Testing

@Suite(.tags(.usesSound), .serialized, .timeLimit(.minutes(10))) struct `Devices tell when they change` {
    private func names(_ devices: [SoundDevice]) -> Set<String> { Set(devices.map(\.device.id)) }

    @Test func `by themselves: plugged, muted, gone, and when the server is back`() async throws {
        let rig = try await VirtualAudio.start()
        let heard = Heard<[SoundDevice]>()
        let watch = SoundDeviceWatch(soundServer: rig.soundServer) { heard.receive($0.devices) }
        watch.start()
        await heard.wait { $0.last?.contains { $0.device.id == "pulse:speaker" } ?? false }

        try await rig.addHeadset()
        await heard.wait { $0.last?.contains { $0.device.id == "pulse:headset_mic" } ?? false }
        try await rig.mute(.microphone, true)
        await heard.wait { $0.last?.contains { $0.device.id == "pulse:mic.monitor" && $0.device.isMuted } ?? false }
        try await rig.mute(.microphone, false)
        await heard.wait { $0.last?.contains { $0.device.id == "pulse:mic.monitor" && !$0.device.isMuted } ?? false }
        try await rig.unplug(.headset)
        await heard.wait { $0.last.map { !$0.contains { $0.device.id == "pulse:headset" } } ?? false }
        watch.stop()

        #expect(zip(heard.all, heard.all.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test func `a server that dies is found again`() async throws {
        let rig = try await VirtualAudio.start()
        let heard = Heard<SoundDeviceList>()
        let watch = SoundDeviceWatch(soundServer: rig.soundServer, onChange: heard.receive)
        watch.start()
        let isWhole = { @Sendable (list: SoundDeviceList) in
            list.hasServer && list.devices.contains { $0.device.id == "pulse:speaker" }
        }
        await heard.wait { $0.last.map(isWhole) ?? false }

        try await rig.crash()
        await heard.wait { $0.last?.hasServer == false }
        try await rig.restart()
        await heard.wait { $0.last.map(isWhole) ?? false }
        watch.stop()
    }
}
