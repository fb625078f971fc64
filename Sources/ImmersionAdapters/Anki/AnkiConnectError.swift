public import Echo

/// Why Anki did not take what was sent.
public enum AnkiConnectError: Error, Hashable {
    /// Anki does not run, or its add-on AnkiConnect is not installed.
    case notRunning
    case failed(EchoError)
    /// What the add-on says.
    case refused(String)
    case unexpectedAnswer
}
