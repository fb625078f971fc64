import EchoScreen
import EchoStore
import Foundation
import Testing

@Suite struct `Texts that could not be sent` {
    private let folder = StoreFolder()
    private var path: String { folder.path + "/unsent" }

    private func store() -> ConversationStore { ConversationStore(folder: folder.path, notes: [path]) }

    @Test func `are there for the next program, in order and apart, and then no more`() async throws {
        let first = store()
        #expect(await first.unsentTexts(at: path).keep(["one", "two\nlines"]))
        await first.close()

        let next = store()
        let texts = next.unsentTexts(at: path)
        #expect(await texts.take() == ["one", "two\nlines"])
        await texts.keep([])
        #expect(!FileManager.default.fileExists(atPath: path))
        await next.close()
    }

    @Test func `of a program that runs are its own`() async throws {
        let (running, other) = (store(), store())
        await running.unsentTexts(at: path).keep(["mine"])
        await other.unsentTexts(at: path).keep(["yours"])

        #expect(await other.unsentTexts(at: path).take() == ["yours"])
        await running.close()
        #expect(Set(await other.unsentTexts(at: path).take()) == ["mine", "yours"])
        await other.close()
    }

    @Test func `are not in the file as they are where conversations are encrypted`() async throws {
        let keys = TestKeys()
        let store = ConversationStore(folder: folder.path, notes: [path], keys: keys)
        await store.unsentTexts(at: path).keep(["planted secret"])
        try await store.setEncrypted(true, day: "2026-11-24")
        #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("planted"))
        await store.unsentTexts(at: path).keep(["planted secret", "another"])
        #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("another"))
        await store.close()

        let next = ConversationStore(folder: folder.path, notes: [path], keys: keys)
        #expect(await next.unsentTexts(at: path).take() == ["planted secret", "another"])
        await next.close()
    }

    @Test func `are gone when everything is erased`() async throws {
        let store = store()
        await store.unsentTexts(at: path).keep(["one"])
        let places = DataPlaces(
            recordings: "/none", sentTexts: "", state: "/none", settings: "/none/x", unsentTexts: path)
        _ = try await KeptFiles(store: store, places: places).erase(.everything)

        #expect(!FileManager.default.fileExists(atPath: path))
        await store.close()
    }
}
