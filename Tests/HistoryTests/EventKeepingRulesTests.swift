import Echo
import EchoScreen
import Foundation
import Testing

@testable import History

@Suite struct `Events that are kept` {
    private let id = ConversationID("c")
    private var rules = EventKeepingRules()

    private func records(_ count: Int, json: String = "{}") -> [WireRecord] {
        (0..<count).map {
            WireRecord(
                id: $0, direction: .sent, date: Date(timeIntervalSince1970: Double($0)), type: "t\($0)", size: 2,
                json: json)
        }
    }

    private func types(_ changes: [ConversationChange]) -> [String] {
        changes.compactMap { if case .event(let event, _) = $0 { event.type } else { nil } }
    }

    @Test mutating func `before the first message wait for it, the newest two hundred`() {
        #expect(rules.receive(records(300), in: nil, isKept: true).isEmpty)

        let changes = rules.receive(records(1), in: id, isKept: true)

        #expect(changes.count == 201)
        #expect(types(changes).first == "t100")
        #expect(changes.allSatisfy { $0.conversation == id })
    }

    @Test mutating func `come to an end in one conversation, and begin again in the next`() {
        let (first, more) = (EventKeepingRules.most - 1, 5)
        #expect(rules.receive(records(first), in: id, isKept: true).count == first)
        #expect(rules.receive(records(more), in: id, isKept: true).count == 1)
        #expect(rules.receive(records(more), in: id, isKept: true).isEmpty)

        #expect(rules.receive(records(more), in: ConversationID("d"), isKept: true).count == more)
    }

    @Test mutating func `are forgotten off the record, those too that came before it`() {
        _ = rules.receive(records(3), in: nil, isKept: true)
        #expect(rules.receive(records(3), in: id, isKept: false).isEmpty)

        #expect(rules.receive(records(1), in: id, isKept: true).count == 1)
    }

    @Test func `hold no key, and not more than their beginning`() {
        let secret = KeptEvent(records(1, json: #"{"authorization":"Bearer sk-wombat12345"}"#)[0])
        let long = KeptEvent(records(1, json: #"{"x":"\#(String(repeating: "é", count: 20_000))"}"#)[0])

        #expect(!secret.json.contains("wombat"))
        #expect(long.json.utf8.count <= KeptEvent.longest + 2)
    }
}
