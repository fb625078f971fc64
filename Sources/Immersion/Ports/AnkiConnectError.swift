import EchoText

/// Why Anki did not take what was sent, or has not what was asked for.
public enum AnkiConnectError: Error, Hashable, Sendable {
    /// Anki does not run, or its add-on AnkiConnect is not installed.
    case notRunning(address: String)
    /// The address leads nowhere.
    case badAddress(String)
    /// There is no such deck; these are there.
    case noDeck(String, known: [String])
    /// It did not answer in time, or broke off.
    case failed
    /// What the add-on says.
    case refused(String)
    case unexpectedAnswer

    /// What happened, and what to do.
    public var text: String {
        switch self {
        case .notRunning(let address):
            "Anki does not answer at \(address). Start it, and install its add-on AnkiConnect (code 2055492159)."
        case .badAddress(let address):
            "\(address) is not an AnkiConnect address. /anki-address takes one like http://127.0.0.1:8765."
        case .noDeck(let name, let known):
            "Anki has no deck “\(name)”." + (known.isEmpty ? "" : " There are: \(known.joined(separator: ", ")).")
        case .failed: "Anki broke off. Try again."
        case .refused(let reason): "Anki refused: \(Sanitizer.line(reason))"
        case .unexpectedAnswer: "The program there is not AnkiConnect, or is too old. Update the add-on in Anki."
        }
    }
}
