import EchoScreen
import EchoStore
import Foundation
import Testing

@Suite final class `What was found out about servers is remembered` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "echo-servers-\(UUID().uuidString)")
    private var path: String { folder.appending(path: "state/servers.json").path }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func table(_ address: String, day: String = "2026-11-29") -> ServerTable {
        ServerTable(
            address: address, software: "Ollama 0.12.3", model: "llama3.2", day: day,
            rows: [ServerTable.Row(name: "Models", mark: .works, words: "7 models listed")])
    }

    @Test func `from one start to the next, the last test of each server`() async {
        #expect(await ServerTablesFile(path: path).keep(table("http://a/v1")))
        #expect(await ServerTablesFile(path: path).keep(table("http://b/v1")))
        #expect(await ServerTablesFile(path: path).keep(table("http://a/v1", day: "2026-12-01")))

        let file = ServerTablesFile(path: path)
        #expect(await file.table(of: "http://a/v1") == table("http://a/v1", day: "2026-12-01"))
        #expect(await file.table(of: "http://b/v1") == table("http://b/v1"))
        #expect(await file.table(of: "http://c/v1") == nil)
    }

    @Test func `of twenty servers, those that were tested last`() async {
        let file = ServerTablesFile(path: path)
        for number in 1...25 { _ = await file.keep(table("http://host\(number)/v1")) }

        #expect(await file.table(of: "http://host5/v1") == nil)
        #expect(await file.table(of: "http://host6/v1") != nil)
        #expect(await file.table(of: "http://host25/v1") != nil)
    }

    @Test(arguments: ["", "{", "{}", "[1]", #"[{"address":"http://a/v1"}]"#])
    func `not out of a file that is damaged`(text: String) async throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "state"), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path))

        #expect(await ServerTablesFile(path: path).table(of: "http://a/v1") == nil)
        #expect(await ServerTablesFile(path: path).keep(table("http://a/v1")))
    }

    @Test func `unless it cannot be written, which is told`() async throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "state"), withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: path))

        #expect(await !ServerTablesFile(path: path + "/servers.json").keep(table("http://a/v1")))
    }
}
