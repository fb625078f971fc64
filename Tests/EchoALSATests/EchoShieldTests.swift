import Echo
import EchoALSA
import EchoAudio
import EchoTestKit
import Foundation
import ProgramHarness
import Synchronization
import TestTags
import Testing

/// The loudspeaker is looped back into the microphone, as on a laptop.
@Suite(.tags(.usesSound), .serialized, .timeLimit(.minutes(10))) struct `An assistant that does not hear itself` {
    private static let answer =
        "It will be sunny in Lisbon today, with a high of twenty four degrees. In the evening a light wind comes from "
        + "the west. Tomorrow there will be some clouds, and on Friday it may rain a little in the afternoon."

    private let rig: VirtualAudio

    init() async throws { rig = try await VirtualAudio.start() }

    private func speech(_ text: String, voice: String) async throws -> [Int16] {
        let file = try await FliteSpeech.file(saying: text, voice: voice)
        defer { try? FileManager.default.removeItem(at: file) }
        let spoken = try WAVFile(Data(contentsOf: file))
        let resampler = try Resampler(from: spoken.sampleRate, to: PCM16.sampleRate)
        return resampler.process(spoken.mono) + resampler.flush()
    }

    /// What became of the voice while an answer and a shorter one played, ducked and called back as the engine does it.
    private func deeds(_ shield: EchoShield?, interruptedBy words: [Int16]? = nil) async throws -> [BargeIn.Action] {
        try await rig.loop()
        let capture = ALSACapture(.microphone(configurationFile: rig.configurationFile), shield: shield)
        let playback = ALSAPlayback(.loudspeaker(configurationFile: rig.configurationFile), shield: shield)
        let (captured, played) = (Heard<AudioCaptureEvent>(), Heard<AudioPlaybackEvent>())
        let attention = Attention(playback)
        capture.start { event in
            captured.receive(event)
            if case .captured(let captured) = event { attention.hear(captured.sound, captured.isSpokenOver) }
        }
        await captured.wait { $0.contains { $0.sound != nil } }
        playback.start(onEvent: played.receive)
        // Softer than who is nearer.
        let sound = try await speech(Self.answer, voice: "slt").map { words == nil ? $0 : $0 / 2 }
        for (item, spoken) in [("a", sound), ("b", Array(sound.prefix(PCM16.sampleRate * 5)))] {
            playback.enqueue(PCM16(spoken), item: item)
            playback.endOfItem(item)
            guard item == "a" else { break }
            await played.wait { $0.contains { $0.finished == "a" } }
            // A loudspeaker that nobody listened to would stop meanwhile.
            try await Task.sleep(for: .milliseconds(1_500))
        }
        await played.wait { $0.contains { $0.started == "b" } }
        if let words { try await rig.play(words) }
        await played.wait { $0.contains { $0.finished == "b" } }
        await playback.stop()
        await capture.stop()
        return attention.deeds
    }

    @Test func `what it says does not cut it, and is lessened`() async throws {
        let shield = EchoShield()

        let deeds = try await deeds(shield)

        #expect(!deeds.contains(.cut))
        #expect(try #require(shield.reading.loss) > 6)
    }

    @Test func `who speaks over it cuts it`() async throws {
        let words = try await speech("Stop, please tell me about tomorrow instead.", voice: "awb")

        let shield = EchoShield()

        let deeds = try await deeds(shield, interruptedBy: words)

        #expect(deeds.contains(.cut), "\(deeds), \(shield.reading)")
    }
}

/// Does to the loudspeaker what is decided about the microphone's sound; an answer that is cut is heard to its end all
/// the same.
private final class Attention: Sendable {
    private struct State {
        var ear = AttentiveEar()
        var bargeIn = BargeIn()
        var deeds: [BargeIn.Action] = []
    }

    private let state = Mutex(State())
    private let playback: ALSAPlayback

    init(_ playback: ALSAPlayback) { self.playback = playback }

    var deeds: [BargeIn.Action] { state.withLock { $0.deeds } }

    func hear(_ sound: PCM16, _ isSpokenOver: Bool) {
        let new = state.withLock { state in
            let pieces = state.ear.receive(sound.samples, isSpokenOver: isSpokenOver)
            let new = pieces.compactMap { state.bargeIn.hear($0.frame, over: true) }
            state.deeds += new
            return new
        }
        for action in new { action == .duck ? playback.duck() : playback.restore() }
    }
}
