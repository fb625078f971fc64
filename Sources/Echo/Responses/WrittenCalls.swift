import EchoWire

/// Finds the calls that a model writes as text, where its server does not read the model's own format.
///
/// Only an answer that consists of nothing else, and that names tools that were offered, is one.
struct WrittenCalls: Sendable, Hashable {
    /// Bytes; more than that are words.
    private static let most = 200_000

    private let tools: Set<String>
    private var held = ""
    private var isText: Bool

    /// - Parameter tools: the names of those that were offered.
    init(tools: Set<String>) {
        self.tools = tools
        isText = tools.isEmpty
    }

    /// The words that are known to be some.
    mutating func add(_ words: String) -> String {
        guard !isText else { return words }
        held += words
        let text = held.drop(while: \.isWhitespace)
        let mayBeCall = WrittenCallFormat.all.contains { text.hasPrefix($0.opening) || $0.opening.hasPrefix(text) }
        guard !mayBeCall || held.utf8.count > Self.most else { return "" }
        isText = true
        defer { held = "" }
        return held
    }

    /// - Parameter isWhole: a call of an answer that was cut off is none.
    mutating func end(isWhole: Bool) -> (words: String, calls: [JSONValue]) {
        defer { (held, isText) = ("", true) }
        let calls = isWhole ? calls(in: held) : []
        return calls.isEmpty ? (held, []) : ("", calls)
    }

    /// None unless the text is calls from its beginning to its end.
    private func calls(in text: String) -> [JSONValue] {
        let text = text.drop(while: \.isWhitespace)
        guard let format = WrittenCallFormat.all.first(where: { text.hasPrefix($0.opening) }),
            let calls = format.read(text), !calls.isEmpty,
            calls.allSatisfy({ $0["name"]?.string.map(tools.contains) == true })
        else { return [] }
        return calls
    }
}
