import Echo
import EchoScreen
import Foundation
import Testing

@testable import EchoStore

@Suite struct `Copies of recordings elsewhere` {
    private let folder = StoreFolder()
    private let id = ConversationID("c1")

    /// A recorded call that was copied.
    private func makeSUT(copied: Bool = true) async throws -> ConversationStore {
        let store = folder.store()
        store.note(.began(ConversationRecord(id: id, kind: .phone, startedAt: noon, mode: .audio)))
        store.note(.called(id, CallDetails(callID: "CA1", direction: .inbound, status: "completed")))
        store.note(.message(.sample("m0", in: "c1", at: 0, "What sings?")))
        store.note(.sound(sound(.seconds(1)), of: id))
        await store.flush()
        if copied { try await store.noteCopy(ofCall: "CA1", isMade: true) }
        return store
    }

    private func sound(_ duration: Duration) -> KeptSound {
        var sound = KeptSound(message: "m0", file: "m0.opus", createdAt: noon)
        sound.duration = duration
        return sound
    }

    @Test func `stay as long as the call is kept, also where it can still be restored`() async throws {
        let store = try await makeSUT()
        #expect(try await store.copiesOfErased() == [])
        try await store.delete([id], at: noon)
        #expect(try await store.copiesOfErased() == [])
        await store.close()
    }

    @Test func `are to go when the conversation is erased, and are forgotten when they are gone`() async throws {
        let store = try await makeSUT()
        let report = try await store.erase([id])
        #expect(report.copies == 1)
        #expect(try await store.copiesOfErased() == ["CA1"])

        try await store.forgetCopy(ofCall: "CA1")
        #expect(try await store.copiesOfErased() == [])
        await store.close()
    }

    @Test func `are to go when the sound alone is erased`() async throws {
        let store = try await makeSUT()
        store.note(.sound(sound(.zero), of: id))
        await store.flush()
        #expect(try await store.copiesOfErased() == ["CA1"])
        await store.close()
    }

    @Test func `are to go when the call was erased while it was copied`() async throws {
        let store = try await makeSUT()
        try await store.purge([id])
        try await store.forgetCopy(ofCall: "CA1")
        try await store.noteCopy(ofCall: "CA1", isMade: true)
        #expect(try await store.copiesOfErased() == ["CA1"])
        await store.close()
    }

    @Test func `are still to be made when a call is over whose copy was expected and not made`() async throws {
        let store = try await makeSUT(copied: false)
        #expect(try await store.copiesToMake() == [])
        try await store.expectCopy(ofCall: "CA1")
        #expect(try await store.copiesToMake() == [])

        store.note(.ended(id, at: noon))
        await store.flush()
        #expect(try await store.copiesToMake() == ["CA1"])

        try await store.noteCopy(ofCall: "CA1", isMade: false)
        #expect(try await store.copiesToMake() == ["CA1"])
        try await store.noteCopy(ofCall: "CA1", isMade: true)
        #expect(try await store.copiesToMake() == [])
        await store.close()
    }

    @Test func `are not made of what was erased meanwhile, but erased`() async throws {
        let store = try await makeSUT(copied: false)
        try await store.expectCopy(ofCall: "CA1")
        try await store.purge([id])
        #expect(try await store.copiesToMake() == [])
        #expect(try await store.copiesOfErased() == ["CA1"])
        await store.close()
    }

    @Test func `of calls that were never copied are not looked for`() async throws {
        let store = try await makeSUT(copied: false)
        try await store.purge([id])
        #expect(try await store.copiesOfErased() == [])
        await store.close()
    }
}
