import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `The offline assistant makes a call that is demanded` {
    private static let person: JSONValue = [
        "type": "object", "required": ["name", "age"],
        "properties": ["name": ["type": "string"], "age": ["type": "integer"]],
    ]
    private static let people: JSONValue = [
        "type": "object", "required": ["tasks"], "$defs": ["User": person],
        "properties": ["tasks": ["type": "array", "items": ["$ref": "#/$defs/User"]]],
    ]
    private static let ada = #"{"age":36,"name":"Ada"}"#

    @Test(arguments: [
        "My name is Ada and my age is 36", "my name is ada and i am thirty six years old",
        "Extract: Ada is 36 years old",
        "Name: Ada, Age: 36", "Ada (36)", "Ada, 36", "name = Ada; age = 36", "I'm Ada. I am 36 years old.",
    ])
    func `filled as a schema would be`(said: String) {
        #expect(call(said, Self.person) == Self.ada)
    }

    @Test(arguments: [
        "Ada is 36 and Bob is 40", "Ada is 36. Bob is 40.", "Ada, 36\nBob, 40",
        "Extract: Ada is 36 years old, Bob is 40 years old",
    ])
    func `for several items too`(said: String) {
        #expect(call(said, Self.people) == #"{"tasks":[{"age":36,"name":"Ada"},{"age":40,"name":"Bob"}]}"#)
        #expect(text(said, .schema(name: "people", Self.people)) == call(said, Self.people))
    }

    @Test func `from all that the user said since the last answer`() {
        let parts = OfflineAssistant.brain.parts(
            prompt(
                [.user("My name is Bob."), .assistant("Yes."), .user("My name is Ada."), .user("My age is 36.")],
                Self.person, .function(name: "Person")))

        #expect(parts == [.call(name: "Person", arguments: Self.ada)])
    }

    @Test(arguments: [BrainToolChoice.required, .function(name: "Person")])
    func `before a schema`(choice: BrainToolChoice) {
        var prompt = prompt([.user("My name is Ada and my age is 36")], Self.person, choice)
        prompt.format = .schema(name: "x", ["type": "object", "properties": ["name": ["type": "string"]]])

        #expect(OfflineAssistant.brain.parts(prompt) == [.call(name: "Person", arguments: Self.ada)])
    }

    @Test func `A schema does not silence functions, and takes over what they return`() {
        let weather: JSONValue = [
            "type": "object", "required": ["city"], "properties": ["city": ["type": "string"]],
        ]
        let report: JSONValue = [
            "type": "object", "required": ["city", "temperature"],
            "properties": ["city": ["type": "string"], "temperature": ["type": "integer"]],
        ]
        let asked = BrainItem.user("What is the weather in Oslo?")
        var prompt = prompt([asked], weather, .auto)
        prompt.tools[0].name = "get_weather"
        prompt.format = .schema(name: "report", report)

        #expect(OfflineAssistant.brain.parts(prompt) == [.call(name: "get_weather", arguments: #"{"city":"Oslo"}"#)])

        prompt.items += [
            .call(id: "1", name: "get_weather", arguments: #"{"city":"Oslo"}"#),
            .callOutput(id: "1", output: #"{"city":"Oslo","temperature":7}"#),
        ]
        #expect(OfflineAssistant.brain.parts(prompt) == [.text(#"{"city":"Oslo","temperature":7}"#)])
    }

    @Test(arguments: [
        "Give the objects in json that match the following json_schema:\n\n{schema}\n\nMake sure to return an instance.",
        """
        For {"properties": {"foo": {"type": "array"}}, "required": ["foo"]} the object {"foo": ["bar"]} is right,
        {"properties": {"foo": ["bar"]}} is not. Here is the output schema:
        ```
        {schema}
        ```
        """,
    ])
    func `JSON mode fills the schema that the instructions show`(told: String) {
        let told = told.replacingOccurrences(of: "{schema}", with: Self.person.text)
        let items: [BrainItem] = [.system(told), .user("My name is Ada and my age is 36")]

        #expect(text(items, .object) == Self.ada)
        #expect(text([.user(told + "\nMy name is Ada and my age is 36")], .object) == Self.ada)
    }

    @Test func `JSON mode without one answers as always`() {
        #expect(text("what is two plus two", .object) == #"{"answer":"Two plus two is 4."}"#)
    }

    private func call(_ said: String, _ schema: JSONValue) -> String? {
        let parts = OfflineAssistant.brain.parts(prompt([.user(said)], schema, .function(name: "Person")))
        return if case .call("Person", let arguments)? = parts.first { arguments } else { nil }
    }

    private func text(_ said: String, _ format: BrainFormat) -> String? { text([.user(said)], format) }

    private func text(_ items: [BrainItem], _ format: BrainFormat) -> String? {
        let parts = OfflineAssistant.brain.parts(
            BrainPrompt(items: items, now: OfflineAssistant.now, timeZone: .gmt, seed: 1, format: format))
        return if case .text(let text)? = parts.first { text } else { "\(parts)" }
    }

    private func prompt(_ items: [BrainItem], _ schema: JSONValue, _ choice: BrainToolChoice) -> BrainPrompt {
        BrainPrompt(
            items: items, tools: [BrainTool(name: "Person", description: "Correctly extracted", parameters: schema)],
            toolChoice: choice, now: OfflineAssistant.now, timeZone: .gmt, seed: 1)
    }
}
