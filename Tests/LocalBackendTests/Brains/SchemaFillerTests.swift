import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `The skill brain fills schemas with what a text says` {
    private func fill(_ schema: JSONValue, _ text: String) -> BrainPart {
        // A Saturday.
        var filler = SchemaFiller(schema, now: Date(timeIntervalSince1970: 1_795_251_600), timeZone: .gmt)
        return filler.answer(from: text)
    }

    private static func object(_ properties: JSONObject, required: [String]? = nil) -> JSONValue {
        [
            "type": "object", "properties": .object(properties),
            "required": .array((required ?? properties.keys.sorted()).map { .string($0) }),
            "additionalProperties": false,
        ]
    }

    @Test(
        arguments: [
            (
                object(["name": ["type": "string"], "age": ["type": "integer"]]), "John, 30",
                ["name": "John", "age": 30]
            ),
            (
                object(["name": ["type": "string"], "age": ["type": "integer"]]),
                "My name is Ada Lovelace and I am thirty six years old.", ["name": "Ada Lovelace", "age": 36]
            ),
            (
                object(["width": ["type": "number"], "height": ["type": "number"]]), "height: 2.5, width is 4",
                ["width": 4, "height": 2.5]
            ),
            (
                object(["due_date": ["type": "string", "format": "date"]]), "Finish it by tomorrow.",
                ["due_date": "2026-11-22"]
            ),
            (object(["day": ["type": "string", "format": "date"]]), "On 2027-01-05.", ["day": "2027-01-05"]),
            (
                object(["mail": ["type": "string", "format": "email"]]), "Write to ada@example.com.",
                ["mail": "ada@example.com"]
            ),
            (
                object(["unit": ["type": "string", "enum": ["celsius", "fahrenheit"]], "city": ["type": "string"]]),
                "city: Oslo, in Celsius please", ["unit": "celsius", "city": "Oslo"]
            ),
            (object(["urgent": ["type": "boolean"]]), "This is urgent.", ["urgent": true]),
            (object(["urgent": ["type": "boolean"]]), "It is not urgent.", ["urgent": false]),
            (
                object(["tags": ["type": "array", "items": ["type": "string"]]]), "tags: red, green and blue.",
                ["tags": ["red", "green", "blue"]]
            ),
            (
                object(["values": ["type": "array", "items": ["type": "integer"]]]), "1, 2 and 3",
                ["values": [1, 2, 3]]
            ),
            (
                object(["note": ["type": ["string", "null"]], "count": ["type": "integer"]]), "There were 7",
                ["note": .null, "count": 7]
            ),
            (
                object(["who": ["anyOf": [["$ref": "#/$defs/person"], ["type": "null"]]]]).merging([
                    "$defs": ["person": object(["name": ["type": "string"]])]
                ]), "I am Ada.", ["who": ["name": "Ada"]]
            ),
        ] as [(JSONValue, String, JSONValue)])
    func `and with nothing else`(schema: JSONValue, text: String, expected: JSONValue) throws {
        guard case .text(let json) = fill(schema, text) else {
            Issue.record("refused: \(fill(schema, text))")
            return
        }
        #expect(try JSONValue(parsing: Data(json.utf8)) == expected)
    }

    @Test(
        arguments: [
            (object(["name": ["type": "string"], "age": ["type": "integer"]]), "It rains.", ["age", "name"]),
            (object(["width": ["type": "number"], "height": ["type": "number"]]), "3 by 4", ["height", "width"]),
            (
                object(["summary": ["type": "string"], "mood": ["type": "string"]]), "A long story.",
                ["mood", "summary"]
            ),
            (object(["urgent": ["type": "boolean"]]), "Buy milk.", ["urgent"]),
        ] as [(JSONValue, String, [String])])
    func `what the text does not say is refused by its name`(schema: JSONValue, text: String, missing: [String]) {
        guard case .refusal(let words) = fill(schema, text) else {
            Issue.record("made up: \(fill(schema, text))")
            return
        }
        #expect(words.contains("offline assistant"))
        for name in missing { #expect(words.contains(name)) }
    }

    @Test(
        arguments: [
            ["$ref": "#"], ["$ref": "#/$defs/a", "$defs": ["a": ["$ref": "#/$defs/a"]]], ["$ref": "https://x"], [:],
            .null,
            ["type": "object", "properties": ["child": ["$ref": "#"]], "required": ["child"]], ["type": "object"],
            ["type": "array"], ["anyOf": []], ["enum": []],
        ] as [JSONValue])
    func `a schema in circles, or of nothing, ends`(schema: JSONValue) {
        switch fill(schema, "I am Ada, 36.") {
        case .refusal, .text("{}"): break
        case let part: Issue.record("\(part)")
        }
    }
}

extension JSONValue {
    fileprivate func merging(_ other: JSONObject) -> JSONValue { .object((object ?? [:]).merging(other) { $1 }) }
}
