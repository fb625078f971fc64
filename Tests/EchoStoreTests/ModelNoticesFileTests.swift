import Echo
import EchoScreen
import EchoStore
import Foundation
import Testing

@Suite final class `The days on which ends of models were told are remembered` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "echo-told-\(UUID().uuidString)")
    private var path: String { folder.appending(path: "state/model-notices.json").path }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ data: Data) throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "state"), withIntermediateDirectories: true)
        try data.write(to: URL(filePath: path))
    }

    @Test func `from one start to the next`() async throws {
        let told = ToldModelEnds(
            ends: ["gpt-5": try #require(CalendarDay("2026-12-01") as CalendarDay?)], isOld: CalendarDay("2027-04-01"))

        await ModelNoticesFile(path: path).keep(told)

        #expect(await ModelNoticesFile(path: path).told() == told)
    }

    @Test func `nothing without a file`() async {
        #expect(await ModelNoticesFile(path: path).told() == ToldModelEnds())
    }

    @Test(arguments: ["", "{", "[]", "{\"ends\":{\"gpt-5\":\"soon\"}}", "{\"ends\":5}"])
    func `nothing of a file that is damaged`(_ text: String) async throws {
        try write(Data(text.utf8))

        #expect(await ModelNoticesFile(path: path).told() == ToldModelEnds())
    }

    @Test func `nothing of a file that is too large`() async throws {
        try write(Data(count: 10_000_000))

        #expect(await ModelNoticesFile(path: path).told() == ToldModelEnds())
    }

    @Test func `a folder that cannot be written stops nobody`() async throws {
        try write(Data())
        let inside = path + "/told.json"

        await ModelNoticesFile(path: inside).keep(ToldModelEnds(isOld: CalendarDay("2027-04-01")))

        #expect(await ModelNoticesFile(path: inside).told() == ToldModelEnds())
    }
}
