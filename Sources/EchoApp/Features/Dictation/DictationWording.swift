public import Echo
import EchoScreen
import EchoText

/// Sentences about dictation.
public enum DictationWording {
    static func sign(_ stage: DictationPresenter.Stage) -> StyledText {
        switch stage {
        case .opening: StyledText("○ opening the microphone", .connecting)
        case .listening: StyledText("● dictating", .hearing)
        case .finishing: StyledText("… writing the last words", .thinking)
        }
    }

    static func placeholder(_ stage: DictationPresenter.Stage) -> Wording {
        switch stage {
        case .opening: "opening the microphone; you can already type"
        case .listening: "speak: your words appear here; \(key: .stop) ends dictation"
        case .finishing: "waiting for the last words"
        }
    }

    /// - Parameter closesConversation: the microphone was the conversation's until now.
    public static func began(closesConversation: Bool) -> Wording {
        closesConversation
            ? "Dictating into the message. The assistant does not hear you; \(key: .toggleDictation) ends dictation."
            : "Dictating. Say “new line”, “new paragraph”, “delete that” or “send”; \(key: .toggleDictation) ends it."
    }

    /// The key that talks was pressed.
    public static let endedForTalking: Wording =
        "Dictation ended. \(key: .toggleTalking) opens the microphone for the conversation."
    public static let needsScreen: Wording =
        "Dictation needs the full screen. The command echo-tui dictate prints what you say."
    public static let unavailable: Wording = "There is nothing to dictate to in a replay."
    public static let waiting: Wording = "Dictation starts as soon as the assistant is ready."
    public static let nothingToDelete: Wording =
        "Nothing was deleted: the cursor is no longer behind what you dictated last."
    public static let notSent: Wording = "The message was not sent: some words are missing. \(key: .send) sends it."

    public static func ended(_ error: EchoError) -> Wording {
        ErrorPresenter.ending(error)
            + " Dictation ended; the words in the message stay. \(key: .toggleDictation) starts it again."
    }

    public static func lost(_ error: EchoError) -> Wording { "Some words were not written: \(reason(error))" }

    private static func reason(_ error: EchoError) -> Wording {
        switch error {
        case .responseFailed(_, let message) where !message.isEmpty:
            Wording("“\(Sanitizer.line(String(message.prefix(200))))”. Say them again.")
        case .unexpectedAnswer, .responseFailed: "the server did not understand them. Say them again."
        default: ErrorPresenter.present(error).whatHappened + " Say them again."
        }
    }
}

extension Command {
    /// Begins or ends writing what is said into the message.
    public static let toggleDictation = Command("toggleDictation")
}
