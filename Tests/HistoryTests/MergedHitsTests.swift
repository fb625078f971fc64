import Echo
import EchoScreen
import Foundation
import Testing

@testable import History

@Suite struct `Hits by words and by meaning` {
    private func hits(_ ids: String..., byMeaning: Bool = false) -> [SearchHit] {
        ids.map { id in
            var hit = SearchHit(
                conversation: ConversationID("c"), conversationTitle: "", message: id, position: 0, role: .user,
                createdAt: Date(timeIntervalSince1970: 0), snippet: SearchSnippet(text: id, marks: []), rank: 0)
            hit.isByMeaning = byMeaning
            return hit
        }
    }

    @Test func `what both found comes first, with its words`() {
        let merged = MergedHits.merged(hits("a", "b"), hits("b", "c", byMeaning: true), limit: 10)

        #expect(merged.map(\.message) == ["b", "a", "c"])
        #expect(merged.map(\.isByMeaning) == [false, false, true])
    }

    @Test func `there are never more than asked for`() {
        #expect(MergedHits.merged(hits("a", "b"), hits("c", byMeaning: true), limit: 2).map(\.message) == ["a", "c"])
    }

    @Test func `where nothing was found by meaning, the words decide`() {
        #expect(MergedHits.merged(hits("a", "b"), [], limit: 10) == hits("a", "b"))
    }
}
