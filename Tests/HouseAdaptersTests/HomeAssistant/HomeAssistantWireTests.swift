import EchoWire
import Foundation
import House
import Testing

@testable import HouseAdapters

@Suite struct `The words of Home Assistant` {
    @Test func `Commands are written as the published examples have them`() throws {
        let published = try HomeAssistantCassette("published").fromClient
        let call = HomeAssistantServiceCall(
            domain: "light", service: "turn_on", data: ["brightness_pct": 70], entity: "light.bed_light")

        #expect(published.contains(HomeAssistantCommand.auth(token: "ABCDEFGH")))
        #expect(published.contains(HomeAssistantCommand.coalesceMessages.json(id: 1)))
        #expect(published.contains(HomeAssistantCommand.call(call).json(id: 4)))
        #expect(published.contains(HomeAssistantCommand.ping.json(id: 7)))
        let process = HomeAssistantCommand.process(
            text: "turn on the bedroom light", language: "en", conversation: nil
        ).json(id: 5)
        #expect(published.contains(.object(process.object?.filter { !$0.value.isNull } ?? [:])))
    }

    @Test(arguments: [
        "published", "entities", "all-entities", "registries", "refusals",
    ])
    func `Every message of the published examples and of the recordings is understood`(cassette: String) throws {
        let messages = try HomeAssistantCassette(cassette).fromServer

        #expect(!messages.isEmpty)
        for message in messages {
            for frame in try HomeAssistantFrame.frames(in: message.data) {
                if case .unknown = frame, message["id"]?.integer != nil || message.array != nil {
                    Issue.record("\(message.text.prefix(200))")
                }
            }
        }
    }

    @Test func `A refusal is told by its code, and a missing right by itself`() throws {
        let frames = try HomeAssistantCassette("refusals").fromServer.map(HomeAssistantFrame.init)
        let refusals = frames.compactMap { frame -> HomeAssistantRefusal? in
            guard case .result(_, .failure(let refusal)) = frame else { return nil }
            return refusal
        }

        #expect(Set(refusals.map(\.code)).isSuperset(of: ["not_found", "invalid_format", "id_reuse"]))
        #expect(refusals.contains { $0.code == "home_assistant_error" && $0.isAboutRights })
        #expect(refusals.contains { $0.code == "home_assistant_error" && !$0.isAboutRights })
    }

    @Test func `A compressed state grows by what changes, as in the recording`() throws {
        let events = try HomeAssistantCassette("entities").fromServer.filter { $0["type"] == "event" }
        var states: [String: HomeAssistantState] = [:]
        var words: [String] = []
        for event in events.compactMap({ $0["event"] }).map(HomeAssistantEntitiesEvent.init) {
            states.merge(event.added) { $1 }
            for (id, change) in event.changed { states[id]?.apply(change) }
            for id in event.removed { states[id] = nil }
            words.append(states["light.bed_light"]?.word ?? "-")
        }

        #expect(words.prefix(2) == ["on", "off"])
        #expect(words.last == "-")
        let kitchen = try #require(states["light.kitchen_lights"])
        #expect(kitchen.attributes["rgb_color"] == [0, 0, 255])
        #expect(kitchen.context.id == "01M83E5BQWHF54PXH2PK8S72H9")
        #expect(kitchen.context.user == "<user-id>")
        #expect(kitchen.changed < 1_795_411_848.9)
    }

    @Test func `A change of a context that is a text is another identifier, an object changes what it names`() {
        var context = HomeAssistantContext(["id": "one", "parent_id": "zero", "user_id": "me"])

        context.apply(["user_id": nil])
        #expect(context == HomeAssistantContext(["id": "one", "parent_id": "zero"]))
        context.apply("two")
        #expect(context == HomeAssistantContext(["id": "two", "parent_id": "zero"]))
        context.apply(["user_id": "me", "parent_id": nil])
        context.apply("three")
        #expect(context == HomeAssistantContext(["id": "three", "user_id": "me"]))
    }

    @Test(arguments: [
        "", "[]", "{}", "null", "[[[]]]", #"{"id":1e999,"type":"result"}"#, #"{"id":"x","type":"event"}"#,
        #"{"type":"event","id":5,"event":[{"a":3}]}"#, #"[{"type":"result","id":1,"success":true},7,"x",null]"#,
        #"{"type":"event","id":5,"event":{"a":{"x":{"s":5,"a":[],"c":[],"lc":"x"}},"c":{"x":1},"r":[1]}}"#, "{",
    ])
    func `Whatever comes, it is a message or no JSON`(text: String) {
        let frames = (try? HomeAssistantFrame.frames(in: Data(text.utf8))) ?? []
        var dialogue = HomeAssistantDialogue()
        dialogue.arrive()

        for frame in frames { dialogue.perform(dialogue.session.receive([frame])) }
        let effects = dialogue.session.settle()
        #expect(!effects.contains { if case .end = $0 { true } else { false } })
    }
}
