import Echo
import EchoStore
import Foundation
import Testing

@Suite final class `What servers refused is remembered` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "echo-refusals-\(UUID().uuidString)")
    private var path: String { folder.appending(path: "state/refusals.json").path }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func known(_ model: String = "llama", on day: String = "2026-12-01") throws -> KnownRefusals {
        let day = try #require(CalendarDay(day) as CalendarDay?)
        return KnownRefusals(
            version: "llama.cpp/1",
            refusals: [
                KnownRefusal(.toolCount, model: model, limit: 128, day: day),
                KnownRefusal(.field("truncation"), model: model, day: day),
            ])
    }

    private func write(_ data: Data) throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "state"), withIntermediateDirectories: true)
        try data.write(to: URL(filePath: path))
    }

    @Test func `from one start to the next, for each server`() async throws {
        try await RefusalsFile(path: path).keep(known(), of: "localhost:1")
        try await RefusalsFile(path: path).keep(known("qwen"), of: "localhost:2")

        let file = RefusalsFile(path: path)
        #expect(try await file.refusals(of: "localhost:1") == known())
        #expect(try await file.refusals(of: "localhost:2") == known("qwen"))
        #expect(await file.refusals(of: "localhost:3") == KnownRefusals())
        #expect(await file.all().count == 2)
    }

    @Test func `until it is forgotten`() async throws {
        try await RefusalsFile(path: path).keep(known(), of: "localhost:1")
        #expect(await RefusalsFile(path: path).forgetAll() == 2)
        #expect(await RefusalsFile(path: path).all().isEmpty)
        #expect(await RefusalsFile(path: path).forgetAll() == 0)
    }

    @Test func `by nobody else`() async throws {
        try await RefusalsFile(path: path).keep(known(), of: "localhost:1")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `of fifty servers, those that refused last`() async throws {
        let file = RefusalsFile(path: path)
        for number in 10...70 { try await file.keep(known(on: "2026-11-\(number % 20 + 10)"), of: "host\(number)") }
        #expect(await file.all().count == 50)
    }

    @Test(arguments: ["", "{", "[]", "{\"a\":5}", "{\"a\":{\"refusals\":[{\"option\":\"x\"}]}}"])
    func `but nothing of a file that is damaged`(_ text: String) async throws {
        try write(Data(text.utf8))
        #expect(await RefusalsFile(path: path).all().isEmpty)
    }

    @Test func `but nothing of a file that is too large`() async throws {
        try write(Data(count: 10_000_000))
        #expect(await RefusalsFile(path: path).refusals(of: "localhost:1") == KnownRefusals())
    }

    @Test func `and what a newer version wrote is left out`() async throws {
        let text = """
            {"a":{"refusals":[{"option":"telepathy","model":"m","day":"2026-12-01"},
            {"option":"tools","model":"m","day":"2026-12-01"},{"option":"tools","model":"m","day":"soon"}]}}
            """
        try write(Data(text.utf8))
        #expect(await RefusalsFile(path: path).refusals(of: "a").refusals.map(\.option) == [.tools])
    }
}
