import Echo
import EchoWire
import Testing

@Suite struct `A schema is derived from a type` {
    private func properties(of schema: JSONValue) -> JSONObject { schema["properties"]?.object ?? [:] }

    @Test func `every kind of property has its form`() throws {
        let schema = try JSONSchema.derive(from: SampleTypes.Everything.self)
        let inner: JSONValue = [
            "type": "object", "properties": ["first_name": ["type": "string"]], "required": ["first_name"],
            "additionalProperties": false,
        ]
        let expected: JSONObject = [
            "text": ["type": "string"],
            "yes": ["type": "boolean"],
            "whole": ["type": "integer"],
            "small": ["type": "integer", "minimum": 0, "maximum": 255],
            "fraction": ["type": "number"],
            "when": ["type": "string", "format": "date-time"],
            "place": ["type": "string", "description": "A URL."],
            "id": ["type": "string", "format": "uuid"],
            "bytes": ["type": "string", "description": "Bytes, base64."],
            "mood": ["type": "string", "enum": ["calm", "wild"]],
            "level": ["type": "integer", "enum": [1, 9]],
            "quiet": ["type": "string", "enum": ["yes", "no", "maybe"]],
            "only": ["type": "string", "enum": ["one"]],
            "tags": ["type": "array", "items": ["type": "string"]],
            "maybe": ["type": ["integer", "null"]],
            "maybeMood": ["type": ["string", "null"], "enum": ["calm", "wild", nil]],
            "inner": inner,
            "inners": ["type": ["array", "null"], "items": inner],
        ]
        for (name, form) in expected { #expect(properties(of: schema)[name] == form, "\(name)") }
        #expect(properties(of: schema).count == expected.count)
        #expect(schema["required"]?.array?.compactMap(\.string) == expected.keys.sorted())
        #expect(schema["additionalProperties"] == false)
        #expect(schema["type"] == "object")
    }

    @Test func `optional properties of a schema that is not strict may be left out`() throws {
        let schema = try JSONSchema.derive(from: SampleTypes.ByHand.self, strict: false)
        #expect(schema["required"] == ["place"])
        #expect(properties(of: schema)["scale"] == ["type": "number"])
    }

    @Test func `decoding by hand and nested containers are followed`() throws {
        let schema = try JSONSchema.derive(from: SampleTypes.ByHand.self)
        #expect(properties(of: schema)["scale"] == ["type": ["number", "null"]])
        #expect(properties(of: schema)["place"]?["properties"] == ["x": ["type": "number"]])
    }

    @Test func `a class has the properties of its superclass`() throws {
        let schema = try JSONSchema.derive(from: SampleTypes.Dog.self)
        #expect(schema["required"] == ["legs", "name"])
    }

    @Test func `an enum with payloads is one object for each case`() throws {
        let items = properties(of: try JSONSchema.derive(from: SampleTypes.Drawing.self))["shapes"]?["items"]
        let choices = try #require(items?["anyOf"]?.array)
        #expect(choices.map { $0["required"]?[0]?.string } == ["circle", "rectangle", "nothing"])
        #expect(choices[1]["properties"]?["rectangle"]?["required"] == ["height", "width"])
        #expect(choices[2]["properties"]?["nothing"]?["properties"] == [:])
    }

    @Test func `a type within itself becomes a reference`() throws {
        let schema = try JSONSchema.derive(from: SampleTypes.Tree.self)
        #expect(properties(of: schema)["children"] == ["type": "array", "items": ["$ref": "#"]])
        #expect(
            properties(of: schema)["parent"]?["properties"] == ["tree": ["$ref": "#"]],
            "a type that needs a value of the one being looked at is looked at again")
        #expect(schema["$defs"] == nil)
    }

    @Test func `a type within itself below the root is defined once`() throws {
        let schema = try JSONSchema.derive(from: SampleTypes.Calculation.self)
        #expect(properties(of: schema)["sum"] == ["$ref": "#/$defs/Sum"])
        let choices = try #require(schema["$defs"]?["Sum"]?["anyOf"]?.array)
        #expect(choices.count == 2)
        #expect(
            choices[0]["properties"]?["plus"]?["properties"]
                == ["_0": ["$ref": "#/$defs/Sum"], "_1": ["$ref": "#/$defs/Sum"]])
    }

    @Test func `a type that checks what it reads is tried with other values`() throws {
        let schema = try JSONSchema.derive(from: SampleTypes.Mailbox.self)
        #expect(properties(of: schema)["address"] == ["type": "string"])
    }

    @Test func `descriptions and limits stand beside the types`() throws {
        let schema = try JSONSchema.derive(from: SampleTypes.Order.self)
        #expect(schema["description"] == "What the customer wants.")
        #expect(
            properties(of: schema)["pieces"]
                == ["type": "integer", "description": "How many.", "minimum": 1, "maximum": 12])
        #expect(properties(of: schema)["more"]?["description"] == "What else.")
    }

    private func refusal<Value: Decodable>(_ type: Value.Type) -> String? {
        do throws(EchoError) {
            _ = try JSONSchema.derive(from: type)
            return nil
        } catch {
            guard case .invalidSetting(let name, let reason) = error else { return "\(error)" }
            return "\(name): \(reason)"
        }
    }

    @Test func `what cannot be expressed is refused with its place`() {
        #expect(refusal(SampleTypes.House.self)?.hasPrefix("House.rooms: a strict schema") == true)
        #expect(refusal(SampleTypes.Endless.self) == "Endless.again: it contains itself without end")
        #expect(refusal(SampleTypes.Stubborn.self)?.hasPrefix("Stubborn: Stubborn refuses every value") == true)
        #expect(refusal(SampleTypes.Growing<Int>.self)?.contains("nested too deeply") == true)
        #expect(refusal([String].self)?.contains("root must be an object") == true)
    }

    @Test func `dictionaries are expressed where the schema is not strict`() throws {
        let schema = try JSONSchema.derive(from: SampleTypes.House.self, strict: false)
        #expect(
            properties(of: schema)["rooms"] == ["type": "object", "additionalProperties": ["type": "integer"]])
    }

    @Test(arguments: [
        ("weather", "weather"), ("get weather!", "get_weather_"), ("", "_"), ("Größe", "Gr__e"),
        (String(repeating: "x", count: 70), String(repeating: "x", count: 64)),
    ])
    func `names are made of what the vendor allows`(name: String, sane: String) {
        #expect(JSONSchema.sanitizedName(name) == sane)
    }
}
