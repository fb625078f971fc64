import Echo
import EchoALSA
import EchoAudio
import EchoTestKit
import Foundation
import TestTags
import Testing

@Suite(.tags(.usesSound), .serialized, .timeLimit(.minutes(10))) struct `Choosing a sound device` {
    private let rig: VirtualAudio

    init() async throws {
        rig = try await VirtualAudio.start()
        try await rig.addHeadset()
    }

    private func loudspeaker() -> ALSAOptions {
        var options = ALSAOptions.loudspeaker(configurationFile: rig.configurationFile)
        options.soundServer = rig.soundServer
        return options
    }

    private func microphone(_ device: String = "default") -> ALSAOptions {
        var options = ALSAOptions.microphone(device, configurationFile: rig.configurationFile)
        options.soundServer = rig.soundServer
        return options
    }

    private func playing(
        _ samples: [Int16], on device: String? = nil
    ) -> (ALSAPlayback, Heard<AudioPlaybackEvent>) {
        let playback = ALSAPlayback(loudspeaker())
        playback.use(device: device)
        let heard = Heard<AudioPlaybackEvent>()
        playback.start(onEvent: heard.receive)
        playback.enqueue(PCM16(samples), item: "a")
        playback.endOfItem("a")
        return (playback, heard)
    }

    private func listening(
        to device: String, choosing chosen: String? = nil
    ) async -> (ALSACapture, Heard<AudioCaptureEvent>) {
        let capture = ALSACapture(microphone(device))
        capture.use(device: chosen)
        let heard = Heard<AudioCaptureEvent>()
        capture.start(onEvent: heard.receive)
        await heard.wait { $0.contains { $0.sound != nil } }
        return (capture, heard)
    }

    private func sound(_ heard: Heard<AudioCaptureEvent>) -> [Int16] {
        heard.all.compactMap(\.sound).flatMap(\.samples)
    }

    @Test func `each is listed once under the name people know, and the default one is marked`() async {
        let found = await ALSADevices.choices(soundServer: rig.soundServer)
        let devices = found.map(\.device)

        #expect(Set(devices.map { $0.direction.rawValue + $0.id }).count == devices.count)
        #expect(
            devices.filter { $0.direction == .output }.map(\.name)
                == ["virtual-speaker", "virtual-mic", "Virtual Headset", "Null Output"])
        #expect(devices.filter { $0.direction == .input }.map(\.id) == ["pulse:mic.monitor", "pulse:headset_mic"])
        #expect(devices.filter(\.isDefault).map(\.id) == ["pulse:speaker", "pulse:mic.monitor"])
        #expect(found.filter(\.isWorn).map(\.device.name) == ["Virtual Headset", "Virtual Headset Microphone"])
    }

    @Test func `a sound server that does not answer does not keep anybody waiting`() async throws {
        try await rig.freeze()
        let clock = ContinuousClock()

        let taken = await clock.measure { _ = await ALSADevices.choices(soundServer: rig.soundServer) }

        try await rig.thaw()
        #expect(taken < .seconds(2))
    }

    @Test func `the loudspeaker changes in the middle of a word, and no sample is lost or heard twice`() async throws {
        let (speaker, onSpeaker) = await listening(to: "speaker_monitor")
        let (headset, onHeadset) = await listening(to: "headset_monitor")
        let sweep = Sweep(seconds: 2)
        let (playback, heard) = playing(sweep.samples)
        await heard.wait { $0.length > 0.5 }

        playback.use(device: "pulse:headset")
        await heard.wait { $0.contains { $0.finished == "a" } }
        await onHeadset.wait { $0.suffix(10).allSatisfy { $0.sound?.samples.allSatisfy { $0.magnitude < 8 } ?? true } }
        for device in [speaker, headset] { await device.stop() }
        await playback.stop()

        let (first, second) = (sound(onSpeaker), sound(onHeadset))
        let lengths = [Tone.length(first, rate: 24_000), Tone.length(second, rate: 24_000)]
        #expect(lengths.allSatisfy { $0 > 0.3 }, "\(lengths)")
        #expect(abs(lengths.reduce(0, +) - 2) < 0.02, "\(lengths)")
        #expect(heard.all.compactMap(\.started) == ["a"])
        #expect(heard.all.compactMap(\.finished) == ["a"])
        #expect(heard.all.compactMap(\.error) == [])
        // The second begins where the first ended, and each is whole.
        let places = [first, second].map { sweep.ends(of: $0) }
        #expect(abs(places[0].start) < 480 && abs(places[1].end - sweep.samples.count) < 480, "\(places)")
        #expect(abs(places[1].start - places[0].end) < 480, "\(places)")
    }

    @Test func `the microphone changes while somebody speaks`() async throws {
        let (capture, heard) = await listening(to: "default")
        try await rig.play(Tone.sine(440, seconds: 0.3))
        await heard.wait { Tone.length($0.compactMap(\.sound).flatMap(\.samples), rate: 24_000) > 0.29 }

        capture.use(device: "pulse:headset_mic")
        let before = heard.all.count
        await heard.wait { $0.count > before + 20 }
        try await rig.say(Tone.sine(880, seconds: 0.3))
        await heard.wait { events in
            let samples = events.dropFirst(before).compactMap(\.sound).flatMap(\.samples)
            return Tone.length(samples, rate: 24_000) > 0.29
        }
        await capture.stop()

        let after = heard.all.dropFirst(before).compactMap(\.sound).flatMap(\.samples)
        #expect(Tone.amplitude(of: 880, in: after, rate: 24_000) > 5 * Tone.amplitude(of: 440, in: after, rate: 24_000))
        #expect(heard.all.compactMap(\.error) == [])
        let instants = heard.all.compactMap(\.capturedAt)
        #expect(zip(instants, instants.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func `one that is gone is replaced by the default one, which is said once`() async throws {
        let (speaker, onSpeaker) = await listening(to: "speaker_monitor")
        let (playback, heard) = playing(Tone.sine(seconds: 0.5), on: "pulse:gone")
        let (capture, microphone) = await listening(to: "default", choosing: "pulse:gone_too")

        await heard.wait { $0.contains { $0.finished == "a" } }
        await onSpeaker.wait { $0.suffix(10).allSatisfy { $0.sound?.samples.allSatisfy { $0.magnitude < 8 } ?? true } }
        for device in [speaker, capture] { await device.stop() }
        await playback.stop()

        #expect(abs(Tone.length(sound(onSpeaker), rate: 24_000) - 0.5) < 0.01)
        #expect(heard.all.compactMap(\.error) == [.replaced(.playback)])
        #expect(microphone.all.compactMap(\.error) == [.replaced(.capture)])
    }
}
