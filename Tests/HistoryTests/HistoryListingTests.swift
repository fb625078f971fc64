import Echo
import EchoScreen
import Foundation
import History
import Testing

@Suite struct `The history as lines and as JSON` {
    private let noon = Date(timeIntervalSince1970: 1_795_435_200)
    private let listing = HistoryListing(timeZone: .gmt)

    private var record: ConversationRecord {
        var record = ConversationRecord(
            id: ConversationID("0a"), title: ConversationTitle("A heron", .firstWords), startedAt: noon, mode: .audio,
            model: "gpt-realtime")
        (record.messageCount, record.duration, record.cost) = (2, .seconds(90), 0.0123)
        return record
    }

    @Test func `a conversation is a line`() {
        #expect(listing.lines([record]) == "0a  2026-11-23 12:00  voice  2 messages  $0.0123  A heron\n")
    }

    @Test func `and an object in JSON`() throws {
        let json = try listing.json([record])

        #expect(json.contains(#""id" : "0a""#))
        #expect(json.contains(#""changedAt" : "2026-11-23T12:00:00Z""#))
        #expect(json.contains(#""seconds" : 90"#))
        #expect(json.contains(#""cost" : 0.0123"#))
    }

    @Test func `a message that was found is a line with its words`() {
        let hit = SearchHit(
            conversation: ConversationID("0a"), conversationTitle: "A heron", message: "m", position: 0, role: .user,
            createdAt: noon, snippet: SearchSnippet(text: "a heron\u{1B}", marks: []), rank: 1)

        #expect(listing.lines([hit]) == "0a  2026-11-23 12:00  user  a heron␛\n")
    }

    @Test func `an import says what had no date and no author`() {
        var summary = ImportSummary()
        (summary.imported, summary.messages, summary.anonymous, summary.undated) = (2, 7, 1, 2)

        #expect(
            ImportWording.sentence(summary)
                == "Imported 2 conversations with 7 new messages; 1 message without an author is left out; "
                + "2 conversations without a date have today's.")
    }
}
