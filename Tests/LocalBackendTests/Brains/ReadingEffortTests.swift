import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `The offline assistant reads a text once` {
    private static let pieces = [
        "one hundred ", "two hundred ", "1+", "(", "one ", "1 ", "-", "a", " ", "\n", "\"", "my is ", "and ", "no ",
        "how many days between march one and ", "how many days until one ", "convert one to ", "set a timer for one ",
        "roll one one sided ", "point one ", "what is a of ", "in the city of ", "name: Ada, ", "Ada Ada ", "x@y",
        "http://", "tags: a, ", "red blue ", "to for ", "age ", "2026-01-0", "march ", "my name is ", "1,000.5 ", "{",
        "{\"properties\": ", "get time ",
    ]
    private static let openings = [
        "", "how many days between ", "how many days until ", "convert ", "what is ", "spell ", "roll ",
        "set a timer for ", "remember that ", "my name is ", "call send_note saying ",
    ]

    @Test(arguments: pieces) func `so that twice the text costs twice the steps`(piece: String) {
        for way in Way.allCases {
            for opening in way == .plain ? Self.openings : Array(Self.openings.prefix(1)) {
                let (once, twice) = (steps(opening, piece, 400, way), steps(opening, piece, 800, way))
                #expect(twice <= once * 5 / 2 + 400, "\(opening)\(piece) \(way): \(once), \(twice)")
                #expect(twice <= 800 * 400, "\(opening)\(piece) \(way): \(twice)")
            }
        }
    }

    @Test(arguments: ["one hundred ", "("]) func `and no more of it than anybody says`(piece: String) {
        for way in Way.allCases where way != .json {
            let (long, longer) = (steps("", piece, 30_000, way), steps("", piece, 60_000, way))
            #expect(longer <= long + long / 2 + 1_000, "\(way): \(long), \(longer)")
        }
    }

    @Test func `and a conversation too`() {
        let said = BrainItem.user("remember that my car is blue")
        let (once, twice) = (effort(after: said, times: 100), effort(after: said, times: 200))

        #expect(twice <= once * 5 / 2)
    }

    @Test func `and a schema of options of options only so far`() {
        let options: JSONValue = ["anyOf": .array(.init(repeating: ["$ref": "#/$defs/a"], count: 30))]
        let schema: JSONValue = [
            "type": "object", "required": ["x"], "properties": ["x": options],
            "$defs": ["a": ["type": "object", "required": ["x"], "properties": ["x": options]]],
        ]
        let prompt = BrainPrompt(
            items: [.user("Ada")], now: OfflineAssistant.now, timeZone: .gmt, seed: 1,
            format: .schema(name: "x", schema))

        #expect(OfflineAssistant.brain.parts(prompt).contains { if case .refusal = $0 { true } else { false } })
        #expect(effort(prompt) < 10_000)
    }

    @Test func `and says so when it looks for facts in too long a one`() {
        let prompt = BrainPrompt(
            items: [.user(String(repeating: "Ada, 36. ", count: 10_000))], now: OfflineAssistant.now, timeZone: .gmt,
            seed: 1, format: .schema(name: "x", Self.schema))

        let words = OfflineAssistant.brain.parts(prompt).map { if case .refusal(let words) = $0 { words } else { "" } }
        #expect(words.joined().contains("20000 characters"))
    }

    private enum Way: CaseIterable { case plain, tools, forced, schema, list, json }

    private static let schema: JSONValue = [
        "type": "object", "required": ["name", "age", "mail", "day", "tags", "sizes", "colours", "urgent", "link"],
        "properties": [
            "name": ["type": "string"], "age": ["type": "integer"], "mail": ["type": "string", "format": "email"],
            "day": ["type": "string", "format": "date"], "tags": ["type": "array", "items": ["type": "string"]],
            "sizes": ["type": "array", "items": ["type": "integer"]], "urgent": ["type": "boolean"],
            "colours": ["type": "array", "items": ["type": "string", "enum": ["red", "blue", "red blue"]]],
            "link": ["type": "string", "format": "uri"],
        ],
    ]

    private static let list: JSONValue = [
        "type": "object", "required": ["people"],
        "properties": [
            "people": [
                "type": "array",
                "items": [
                    "type": "object", "required": ["name", "age"],
                    "properties": ["name": ["type": "string"], "age": ["type": "integer"]],
                ],
            ]
        ],
    ]

    private static let tools = [
        BrainTool(name: "get_time", description: "Tells the time in a city", parameters: schema),
        BrainTool(
            name: "send_note", description: "Sends a note to one person",
            parameters: [
                "type": "object", "required": ["to", "text", "level", "state"],
                "properties": [
                    "to": ["type": "string"], "text": ["type": "string"], "level": ["type": "integer"],
                    "state": ["type": "string", "enum": ["on", "off", "living room"]], "loud": ["type": "boolean"],
                ],
            ]),
    ]

    private func steps(_ opening: String, _ piece: String, _ length: Int, _ way: Way) -> Int {
        let text = opening + String(repeating: piece, count: length / piece.utf8.count)
        var prompt = BrainPrompt(items: [.user(text)], now: OfflineAssistant.now, timeZone: .gmt, seed: 1)
        switch way {
        case .plain: break
        case .tools: prompt.tools = Self.tools
        case .forced: (prompt.tools, prompt.toolChoice) = (Self.tools, .required)
        case .schema: prompt.format = .schema(name: "x", Self.schema)
        case .list: prompt.format = .schema(name: "x", Self.list)
        case .json: (prompt.format, prompt.items) = (.object, [.system(text)] + prompt.items)
        }
        return effort(prompt)
    }

    private func effort(after said: BrainItem, times: Int) -> Int {
        effort(
            BrainPrompt(
                items: .init(repeating: said, count: times) + [.assistant("Yes."), .user("what do you remember")],
                now: OfflineAssistant.now,
                timeZone: .gmt, seed: 1))
    }

    private func effort(_ prompt: BrainPrompt) -> Int {
        let effort = ReadingEffort()
        ReadingEffort.$current.withValue(effort) { _ = OfflineAssistant.brain.parts(prompt) }
        return effort.steps
    }
}
