import Echo
import EchoScreen

/// The requests to the interpreter.
struct InterpreterRules: Sendable, Hashable {
    /// The request in the words behind a command.
    enum Wish: Sendable, Hashable {
        case begin(InterpretedLanguages)
        case end
        case unknown(String)
        /// Both languages are this one.
        case same(String)
        case nameless
    }

    private static let ends: Set = ["off", "stop", "end"]

    /// - Parameters:
    ///   - words: "es", "Spanish de", "es only", "off"; nothing for the languages of last time.
    ///   - spoken: that the person speaks, the main one first.
    ///   - last: nil before the first time.
    static func request(_ words: String, spoken: [String], last: InterpretedLanguages?) -> Wish {
        var names = words.lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)
        if names.count == 1, ends.contains(names[0]) { return .end }
        let isOneWay = names.last == "only"
        if isOneWay { names.removeLast() }
        names.removeAll { ["to", "into", "and", "from"].contains($0) }
        guard let first = names.first else { return last.map(Wish.begin) ?? .nameless }
        guard let other = InterpretedLanguages.code(first) else { return .unknown(first) }
        guard names.count <= 2 else { return .unknown(names[2]) }
        if names.count == 2, InterpretedLanguages.code(names[1]) == nil { return .unknown(names[1]) }
        let own = names.count == 2 ? InterpretedLanguages.code(names[1]) : nil
        let languages = InterpretedLanguages(
            own: own ?? spoken.first ?? "en", other: other, isOneWay: isOneWay)
        return languages.own == languages.other ? .same(other) : .begin(languages)
    }
}
