/// An example of a document, as a function that the compiler reads.
struct DocumentedCode: Hashable {
    /// What stands between the fences, as it is.
    let text: String

    /// All examples in Swift, of a document in Markdown or of the comments of a source file.
    static func examples(in document: String) -> [DocumentedCode] {
        var examples: [DocumentedCode] = []
        var lines: [Substring]?
        for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = withoutComment(line)
            if line == "```swift" {
                lines = []
            } else if line.hasPrefix("```"), let ended = lines {
                examples.append(DocumentedCode(text: ended.joined(separator: "\n")))
                lines = nil
            } else {
                lines?.append(line)
            }
        }
        return examples
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        let start = line.drop { $0 == " " }
        guard start.hasPrefix("///") else { return line }
        return start.dropFirst(start.hasPrefix("/// ") ? 4 : 3)
    }

    var isManifest: Bool { text.hasPrefix("// swift-tools-version") }

    var imports: Set<String> { Set(lines.filter { $0.hasPrefix("import ") }.map(String.init)) }

    /// Declarations of a test stand for themselves. Statements stand in a function, whose parameters are what the text
    /// around them speaks of.
    func declaration(named name: String) -> String {
        let body = lines.filter { !$0.hasPrefix("import ") }.drop { $0.isEmpty }.joined(separator: "\n")
        guard !body.hasPrefix("@Test") else { return body }
        // What an example leaves to be used is no mistake of its own.
        let uses = declared.map { "\n_ = \($0)" }.joined()
        return "package func `\(name)`(\(parameters)) async throws {\n\(body)\(uses)\n}"
    }

    private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    private var declared: [Substring] { lines.compactMap { $0.prefixMatch(of: /(?:let|var) (\w+)/)?.output.1 } }

    private var parameters: String {
        // Neither a member nor a label.
        let words = Set(text.matches(of: /(?:^|[^.\w])(\w+)(?![\w:])/).map(\.output.1))
        return Self.known.filter { words.contains($0.name) && !declared.contains($0.name) }
            .map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    }

    private static let known: [(name: Substring, type: String)] = [
        ("echo", "Echo"), ("conversation", "Conversation"), ("key", "String?"),
        ("microphone", "any AudioCaptureProtocol"), ("loudspeaker", "any AudioPlaybackProtocol"),
        ("configuration", "inout EchoConfiguration"), ("vectors", "[[Float]]"), ("question", "[Float]"),
        ("file", "URL"), ("port", "Int"), ("print", "@escaping @Sendable (Any) -> Void"),
    ]
}
