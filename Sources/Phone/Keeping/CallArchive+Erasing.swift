import EchoScreen
import Foundation

/// Calls and their conversations go together.
extension CallArchive {
    /// Erases the conversations of these calls, with their sound.
    ///
    /// - Returns: whether nothing of them is left.
    func erase(_ calls: [String]) async -> Bool {
        do throws(StoreError) {
            var ids: [ConversationID] = []
            for start in stride(from: 0, to: calls.count, by: 500) {
                let part = Array(calls[start..<min(start + 500, calls.count)])
                ids += try await conversations.conversations(ofCalls: part).values.flatMap(\.self)
            }
            guard !ids.isEmpty else { return true }
            return try await conversations.erase(ids, at: Date()).obstacle == nil
        } catch {
            return false
        }
    }

    /// The calls among these that have a conversation; nil where that cannot be told.
    func known(_ calls: [String]) async -> Set<String>? {
        (try? await conversations.conversations(ofCalls: calls)).map { Set($0.keys) }
    }
}
