import CSpeexDSP
import EchoAudio
import Foundation

/// Somebody who says for every 20 ms of sound whether it is speech.
enum VoiceJudge: Sendable, Hashable {
    /// This program's.
    case own
    /// speexdsp's preprocessor, with the probabilities, in percent, at which speech begins and goes on.
    case speex(begins: Int, goesOn: Int)
    /// The one of WebRTC, by PyPI's `webrtcvad`, at an aggressiveness of 0 to 3.
    case webrtc(Int)
    /// Silero's, at a threshold in percent.
    case silero(Int)

    /// Each detector at several of its settings: it is judged at the best of them.
    static let families: [(name: String, judges: [VoiceJudge])] = [
        ("EchoAudio", [.own]),
        (
            "speexdsp",
            [
                .speex(begins: 35, goesOn: 20), .speex(begins: 80, goesOn: 65), .speex(begins: 95, goesOn: 90),
                .speex(begins: 99, goesOn: 97),
            ]
        ),
        ("webrtcvad", [.webrtc(0), .webrtc(1), .webrtc(2), .webrtc(3)]),
        ("Silero", [.silero(15), .silero(30), .silero(50), .silero(70), .silero(90)]),
    ]

    /// Nil when it is not installed.
    func marks(_ samples: [Int16]) throws -> [Bool]? {
        switch self {
        case .own:
            var detector = VoiceActivityDetector()
            return detector.process(samples).map { $0 >= 0.5 }
        case .speex(let begins, let goesOn): return Self.speex(samples, begins, goesOn)
        case .webrtc(let aggressiveness): return try WebRTCVoiceJudge.marks(samples, aggressiveness)
        case .silero(let threshold): return try SileroVoiceJudge.marks(samples, threshold: threshold)
        }
    }

    private static func speex(_ samples: [Int16], _ begins: Int, _ goesOn: Int) -> [Bool]? {
        let frame = MarkedSpeech.frame
        guard let state = speex_preprocess_state_init(Int32(frame), Int32(PCM16.sampleRate)) else { return nil }
        defer { speex_preprocess_state_destroy(state) }
        for (request, value) in [
            (SPEEX_PREPROCESS_SET_VAD, 1), (SPEEX_PREPROCESS_SET_PROB_START, begins),
            (SPEEX_PREPROCESS_SET_PROB_CONTINUE, goesOn),
        ] {
            var value = Int32(value)
            speex_preprocess_ctl(state, request, &value)
        }
        return stride(from: 0, to: samples.count - frame + 1, by: frame).map { start in
            var piece = Array(samples[start..<start + frame])
            return speex_preprocess_run(state, &piece) != 0
        }
    }
}
