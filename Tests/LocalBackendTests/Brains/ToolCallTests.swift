import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `The offline assistant calls declared functions` {
    @Test(arguments: [
        ("What is the weather in Lisbon?", "get_weather", #"{"city":"Lisbon"}"#),
        ("what's the weather like in new york today", "get_weather", #"{"city":"New York"}"#),
        ("turn on the kitchen light", "set_light", #"{"room":"kitchen","state":"on"}"#),
        ("turn the light in the living room off", "set_light", #"{"room":"living room","state":"off"}"#),
        ("set the volume to thirty", "set_volume", #"{"level":30}"#),
        ("send a message to bob saying i am late", "send_message", #"{"text":"i am late","to":"Bob"}"#),
        ("open the garage door", "moveGarageDoor", #"{"open":true}"#),
    ])
    func `with what the words give`(said: String, name: String, arguments: String) {
        #expect(answer(said) == [.call(name: name, arguments: arguments)])
    }

    @Test func `and asks for what is missing, then goes on`() {
        guard case .text(let question)? = answer("what is the weather").first else {
            Issue.record("no question")
            return
        }
        let items: [BrainItem] = [.user("what is the weather"), .assistant(question), .user("Porto.")]

        #expect(question.contains("city"))
        #expect(answer(items: items) == [.call(name: "get_weather", arguments: #"{"city":"Porto"}"#)])
    }

    @Test(arguments: [
        "what time is it", "roll two dice", "tell me a story", "what is two plus two", "explain photosynthesis",
    ])
    func `only when the words ask for one`(said: String) {
        #expect(!answer(said).contains { if case .call = $0 { true } else { false } })
    }

    @Test func `never when the choice is none`() {
        #expect(
            !answer("what is the weather in Lisbon", choice: .none).contains {
                if case .call = $0 { true } else { false }
            })
    }

    @Test func `always when the choice demands it`() {
        #expect(answer("hello", choice: .required).first.map { if case .call = $0 { true } else { false } } == true)
        #expect(
            answer("hello", choice: .function(name: "set_volume")) == [
                .call(name: "set_volume", arguments: #"{"level":0}"#)
            ])
    }

    @Test(arguments: [
        (#"{"temperature":24,"condition":"sunny"}"#, "Condition is sunny. Temperature is 24."),
        ("It is raining", "It is raining."),
        (#""ok""#, "Ok."), ("", "Done."), (#"{"error":"no such city"}"#, "That did not work: no such city."),
        (#"["milk","bread"]"#, "Milk, bread."), ("{}", "Done."), (#"{"is_open":true}"#, "Is open is yes."),
        (#"{"answered": "by a tone"}"#, ""),
    ])
    func `and says what they return`(output: String, said: String) {
        let items: [BrainItem] = [
            .user("x"), .call(id: "1", name: "f", arguments: "{}"), .callOutput(id: "1", output: output),
        ]

        #expect(answer(items: items).map { if case .text(let text) = $0 { text } else { "" } }.joined() == said)
    }

    @Test func `and tells the recogniser their words`() {
        let phrases = SkillBrain().vocabulary(tools: tools)

        #expect(phrases.contains("what is the weather in"))
        #expect(phrases.contains("set the volume to thirty"))
    }

    private func answer(_ said: String, choice: BrainToolChoice = .auto) -> [BrainPart] {
        answer(items: [.user(said)], choice: choice)
    }

    private func answer(items: [BrainItem], choice: BrainToolChoice = .auto) -> [BrainPart] {
        SkillBrain().parts(
            BrainPrompt(
                items: items, tools: tools, toolChoice: choice, now: Date(timeIntervalSince1970: 1_795_269_900),
                timeZone: .gmt, seed: 1))
    }

    private var tools: [BrainTool] {
        [
            tool("get_weather", "Get the current weather for a city", ["city": ["type": "string"]], ["city"]),
            tool(
                "set_light", "Switch a lamp in a room",
                [
                    "state": ["type": "string", "enum": ["on", "off"]],
                    "room": ["type": "string", "enum": ["kitchen", "living room", "bedroom"]],
                ],
                ["state", "room"]),
            tool("set_volume", "Change the loudness", ["level": ["type": "integer"]], ["level"]),
            tool(
                "send_message", "Sends a text to a person", ["to": ["type": "string"], "text": ["type": "string"]],
                ["to", "text"]),
            tool("moveGarageDoor", "Opens or closes the garage door", ["open": ["type": "boolean"]], ["open"]),
        ]
    }

    private func tool(_ name: String, _ description: String, _ properties: JSONObject, _ required: [JSONValue])
        -> BrainTool
    {
        BrainTool(
            name: name, description: description,
            parameters: ["type": "object", "properties": .object(properties), "required": .array(required)])
    }
}
