import Echo
import EchoText

/// Sentences about being called.
public enum WakeWording {
    /// "○ waiting for “hey echo”".
    static func waiting(for phrase: String) -> StyledText {
        StyledText("○ waiting for “\(Sanitizer.line(phrase))”", .idle)
    }

    /// It was called: one turn is heard.
    static let called = StyledText("● listening for one turn", .listening)

    /// "● listening, no name needed: 4 s".
    static func following(_ left: Duration) -> StyledText {
        let seconds = max(1, Int(DurationWording.seconds(left).rounded(.up)))
        return StyledText("● listening, no name needed: \(seconds) s", .listening)
    }

    public static func refusal(_ phrase: String, _ obstacle: WakeObstacle) -> Wording {
        let name = "“\(phrase)”"
        switch obstacle {
        case .modelMissing(let path):
            return
                "It cannot be called: \(path) is missing. Install the package pocketsphinx-en-us."
        case .modelUnusable(let path): return "It cannot be called: \(path) cannot be used."
        case .unknownWords(let words):
            let list = words.map { "“\($0)”" }.joined(separator: " and ")
            return "It cannot be called \(name): nobody told it how \(list) sounds. Choose English words."
        case .tooShort: return "It cannot be called \(name): that is so short that it would be heard in everything."
        case .stopWord: return "It cannot be called \(name): that is what ends an answer. Choose another name."
        case .microphone(let error):
            return "It cannot be called: \(AudioErrorWording.brief(error))."
        }
    }

    public static func on(_ phrase: String) -> Wording {
        "Say “\(phrase)” to talk. Until then nothing leaves this machine."
    }

    public static let unavailable: Wording = "It cannot be called here."
}
