import Echo
import EchoScreen
import EchoStore
import Foundation
import ProgramHarness
import Testing

@Suite struct `Two programs share the store of conversations` {
    private let folder = StoreFolder()

    @Test func `each sees what the other wrote, and that there is something new`() async throws {
        let (one, two) = (folder.store(), folder.store())
        await one.keep("a", ["from one"])
        #expect(try await two.list() == ["a"])
        let before = try await two.version()
        #expect(try await two.version() == before)
        await one.keep("b", ["more"], at: noon + 1)

        #expect(try await two.version() != before)
        #expect(try await two.list() == ["b", "a"])
    }

    @Test func `both write at once, and nothing is lost`() async throws {
        let sample = BuiltProducts.url("store-sample").path
        let path = folder.path
        async let one = Subprocess.run(sample, [path, "one", "300"])
        async let two = Subprocess.run(sample, [path, "two", "300"])
        _ = try await (one, two)

        let store = folder.store()
        #expect(try await store.texts(of: "one").count == 300)
        #expect(try await store.texts(of: "two").count == 300)
        #expect(try await store.conversation(ConversationID("one"))?.wasCut == false)
    }

    @Test func `what one has open is not cut for the other`() async throws {
        let one = folder.store()
        one.note(.message(.sample("m", "so far", .inProgress)))
        await one.flush()
        let two = folder.store()
        let news = two.news()
        _ = try await two.list()

        #expect(await news.first { _ in true } == .opened(cut: []))
        #expect(try await two.conversation(ConversationID("c"))?.wasCut == false)
        await one.close()
    }

    @Test func `a conversation that one has open is known to be, until that one has closed it`() async throws {
        let (one, two) = (folder.store(), folder.store())
        one.note(.message(.sample("m", "so far", .inProgress)))
        await one.flush()

        #expect(try await two.isOpenElsewhere(ConversationID("c")))
        #expect(try await !one.isOpenElsewhere(ConversationID("c")))
        #expect(try await !two.isOpenElsewhere(ConversationID("unknown")))
        one.note(.ended(ConversationID("c"), at: noon))
        await one.flush()
        #expect(try await !two.isOpenElsewhere(ConversationID("c")))
    }

    @Test func `what a command does not look for is told to the next program`() async throws {
        let one = folder.store()
        one.note(.message(.sample("m", "so far", .inProgress)))
        await one.close()
        let command = ConversationStore(folder: folder.path, looksForCut: .nothing)
        #expect(try await command.list() == ["c"])
        await command.close()
        let two = folder.store()
        let news = two.news()
        _ = try await two.list()

        #expect(await news.first { _ in true } == .opened(cut: [ConversationID("c")]))
    }

    @Test func `what was open when a program closed is cut, with the words that had come`() async throws {
        let one = folder.store()
        one.note(.message(.sample("a", at: 0, "question")))
        one.note(.message(.sample("b", at: 1, "half an ans", .inProgress, role: .assistant)))
        one.note(.message(.sample("c", at: 2, "", .transcribing)))
        await one.close()
        let two = folder.store()
        let news = two.news()

        let records = try await two.messages(of: ConversationID("c"), .first, limit: 9).records
        #expect(await news.first { _ in true } == .opened(cut: [ConversationID("c")]))
        #expect(records.map(\.wasCut) == [false, true, true])
        let states: [Message.Status] = [.completed, .incomplete(reason: "cut"), .transcriptionFailed(.connectionLost)]
        #expect(records.map(\.message.status) == states)
        #expect(try await two.found("half") == ["b"])
        #expect(try await two.conversation(ConversationID("c"))?.wasCut == true)

        two.note(.began(.sample("c", at: noon + 60)))
        await two.flush()
        #expect(try await two.conversation(ConversationID("c"))?.wasCut == false)
    }

    @Test(arguments: [false, true])
    func `an answer whose sound was still heard when its program was killed was interrupted there`(
        isSealed: Bool
    ) async throws {
        let keys = TestKeys()
        let one = folder.store(keys: keys)
        if isSealed { try await one.setEncrypted(true, day: "2026-11-24") }
        var answer = MessageRecord.sample("a", at: 0, "In the tall trees.", role: .assistant)
        answer.heardSoFar = HeardSoFar(duration: .milliseconds(700), characters: 6)
        var whole = MessageRecord.sample("b", at: 1, "All of it.", role: .assistant)
        whole.heardSoFar = answer.heardSoFar
        one.note(.message(answer))
        one.note(.message(whole))
        whole.heardSoFar = nil
        one.note(.message(whole))
        await one.flush()
        #expect(
            try await one.messages(of: ConversationID("c"), .first, limit: 9).records.map(\.message.status) == [
                .completed, .completed,
            ])
        await one.close()
        let two = folder.store(keys: keys)

        let records = try await two.messages(of: ConversationID("c"), .first, limit: 9).records
        #expect(records.map(\.wasCut) == [true, false])
        let states: [Message.Status] = [.interrupted(heard: .milliseconds(700), heardCharacters: 6), .completed]
        #expect(records.map(\.message.status) == states)
        #expect(records.map(\.message.text) == ["In the tall trees.", "All of it."])
        #expect(try await two.found("tall") == ["a"])
    }
}
