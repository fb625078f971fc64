/// The examples of the documents, as the files of the target `DocumentationExamples`, which imports what adopters do.
enum DocumentedExamples {
    static let folder = "Tests/DocumentationExamples"

    static let documents =
        (["README.md", "CONTRIBUTING.md"] + Checkout.files(below: "docs", ending: "md")
        + ["Echo", "EchoALSA", "EchoAudio", "EchoWire"].flatMap { files(of: "Sources/\($0)") }
        + files(of: "Tests/EchoTestKit"))
        .filter { (try? Checkout.text(of: $0).contains("```swift")) == true }

    /// The name of each file, and what has to be in it.
    static func files() throws -> [String: String] {
        let files = try documents.map { (fileName(of: $0), file(of: $0, text: try Checkout.text(of: $0))) }
        return Dictionary(files) { $0 + $1 }.filter { !$0.value.isEmpty }
    }

    static func file(of document: String, text: String) -> String {
        let examples = DocumentedCode.examples(in: text).filter { !$0.isManifest }
        guard !examples.isEmpty else { return "" }
        let imports = examples.reduce(into: usualImports) { $0.formUnion($1.imports) }
        let declarations = examples.enumerated().map { $1.declaration(named: "\(document), \($0 + 1)") }
        return """
            // swift-format-ignore-file
            // The examples of \(document). ECHO_RECORD_GOLDENS=1 writes them anew.
            \(imports.sorted().joined(separator: "\n"))

            \(declarations.joined(separator: "\n\n"))

            """
    }

    private static let usualImports: Set = ["import Echo", "import EchoTestKit", "import Foundation", "import Testing"]

    private static func fileName(of document: String) -> String {
        document.replacing("/", with: ".") + (document.hasSuffix(".swift") ? "" : ".swift")
    }

    private static func files(of module: String) -> [String] {
        Checkout.files(below: module, ending: "md") + Checkout.files(below: module, ending: "swift")
    }
}
