import Foundation
import ProgramHarness
import Testing

/// Whoever copies an example gets a program that compiles.
@Suite struct `Every example in the documents compiles` {
    private static let documents =
        (["README.md", "CONTRIBUTING.md"]
        + Checkout.files(below: "docs", ending: "md") + Checkout.files(below: "Sources/Echo/Echo.docc", ending: "md")
        + Checkout.files(below: "Tests/EchoTestKit/EchoTestKit.docc", ending: "md")
        + Checkout.files(below: "Sources/Echo/Core", ending: "swift")
        + Checkout.files(below: "Sources/Echo/Events", ending: "swift"))
        .filter { (try? Checkout.text(of: $0).contains("```swift")) == true }

    /// What the text around an example speaks of.
    private static let names = """
        echo: Echo, conversation: Conversation, key: String?, microphone: any AudioCaptureProtocol,
        loudspeaker: any AudioPlaybackProtocol
        """
    private static let context = """
        import Echo
        func forecast(for city: String) async throws -> String { city }
        actor MyScreen {
            init(_ conversation: Conversation) {}
            func type(_ text: String) {}
            func shows(_ text: String) -> Bool { true }
        }
        """

    @Test(arguments: documents) func `as it stands`(document: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "examples-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var files = [try write(Self.context, folder.appending(path: "Context.swift"))]
        for example in DocumentedCode.examples(in: try Checkout.text(of: document)) {
            let file = try write(
                example.file(knowing: Self.names), folder.appending(path: "line\(example.line).swift"))
            if example.isManifest { try await compile([file], Self.manifestOptions()) } else { files.append(file) }
        }
        try await compile(files, Self.moduleOptions)
    }

    @Test func `and they are found`() throws {
        let text =
            "Text\n```swift\nlet a = 1\nimport Echo\n```\n```sh\nls\n```\n    /// ```swift\n    /// let b = 2\n    /// ```\n"
        let examples = DocumentedCode.examples(in: text)

        #expect(
            examples == [
                DocumentedCode(text: "let a = 1\nimport Echo", line: 3), DocumentedCode(text: "let b = 2", line: 10),
            ])
        #expect(examples[0].file(knowing: "") == "import Echo\nprivate func example() async throws {\nlet a = 1\n}\n")
        #expect(Self.documents.contains("docs/library.md"))
    }

    private func write(_ text: String, _ file: URL) throws -> String {
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private func compile(_ files: [String], _ options: [String]) async throws {
        do {
            try await Subprocess.run("swiftc", ["-typecheck", "-swift-version", "6"] + options + files)
        } catch let failure as SubprocessFailure {
            Issue.record("\(failure.output)")
        }
    }

    /// The modules beside the tests, with what they are made of in C.
    private static let moduleOptions: [String] = {
        let products = BuiltProducts.url("").resolvingSymlinksInPath()
        let checkouts = products.deletingLastPathComponent().deletingLastPathComponent().appending(path: "checkouts")
        let sources = BuiltProducts.sourceDirectory.appending(path: "Sources")
        let built = (try? FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)) ?? []
        let maps = built.map { $0.appending(path: "module.modulemap") }.filter(exists)
        let folders = (moduleMaps(below: sources) + moduleMaps(below: checkouts))
            .map { $0.deletingLastPathComponent().path }
        return ["-I", products.appending(path: "Modules").path] + folders.flatMap { ["-I", $0] }
            + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
    }()

    private static func moduleMaps(below folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (found?.allObjects as? [URL] ?? []).filter { $0.lastPathComponent == "module.modulemap" }
    }

    private static func manifestOptions() -> [String] {
        let programs = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let compiler = programs.map { URL(filePath: String($0)).appending(path: "swiftc") }.first(where: exists)
        let toolchain = compiler?.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        let library = toolchain?.appending(path: "lib/swift/pm/ManifestAPI").path ?? ""
        return ["-package-description-version", "6.3.0", "-I", library]
    }

    private static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
}
