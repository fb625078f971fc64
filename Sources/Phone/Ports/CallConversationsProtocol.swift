import EchoScreen
import Foundation

/// The history as the telephone needs it: some of its conversations were calls, and are found by the names that their
/// lines have for them.
package protocol CallConversationsProtocol: ConversationReaderProtocol, ConversationWriterProtocol,
    ConversationStoreNewsProtocol, SpendingStoreProtocol
{
    /// Looks after what is kept, until it is cancelled.
    func run(clock: any AppClockProtocol) async
    /// From now on, what is older is erased by itself.
    func retain(_ retention: Retention)
    /// Writes what waits, and ends.
    func close() async
    /// Deleted ones included, as long as they are kept.
    ///
    /// - Parameter calls: a few hundred at most.
    func conversations(ofCalls calls: [String]) async throws(StoreError) -> [String: [ConversationID]]
    func erase(_ ids: [ConversationID], at date: Date) async throws(StoreError) -> ErasingReport

    /// A recording of this call is to be copied to another machine.
    func expectCopy(ofCall call: String) async throws(StoreError)
    func noteCopy(ofCall call: String, isMade: Bool) async throws(StoreError)
    func forgetCopy(ofCall call: String) async throws(StoreError)
    /// Calls whose recordings are still to be copied.
    func copiesToMake() async throws(StoreError) -> [String]
    /// Calls that were erased here, and whose copies are to be erased there.
    func copiesOfErased() async throws(StoreError) -> [String]
}
