import EchoScreen
import Foundation
import Testing

@testable import EchoStore

@Suite struct `The parts that can be got` {
    private func catalog(_ texts: String...) throws -> PartCatalog {
        let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try texts.enumerated().map { number, text in
            let file = folder.appending(path: "\(number).toml")
            try Data(text.utf8).write(to: file)
            return file.path
        }
        return PartCatalog(files: files + [folder.appending(path: "absent.toml").path])
    }

    private func part(_ name: String, role: String = "ears", server: String = "s.py", more: String = "") -> String {
        """
        [[part]]
        name = "\(name)"
        role = "\(role)"
        title = "\(name)"
        server = "\(server)"
        model = "."
        \(more)

        """
    }

    @Test func `the person's own come before those of the program, and stand for them`() throws {
        let own = part("mine", role: "brain", more: "download = 5") + part("whisper", more: "license = \"MIT\"")
        let catalog = try catalog(own, part("whisper", more: "license = \"other\"") + part("piper", role: "voice"))

        #expect(catalog.parts.map(\.name) == ["mine", "whisper", "piper"])
        #expect(catalog["whisper"]?.license == "MIT")
        #expect(catalog["mine"]?.role == .brain)
        #expect(catalog["mine"]?.download == 5)
        #expect(catalog.problems == [])
    }

    @Test func `a brain interprets unless it is said that it is too small`() throws {
        let catalog = try catalog(
            part("large", role: "brain") + part("small", role: "brain", more: "translates = false"))
        #expect(catalog["large"]?.translates == true)
        #expect(catalog["small"]?.translates == false)
    }

    @Test(arguments: ["../x", "Whisper", ".x", "a b", "a/b"])
    func `a name that is no name of a folder is refused`(name: String) throws {
        let catalog = try catalog(part(name))
        #expect(catalog.parts == [])
        #expect(catalog.problems.count == 1)
    }

    @Test(arguments: ["/bin/sh", "../../x.py"])
    func `a server outside of its folder is refused`(server: String) throws {
        let catalog = try catalog(part("a", server: server) + part("b"))
        #expect(catalog.parts.map(\.name) == ["b"])
        #expect(catalog.problems.count == 1)
    }

    @Test func `one of Ollama's has its name there in the place of a program`() throws {
        let text = """
            [[part]]
            name = "llama"
            role = "brain"
            title = "Llama"
            ollama = "llama3.2:3b"
            """
        let catalog = try catalog(text + "\n" + part("b", server: "ollama"))

        #expect(catalog.parts.map(\.server) == [PartCatalog.ollama])
        #expect(catalog["llama"]?.model == "llama3.2:3b")
        #expect(catalog.problems.count == 1)
    }

    @Test func `what is missing, and what is no TOML, is said`() throws {
        let catalog = try catalog("[[part]]\nname = \"x\"\n", "not = toml = at all", part("ok"))
        #expect(catalog.parts.map(\.name) == ["ok"])
        #expect(catalog.problems.count == 2)
    }

    @Test func `those of the program are whole, the ears first`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Parts/parts.toml").standardizedFileURL
        let catalog = PartCatalog(files: [file.path])

        #expect(catalog.problems == [])
        #expect(catalog.parts.first?.role == .ears)
        #expect(Set(catalog.parts.map(\.role)) == [.brain, .ears, .voice, .embeddings])
        for part in catalog.parts {
            #expect(part.download > 0 && part.disk > 0 && part.memory > 0, "\(part.name)")
            #expect(part.disk < 2_000_000_000, "\(part.name)")
        }
    }
}
