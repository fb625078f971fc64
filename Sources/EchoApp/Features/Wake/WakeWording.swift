import Echo
import EchoScreen
import EchoText

/// Sentences about being called.
enum WakeWording {
    /// "○ waiting for “hey echo”".
    static func waiting(for phrase: String) -> StyledText {
        StyledText("○ waiting for “\(Sanitizer.line(phrase))”", .idle)
    }

    /// It was called: one turn is heard.
    static let called = StyledText("● listening (one turn)", .listening)

    /// "● listening for follow-up: 4 s".
    static func following(_ left: Duration) -> StyledText {
        let seconds = max(1, Int(DurationWording.seconds(left).rounded(.up)))
        return StyledText("● listening for follow-up: \(seconds) s", .listening)
    }

    static func refusal(_ phrase: String, _ obstacle: WakeObstacle) -> Wording {
        let name = "“\(phrase)”"
        switch obstacle {
        case .modelMissing(let path):
            return
                "The wake word is unavailable: \(path) is missing. Install the package pocketsphinx-en-us."
        case .modelUnusable(let path):
            return
                "The wake word is unavailable: \(path) cannot be read. Reinstall the package pocketsphinx-en-us."
        case .unknownWords(let words):
            let list = words.map { "“\($0)”" }.joined(separator: " and ")
            return "\(name) cannot be the wake phrase: the pronunciation of \(list) is unknown. Choose English words."
        case .tooShort: return "\(name) cannot be the wake phrase: it is too short. Choose two or three words."
        case .stopWord: return "\(name) cannot be the wake phrase: it stops an answer. Choose another phrase."
        case .microphone(let error):
            return "The wake word is unavailable: \(AudioErrorWording.brief(error))."
        }
    }

    static func on(_ phrase: String) -> Wording {
        "Say “\(phrase)” to talk. Until then no audio leaves this machine."
    }

    static let unavailable: Wording = "The wake word is not available here."
}
