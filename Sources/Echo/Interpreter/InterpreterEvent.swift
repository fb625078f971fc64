/// An event of an interpretation.
public enum InterpreterEvent: Sendable, Hashable {
    /// The microphone is open.
    case listening
    /// What is said is translated into this language from now on.
    case ready(target: String)
    /// A line that is new, or has changed.
    case line(InterpretedLine)
    /// A line that needed no translation: it was said in that language.
    case withdrawn(InterpretedLine.ID)
    /// What is translated is written, but cannot be heard.
    case voiceFailed(EchoError)
    /// Something went wrong, and the interpretation goes on.
    case trouble(EchoError)
}
