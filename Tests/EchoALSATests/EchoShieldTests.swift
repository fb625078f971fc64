import Echo
import EchoALSA
import EchoAudio
import EchoTestKit
import Foundation
import HouseTestKit
import Testing

/// The loudspeaker is looped back into the microphone, as on a laptop.
@Suite(.serialized, .timeLimit(.minutes(2))) struct `An assistant that does not hear itself` {
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
        return (resampler.process(spoken.mono) + resampler.flush()).map { $0 / 2 }
    }

    /// When turns began, in seconds of what the microphone heard, while the answer played twice.
    private func turns(with shield: EchoShield?, interruptedBy words: [Int16]? = nil) async throws -> [Double] {
        try await rig.loop()
        let capture = ALSACapture(.microphone(configurationFile: rig.configurationFile), shield: shield)
        let playback = ALSAPlayback(.loudspeaker(configurationFile: rig.configurationFile), shield: shield)
        let (captured, played) = (Heard<AudioCaptureEvent>(), Heard<AudioPlaybackEvent>())
        capture.start(onEvent: captured.receive)
        await captured.wait { $0.contains { $0.sound != nil } }
        playback.start(onEvent: played.receive)
        let sound = try await speech(Self.answer, voice: "slt")
        for item in ["a", "b"] {
            playback.enqueue(PCM16(sound), item: item)
            playback.endOfItem(item)
        }
        await played.wait { $0.contains { $0.started == "b" } }
        if let words { try await rig.play(words) }
        await played.wait { $0.contains { $0.finished == "b" } }
        await playback.stop()
        await capture.stop()
        var (detector, segmenter) = (VoiceActivityDetector(), SpeechSegmenter())
        return detector.process(captured.all.compactMap(\.sound).flatMap(\.samples)).compactMap {
            guard case .started(let frame)? = segmenter.receive($0) else { return nil }
            return Double(frame) / Double(PCM16.sampleRate)
        }
    }

    @Test func `what it says is not taken for a question`() async throws {
        let shield = EchoShield()

        let turns = try await turns(with: shield)

        #expect(turns == [])
        #expect(try #require(shield.reading.loss) > 15)
    }

    @Test func `without protection it is`() async throws {
        #expect(try await !turns(with: nil).isEmpty)
    }

    @Test func `who speaks over it is heard`() async throws {
        let words = try await speech("Stop, please tell me about tomorrow instead.", voice: "awb")

        #expect(try await !turns(with: EchoShield(), interruptedBy: words).isEmpty)
    }
}
