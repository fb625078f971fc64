import Echo
import Foundation
import Testing

@testable import EchoScreen

@Suite struct `Events are filtered by what a person writes` {
    private func entry(
        _ type: String = "response.created", _ direction: WireRecord.Direction = .received, turn: Int = 2,
        json: String = #"{"item_id":"item_42","text":"Lisbon"}"#
    ) -> EventEntry {
        EventEntry(
            record: WireRecord(id: 0, direction: direction, date: Date(), type: type, size: 1, json: json), turn: turn)
    }

    @Test(arguments: [
        ("", true), ("lisbon", true), ("LISBON created", true), ("lisbon porto", false), ("-porto", true),
        ("-lisbon", false), ("response", true), ("session", false), ("session response", true), ("in", true),
        ("out", false), ("in out", true), ("←", true), ("→", false), ("turn", true), ("turn:2", true),
        ("turn:1", false),
        ("turn:1-3", true), ("-turn:2", false), ("item:item_42", true), ("item:item_4", false), ("error", false),
        ("-error", true), ("-in", false), ("\"item_id\"", true), ("\"error\"", false), ("response -response", false),
    ])
    func `words`(words: String, matches: Bool) throws {
        #expect(try EventQuery(words, turn: 2).matches(entry()) == matches)
    }

    @Test func `a failure is an error, whatever its type begins with`() throws {
        #expect(try EventQuery("error", turn: 0).matches(entry("response.failed")))
        #expect(try !EventQuery("response", turn: 0).matches(entry("response.failed")))
    }

    @Test(arguments: [
        ("house", "house.order.failed", true), ("error", "house.order.failed", true),
        ("house", "house.state.changed", true), ("other", "house.state.changed", false),
        ("house", "response.created", false), ("-house", "house.away", false), ("-house", "response.created", true),
    ])
    func `a feature has a family of its own, and its failures are errors as well`(
        words: String, type: String, matches: Bool
    ) throws {
        let families = EventFamilies(ofFeatures: [EventFamily("house", prefix: "house.")])
        let query = try EventQuery(words, turn: 0, families: families)
        #expect(query.matches(entry(type, json: #"{"name":"house"}"#)) == matches)
    }

    @Test func `text in quotes is no family`() throws {
        #expect(try !EventQuery("\"session\"", turn: 0).matches(entry("response.created", json: "{}")))
        #expect(
            try EventQuery("\"session\"", turn: 0).matches(entry("response.created", json: #"{"a":"the session"}"#)))
    }

    @Test(arguments: [
        ("turn:", "turn: needs a number, such as turn:3"), ("turn:x", "turn: needs a number, such as turn:3"),
        ("turn:3-1", "turn: needs a number, such as turn:3"), ("item:", "item: needs an ID, such as item:item_42"),
        ("colour:red", "unknown filter colour: (quote it to search for the text)"),
    ])
    func `a mistake is said`(words: String, sentence: String) {
        #expect {
            try EventQuery(words, turn: 0)
        } throws: { ($0 as? EventQueryError)?.sentence == sentence }
    }
}
