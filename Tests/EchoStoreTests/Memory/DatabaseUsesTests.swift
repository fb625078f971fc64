import EchoScreen
import EchoTestKit
import Foundation
import Synchronization
import Testing

@testable import EchoStore

@Suite struct `The database is closed` {
    @Test func `when nobody uses it any more, and to nobody after that`() async {
        let uses = DatabaseUses()
        let isClosed = Mutex(false)
        #expect(uses.begin())
        let closing = Task {
            await uses.close()
            isClosed.withLock { $0 = true }
        }
        #expect(await eventually { !uses.isOpen })
        let isEarly = isClosed.withLock { $0 }
        #expect(!isEarly)

        uses.end()
        await closing.value

        #expect(!uses.begin())
    }

    /// It used to be closed under those who were erasing, which ended the program.
    @Test func `after what was being erased, however soon it is asked for`() async throws {
        for round in 0..<20 {
            let folder = StoreFolder()
            let store = folder.store()
            await store.keep("a", (0..<200).map { "message \($0)" })
            let erasing = Task { try await store.purge([ConversationID("a")]) }
            if round.isMultiple(of: 2) { await Task.yield() }

            await store.close()

            do { try await erasing.value } catch let error as StoreError { #expect(error == .closed) }
        }
    }
}
