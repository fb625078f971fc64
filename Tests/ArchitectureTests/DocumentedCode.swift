/// An example of a document, as a file that the compiler reads.
struct DocumentedCode: Hashable {
    /// What stands between the fences, as it is.
    let text: String
    /// Of its first line, in the document.
    let line: Int

    /// All examples in Swift, of a document in Markdown or of the comments of a source file.
    static func examples(in document: String) -> [DocumentedCode] {
        var examples: [DocumentedCode] = []
        var lines: [Substring]?
        for (index, line) in document.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = withoutComment(line)
            if line == "```swift" {
                lines = []
            } else if line.hasPrefix("```"), let ended = lines {
                examples.append(
                    DocumentedCode(text: ended.joined(separator: "\n"), line: index + 1 - ended.count))
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

    /// Statements stand in a function with what the text around them speaks of; a test stands for itself.
    func file(knowing names: String) -> String {
        guard !isManifest else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let imports = lines.filter { $0.hasPrefix("import ") }
        let body = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
        let isDeclaration = body.hasPrefix("@Test")
        let head = ((imports.isEmpty ? ["import Echo"] : imports) + (isDeclaration ? ["import Testing"] : []))
            .joined(separator: "\n")
        return isDeclaration
            ? "import EchoTestKit\n\(head)\n\(body)\n"
            : "\(head)\nprivate func example(\(names)) async throws {\n\(body)\n}\n"
    }
}
