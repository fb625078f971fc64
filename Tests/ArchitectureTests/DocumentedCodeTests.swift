import Foundation
import ProgramHarness
import Testing

/// Whoever copies an example gets a program that compiles: the target `DocumentationExamples` is made of them.
@Suite struct `Every example in the documents compiles` {
    @Test func `as it stands`() throws {
        let expected = try DocumentedExamples.files()
        let folder = DocumentedExamples.folder
        if Golden.isRecording { try record(expected) }
        let generated = Checkout.files(below: folder, ending: "swift").filter { isGenerated($0) }

        #expect(expected.count > 20)
        #expect(Set(generated) == Set(expected.keys.map { "\(folder)/\($0)" }))
        for (name, text) in expected.sorted(by: { $0.key < $1.key }) {
            #expect((try? Checkout.text(of: "\(folder)/\(name)")) == text, "ECHO_RECORD_GOLDENS=1 writes \(name) anew")
        }
    }

    @Test func `and they are found`() throws {
        let text =
            "Text\n```swift\nimport Echo\n\nlet a = echo\n```\n```sh\nls\n```\n    /// ```swift\n    /// f()\n    /// ```\n"
        let examples = DocumentedCode.examples(in: text)

        #expect(examples.map(\.text) == ["import Echo\n\nlet a = echo", "f()"])
        #expect(
            examples[0].declaration(named: "docs/a.md, 1")
                == "package func `docs/a.md, 1`(echo: Echo) async throws {\nlet a = echo\n_ = a\n}")
        #expect(DocumentedExamples.documents.contains("docs/library.md"))
        #expect(DocumentedExamples.documents.contains("Sources/Echo/Find/Find.swift"))
        #expect(DocumentedExamples.documents.contains("Tests/EchoTestKit/Scripts/RealtimeScript.swift"))
    }

    @Test func `the README's is the first of the library's, and a program`() throws {
        let program = try Checkout.text(of: "Examples/FirstConversation/main.swift")
        let firsts = try ["README.md", "docs/library.md"].map { document in
            DocumentedCode.examples(in: try Checkout.text(of: document)).first { !$0.isManifest }?.text
        }

        #expect(firsts.map { $0.map { $0 + "\n" } } == [program, program])
    }

    @Test func `the client to begin with has 40 lines at most`() throws {
        let lines = try Checkout.text(of: "Examples/MinimalClient/main.swift").split(separator: "\n")

        #expect((20...40).contains(lines.count))
    }

    @Test func `the manifest of a package that uses the library names products that there are`() async throws {
        let text = try Checkout.text(of: "docs/library.md")
        let manifest = try #require(DocumentedCode.examples(in: text).first { $0.isManifest })
        let folder = FileManager.default.temporaryDirectory.appending(path: "assistant-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(manifest.text.utf8).write(to: folder.appending(path: "Package.swift"))

        let described = try await Subprocess.run("swift", ["package", "--package-path", folder.path, "dump-package"])
        let products = Set(
            try Checkout.text(of: "Package.swift").matches(of: /\.library\(name: "(\w+)"/).map(\.output.1))
        let used = Set(manifest.text.matches(of: /\.product\(name: "(\w+)"/).map(\.output.1))
        let told = Set(text.matches(of: /(?m)^\| `(Echo\w*)` \|/).map(\.output.1))

        #expect(described.contains(#""name" : "assistant""#))
        #expect(used == ["Echo", "EchoALSA"])
        #expect(told == products)
    }

    private func isGenerated(_ path: String) -> Bool {
        (try? Checkout.text(of: path).hasPrefix("// swift-format-ignore-file")) == true
    }

    private func record(_ files: [String: String]) throws {
        let folder = BuiltProducts.sourceDirectory.appending(path: DocumentedExamples.folder)
        for path in Checkout.files(below: DocumentedExamples.folder, ending: "swift") where isGenerated(path) {
            try FileManager.default.removeItem(at: BuiltProducts.sourceDirectory.appending(path: path))
        }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    }
}
