import Echo
import EchoScreen
import EchoStore
import Foundation
import Testing

@Suite final class `Models that were replaced are remembered` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "echo-replaced-\(UUID().uuidString)")
    private var path: String { folder.appending(path: "state/replaced-models.json").path }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func changes() throws -> [ModelChange] {
        let end = try #require(CalendarDay("2026-12-11") as CalendarDay?)
        let exchange = SettingExchange(
            SettingID("models.responses"), from: .word("gpt-5"), to: .word("gpt-6.1-sol"))
        let places: [ModelChange.Keeping] = [
            .settings(nil), .settings(try ProfileName("work")), .prompt(PromptID("p"), name: "Tutor"),
        ]
        return places.map { ModelChange($0, exchange, [ModelReplacement("gpt-5", by: "gpt-6.1-sol", end: end)]) }
    }

    @Test func `from one run to the next, wherever they stand`() async throws {
        let changes = try changes()

        await ReplacedModelsFile(path: path).keep(changes)

        #expect(await ReplacedModelsFile(path: path).changes() == changes)
    }

    @Test func `until they are restored`() async throws {
        let file = ReplacedModelsFile(path: path)
        await file.keep(try changes())

        await file.keep([])

        #expect(await file.changes() == [])
    }

    @Test(arguments: ["", "{}", "[{\"setting\":5}]"])
    func `and none of a file that is damaged`(_ text: String) async throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "state"), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path))

        #expect(await ReplacedModelsFile(path: path).changes() == [])
    }
}
