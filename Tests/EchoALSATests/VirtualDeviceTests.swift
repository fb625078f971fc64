import Echo
import EchoALSA
import EchoAudio
import EchoTestKit
import Foundation
import TestTags
import Testing

@Suite(.tags(.usesSound), .serialized, .timeLimit(.minutes(10))) struct `Sound through a virtual sound card` {
    private let rig: VirtualAudio

    init() async throws { rig = try await VirtualAudio.start() }

    private func makePlayback(_ device: String = "default") -> (ALSAPlayback, Heard<AudioPlaybackEvent>) {
        let playback = ALSAPlayback(.loudspeaker(device, configurationFile: rig.configurationFile))
        let heard = Heard<AudioPlaybackEvent>()
        playback.start(onEvent: heard.receive)
        return (playback, heard)
    }

    private func makeCapture(_ device: String = "default") -> (ALSACapture, Heard<AudioCaptureEvent>) {
        let capture = ALSACapture(.microphone(device, configurationFile: rig.configurationFile))
        let heard = Heard<AudioCaptureEvent>()
        capture.start(onEvent: heard.receive)
        return (capture, heard)
    }

    /// As a server would: faster than it is played.
    private func stream(_ samples: [Int16], to playback: ALSAPlayback, item: String) {
        for start in stride(from: 0, to: samples.count, by: 2_400) {
            playback.enqueue(PCM16(Array(samples[start..<min(start + 2_400, samples.count)])), item: item)
        }
        playback.endOfItem(item)
    }

    @Test func `what is played comes out of the loudspeaker, whole and without gaps`() async throws {
        let recording = try await rig.record()
        let (playback, heard) = makePlayback()

        stream(Tone.sine(seconds: 1), to: playback, item: "a")
        await heard.wait { $0.contains { $0.finished == "a" } }
        let recorded = try await recording.stop()
        await playback.stop()

        let length = Tone.length(recorded.samples, rate: recorded.sampleRate)
        #expect(abs(length - 1) < 0.01, "\(length) s")
        let first = recorded.samples.firstIndex { $0.magnitude > 40 } ?? 0
        for start in stride(from: first + 480, to: first + 47_000, by: 4_800) {
            let level = Tone.amplitude(
                of: 440, in: recorded.samples[start..<min(start + 4_800, first + 47_900)], rate: 48_000)
            #expect(abs(level - 0.4) < 0.02, "\(level) at \(start - first)")
        }
        let sounded = heard.all.compactMap(\.rendered).flatMap(\.samples).count { $0 != 0 }
        #expect(sounded > 23_900 && sounded <= 24_000)
        #expect(heard.all.compactMap(\.started) == ["a"])
        #expect(heard.all.compactMap(\.error) == [])
    }

    @Test(arguments: ["speaker_44", "speaker_8"])
    func `a loudspeaker that counts otherwise plays the same sound`(device: String) async throws {
        let recording = try await rig.record()
        let (playback, heard) = makePlayback(device)

        stream(Tone.sine(seconds: 1), to: playback, item: "a")
        await heard.wait { $0.contains { $0.finished == "a" } }
        let recorded = try await recording.stop()
        await playback.stop()

        let length = Tone.length(recorded.samples, rate: recorded.sampleRate)
        #expect(abs(length - 1) < 0.2, "\(length) s")
        let first = recorded.samples.firstIndex { $0.magnitude > 40 } ?? 0
        let middle = recorded.samples.dropFirst(first + 4_800).prefix(38_400)
        let levels = [440.0, 880].map { Tone.amplitude(of: $0, in: middle, rate: 48_000) }
        #expect(levels[0] > 0.09 && levels[1] < 0.005, "\(levels)")
        #expect(heard.all.compactMap(\.error) == [])
        #expect(heard.all.compactMap(\.started) == ["a"])
    }

    @Test(arguments: ["mic_44", "mic_8"])
    func `a microphone that counts otherwise gives the same sound`(device: String) async throws {
        let (capture, heard) = makeCapture(device)
        await heard.wait { $0.contains { $0.sound != nil } }

        try await rig.play(Tone.sine(seconds: 0.5))
        await heard.wait { $0.compactMap(\.sound).suffix(10).allSatisfy { $0.samples.allSatisfy { $0.magnitude < 8 } } }
        await capture.stop()

        let samples = heard.all.compactMap(\.sound).flatMap(\.samples)
        let first = samples.firstIndex { $0.magnitude > 40 } ?? 0
        #expect(heard.all.compactMap(\.sound).allSatisfy { $0.samples.count == 480 })
        #expect(abs(Tone.length(samples, rate: 24_000) - 0.5) < 0.02)
        let middle = samples.dropFirst(first + 1_200).prefix(9_600)
        let levels = [440.0, 880].map { Tone.amplitude(of: $0, in: middle, rate: 24_000) }
        #expect(levels[0] > 0.09 && levels[1] < 0.005, "\(levels)")
        #expect(heard.all.compactMap(\.error) == [])
    }

    @Test func `items are told apart, and each finishes once`() async throws {
        let (playback, heard) = makePlayback()

        for item in ["a", "b", "c"] { stream(Tone.sine(seconds: 0.2), to: playback, item: item) }
        await heard.wait { $0.contains { $0.finished == "c" } }
        await playback.stop()

        #expect(heard.all.compactMap(\.started) == ["a", "b", "c"])
        #expect(heard.all.compactMap(\.finished) == ["a", "b", "c"])
    }

    @Test func `what is said into the microphone is captured, and nothing from before`() async throws {
        try await rig.play(Tone.sine(880, seconds: 0.3))
        let started = ContinuousClock.now
        let (capture, heard) = makeCapture()
        await heard.wait { $0.contains { $0.sound != nil } }

        try await rig.play(Tone.sine(seconds: 0.5))
        await heard.wait { $0.compactMap(\.sound).suffix(10).allSatisfy { $0.samples.allSatisfy { $0.magnitude < 8 } } }
        await capture.stop()
        let count = heard.all.count

        let chunks = heard.all.compactMap(\.sound)
        let samples = chunks.flatMap(\.samples)
        #expect(chunks.allSatisfy { $0.samples.count == 480 })
        #expect(abs(Tone.length(samples, rate: 24_000) - 0.5) < 0.01)
        let first = samples.firstIndex { $0.magnitude > 40 } ?? 0
        #expect(
            abs(Tone.amplitude(of: 440, in: samples[first..<min(first + 11_000, samples.count)], rate: 24_000) - 0.4)
                < 0.02)
        #expect(Tone.amplitude(of: 880, in: samples, rate: 24_000) < 0.005)
        let instants = heard.all.compactMap(\.capturedAt)
        #expect(instants.allSatisfy { $0 > started })
        #expect(zip(instants, instants.dropFirst()).allSatisfy { $0 < $1 })
        #expect(heard.all.count == count)
    }

    @Test func `an interruption is silent within 150 ms and knows what was heard`() async throws {
        let (monitor, recorded) = makeCapture("speaker_monitor")
        await recorded.wait { $0.contains { $0.sound != nil } }
        let (playback, heard) = makePlayback()
        stream(Tone.sine(seconds: 3), to: playback, item: "a")
        playback.enqueue(PCM16(Tone.sine(seconds: 1)), item: "b")
        await heard.wait { $0.length > 0.5 }

        let asked = ContinuousClock.now
        let counts = await playback.interrupt()
        let answered = ContinuousClock.now

        await recorded.wait { $0.suffix(10).allSatisfy { $0.sound?.samples.allSatisfy { $0.magnitude < 8 } ?? true } }
        await monitor.stop()
        await playback.stop()
        let sounding = recorded.all.last { $0.sound?.samples.contains { $0.magnitude > 40 } ?? false }
        let silentAfter = try #require(sounding?.capturedAt) - asked
        let length = Tone.length(recorded.all.compactMap(\.sound).flatMap(\.samples), rate: 24_000)
        #expect(answered - asked < .milliseconds(20))
        #expect(silentAfter < .milliseconds(150), "\(silentAfter)")
        #expect(counts.map(\.item) == ["a", "b"])
        #expect(counts.last?.frames == 0)
        #expect(abs(Double(counts.first?.frames ?? 0) / 24_000 - length) < 0.025, "\(counts) heard \(length) s")
        #expect(heard.all.compactMap(\.finished) == [])
    }

    @Test func `after an interruption the next item plays whole`() async throws {
        let (playback, heard) = makePlayback()
        stream(Tone.sine(seconds: 2), to: playback, item: "a")
        await heard.wait { $0.length > 0.12 }
        _ = await playback.interrupt()
        let recording = try await rig.record()
        _ = try await recording.stop()

        let second = try await rig.record()
        stream(Tone.sine(880, seconds: 0.5), to: playback, item: "b")
        await heard.wait { $0.contains { $0.finished == "b" } }
        let recorded = try await second.stop()
        await playback.stop()

        #expect(abs(Tone.length(recorded.samples, rate: 48_000) - 0.5) < 0.01)
        #expect(heard.all.compactMap(\.finished) == ["b"])
    }

    @Test func `a server that dies and returns loses nothing of the answer`() async throws {
        let (playback, heard) = makePlayback()
        let (capture, microphone) = makeCapture()
        stream(Tone.sine(seconds: 1.5), to: playback, item: "a")
        await heard.wait { $0.length > 0.25 }
        await microphone.wait { $0.contains { $0.sound != nil } }

        try await rig.crash()
        await heard.wait { $0.contains { $0.error != nil } }
        await microphone.wait { $0.contains { $0.error != nil } }
        try await rig.restart()
        let chunks = microphone.all.compactMap(\.sound).count

        await heard.wait { $0.contains { $0.finished == "a" } }
        await microphone.wait { $0.compactMap(\.sound).count > chunks }
        await playback.stop()
        await capture.stop()
        #expect(heard.all.compactMap(\.error) == [.noSoundServer(.playback)])
        #expect(microphone.all.compactMap(\.error) == [.noSoundServer(.capture)])
        #expect(heard.all.filter(\.isOpened).count == 2)
        #expect(microphone.all.filter(\.isOpened).count == 2)
        #expect(heard.all.compactMap(\.started) == ["a"])
    }

    @Test func `a server that dies in the middle of a word makes nobody hear a sample twice`() async throws {
        let (monitor, recorded) = makeCapture("speaker_monitor")
        await recorded.wait { $0.contains { $0.sound != nil } }
        let (playback, heard) = makePlayback()
        let sweep = Sweep(seconds: 3)
        stream(sweep.samples, to: playback, item: "a")
        await heard.wait { $0.length > 0.5 }

        try await rig.crash()
        await heard.wait { $0.contains { $0.error != nil } }
        await recorded.wait { $0.contains { $0.error != nil } }
        let before = recorded.all.compactMap(\.sound).flatMap(\.samples)
        try await rig.restart()
        await heard.wait { $0.contains { $0.finished == "a" } }
        await monitor.stop()
        await playback.stop()

        let after = Array(recorded.all.compactMap(\.sound).flatMap(\.samples).dropFirst(before.count))
        let (first, second) = (sweep.ends(of: before), sweep.ends(of: after))
        #expect(first.end > 2_400, "\(first)")
        // The recorder may be back later than all of the sound.
        #expect(second.end == 0 || second.start >= first.end - 120, "\(first) \(second)")
        #expect(heard.all.compactMap(\.error) == [.noSoundServer(.playback)])
        #expect(heard.all.compactMap(\.finished) == ["a"])
    }

    @Test func `programs that take all of both cores stop nobody's speech`() async throws {
        let (playback, heard) = makePlayback()
        let (capture, microphone) = makeCapture()
        await microphone.wait { $0.contains { $0.sound != nil } }
        let hogs = Hogs(count: 2)

        stream(Tone.sine(seconds: 1), to: playback, item: "a")
        await heard.wait { $0.contains { $0.finished == "a" } }
        let chunks = microphone.all.compactMap(\.sound).count
        await microphone.wait { $0.compactMap(\.sound).count > chunks + 10 }
        hogs.stop()
        await playback.stop()
        await capture.stop()

        #expect(heard.all.compactMap(\.error) == [])
        #expect(microphone.all.compactMap(\.error) == [])
        let instants = microphone.all.compactMap(\.capturedAt)
        #expect(zip(instants, instants.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func `a frozen server blocks nobody, and is left behind when it thaws`() async throws {
        let (playback, heard) = makePlayback()
        let (capture, microphone) = makeCapture()
        stream(Tone.sine(seconds: 2), to: playback, item: "a")
        await heard.wait { $0.length > 0.12 }
        await microphone.wait { $0.contains { $0.sound != nil } }

        try await rig.freeze()
        let (late, unheard) = makePlayback()
        let clock = ContinuousClock()
        let taken = await clock.measure {
            late.enqueue(PCM16(Tone.sine(seconds: 0.1)), item: "late")
            _ = await late.interrupt()
        }
        await heard.wait { $0.contains { $0.error != nil } }
        await microphone.wait { $0.contains { $0.error != nil } }
        let stopped = await clock.measure { await late.stop() }
        try await rig.thaw()
        await heard.wait { $0.filter(\.isOpened).count > 1 }
        await microphone.wait { $0.filter(\.isOpened).count > 1 }
        let closed = await clock.measure {
            await playback.stop()
            await capture.stop()
        }

        #expect(taken < .milliseconds(100))
        #expect(stopped < .milliseconds(500))
        #expect(closed < .milliseconds(1_000))
        #expect(heard.all.compactMap(\.error) == [.stalled(.playback)])
        #expect(microphone.all.compactMap(\.error) == [.stalled(.capture)])
        #expect(unheard.all.filter(\.isOpened).isEmpty)
    }

    @Test func `without a server, a device or a name the error says which`() async throws {
        let missing = ALSACapture(.microphone("nodev", configurationFile: rig.configurationFile))
        let unnamed = ALSAPlayback(.loudspeaker("no-such-name", configurationFile: rig.configurationFile))
        let (noDevice, noName) = (Heard<AudioCaptureEvent>(), Heard<AudioPlaybackEvent>())
        missing.start(onEvent: noDevice.receive)
        unnamed.start(onEvent: noName.receive)
        await noDevice.wait { !$0.isEmpty }
        await noName.wait { !$0.isEmpty }

        try await rig.unplug(.all)
        let (unplugged, noParts) = makeCapture()
        await noParts.wait { !$0.isEmpty }
        try await rig.crash()
        let (dead, noServer) = makePlayback()
        await noServer.wait { !$0.isEmpty }

        for device in [missing, unplugged] { await device.stop() }
        for device in [unnamed, dead] { await device.stop() }
        #expect(noDevice.all.compactMap(\.error) == [.noDevice(.capture)])
        #expect(noName.all.compactMap(\.error) == [.noDevice(.playback)])
        #expect(noParts.all.compactMap(\.error) == [.noDevice(.capture)])
        #expect(noServer.all.compactMap(\.error) == [.noSoundServer(.playback)])
    }

    @Test func `no library writes on the screen, whatever goes wrong`() async throws {
        let text = try await StandardError.captured {
            for device in ["nodev", "no-such-name", "hw:31,7"] {
                let capture = ALSACapture(.microphone(device, configurationFile: rig.configurationFile))
                let heard = Heard<AudioCaptureEvent>()
                capture.start(onEvent: heard.receive)
                await heard.wait { !$0.isEmpty }
                await capture.stop()
            }
            try await rig.crash()
            let (playback, heard) = makePlayback()
            await heard.wait { !$0.isEmpty }
            await playback.stop()
        }

        let libraries = text.split(separator: "\n").filter {
            $0.contains("ALSA lib") || $0.contains("ulse") || $0.contains("pa_")
        }
        #expect(libraries == [])
    }

    @Test func `sound for a loudspeaker that is not there is over all the same`() async throws {
        let playback = ALSAPlayback(.loudspeaker("nodev", configurationFile: rig.configurationFile))
        let heard = Heard<AudioPlaybackEvent>()
        playback.start(onEvent: heard.receive)

        stream(Tone.sine(seconds: 5), to: playback, item: "a")
        await heard.wait { $0.contains { $0.finished == "a" } }
        await playback.stop()

        #expect(heard.all.compactMap(\.error) == [.noDevice(.playback)])
        #expect(heard.all.compactMap(\.started) == [])
    }

    @Test func `the probe hears a tone and plays one`() async throws {
        let microphone = ALSAOptions.microphone(configurationFile: rig.configurationFile)
        let loudspeaker = ALSAOptions.loudspeaker(configurationFile: rig.configurationFile)
        try await rig.loop()

        async let level = ALSAProbe.microphone(microphone, for: .seconds(1))
        let error = await ALSAProbe.loudspeaker(loudspeaker)

        #expect(error == nil)
        #expect(try await level.get().loudest.rms > -30)
    }
}
