import Echo
import EchoALSA
import EchoAudio
import EchoScreen
import EchoWake
import Foundation

/// The microphone and the loudspeaker that were chosen, and what keeps the one from hearing the other.
actor SoundDevices: SoundDevicesProtocol {
    /// For the conversation, and for whoever listens beside it.
    nonisolated let microphone: SharedMicrophone
    private let capture: ALSACapture
    nonisolated let loudspeaker: ALSAPlayback
    private let shield = EchoShield()
    private let environment: [String: String]
    private var chosen = EchoProtection.automatic
    private var output: String?

    /// - Parameter environment: of the process: where its sound server listens.
    init(environment: [String: String]) {
        self.environment = environment
        capture = ALSACapture(shield: shield)
        microphone = SharedMicrophone(capture)
        loudspeaker = ALSAPlayback(shield: shield)
    }

    /// Others than those of the conversation, for a call beside it.
    static var ofThisProcess: SoundDevices { SoundDevices(environment: ProcessInfo.processInfo.environment) }

    /// What a call hears and speaks with.
    nonisolated var pair: AudioDevices { AudioDevices(microphone: microphone, loudspeaker: loudspeaker) }

    nonisolated var protection: AsyncStream<ProtectionStatus> { shield.changes }

    func devices() async -> DeviceList? {
        guard let found = await ALSADevices.survey(environment: environment) else { return nil }
        if chosen == .automatic { shield.use(.automatic, isWorn: found.devices.isWorn(output: output)) }
        return DeviceList(found)
    }

    nonisolated var changes: AsyncStream<DeviceList> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let watch = SoundDeviceWatch(environment: environment) { [weak self] found in
                continuation.yield(DeviceList(found))
                Task { await self?.protect() }
            }
            continuation.onTermination = { _ in watch.stop() }
            watch.start()
        }
    }

    func use(_ deviceID: String?, for direction: AudioDevice.Direction) async {
        switch direction {
        case .input: capture.use(device: deviceID)
        case .output:
            output = deviceID
            loudspeaker.use(device: deviceID)
            await protect()
        }
    }

    func use(_ protection: EchoProtection) async {
        chosen = protection
        await protect()
    }

    func tune(_ direction: AudioDevice.Direction, gain: Double, latency: Duration) {
        switch direction {
        case .input: capture.tune(gain: gain)
        case .output: loudspeaker.tune(gain: gain, latency: latency)
        }
    }

    func use(_ conditioning: SoundConditioning) { shield.use(conditioning) }

    /// Whether protection is needed depends on the loudspeaker where it is chosen by itself.
    private func protect() async {
        guard chosen == .automatic else { return shield.use(chosen, isWorn: false) }
        let all = await ALSADevices.choices(environment: environment)
        // Meanwhile another may have been asked for.
        if chosen == .automatic { shield.use(.automatic, isWorn: all.isWorn(output: output)) }
    }
}

extension DeviceList {
    fileprivate init(_ found: SoundDeviceList) {
        self.init(found.devices.map(\.device), hasServer: found.hasServer)
    }
}
