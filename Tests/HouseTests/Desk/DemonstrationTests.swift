import Echo
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import House

@MainActor @Suite struct `A demonstration` {
    private func running(_ body: (HouseDesk) async throws -> Void) async rethrows {
        let desk = HouseDesk(Flat(isLivedIn: false))
        let run = Task { await desk.run() }
        #expect(await eventually { desk.picture.isKnown })
        try await body(desk)
        run.cancel()
        await run.value
    }

    @Test func `says in each tool that it is one`() {
        let (flat, house) = (HouseDesk(Flat(isLivedIn: false)), HouseDesk(WatchedFlat(Flat(isLivedIn: false))))
        for asSentences in [true, false] {
            #expect(
                flat.tools(asSentences: asSentences).allSatisfy {
                    $0.description.hasPrefix("Demonstration of a simulated house")
                })
            #expect(
                house.tools(asSentences: asSentences).allSatisfy { !$0.description.contains("Demonstration") })
        }
    }

    @Test(arguments: [
        ("find_devices", #"{"query": "lamp", "room": null, "kind": null}"#, "devices"),
        ("read_state", #"{"devices": ["lock.front_door"]}"#, "states"), ("undo", "{}", "answer"),
        ("act", #"{"orders": null, "sentence": "turn on the hall lamp"}"#, "answer"), ("unknown", "{}", "answer"),
    ])
    func `says in each result that it is one`(tool: String, arguments: String, field: String) async throws {
        try await running { desk in
            let result = try JSONValue(parsing: Data(await desk.answer(tool, arguments).utf8))

            #expect(result["demonstration"] == true)
            #expect(result[field] != nil, "\(result.text)")
        }
    }

    @Test(arguments: [
        ("turn on the disco ball", "There is nothing called “disco ball”. Nothing was done."),
        ("is the disco ball on", "There is nothing called “disco ball”. Nothing was done."),
        ("what's the weather", "Nothing in the house reports the weather. "),
        ("will it rain tomorrow", "Nothing in the house reports the weather. "),
    ])
    func `says what it does not have where nobody else would know`(sentence: String, begins: String) async {
        await running { desk in
            #expect(!desk.heard(sentence).isMeant)
            desk.isAskedHere = true

            let heard = desk.heard(sentence)
            #expect(heard.isMeant)
            let said = await desk.answer(heard)?.text ?? ""
            #expect(said.hasPrefix(begins), "\(said)")
        }
    }

    @Test func `leaves the weather of other places to the assistant`() async {
        await running { desk in
            desk.isAskedHere = true
            #expect(!desk.heard("what's the weather in Paris").isMeant)
        }
    }

    @Test func `says it in what is spoken, too`() async {
        await running { desk in
            let answer = await desk.answer("is the front door locked", or: [])

            #expect(answer == "(demonstration) Yes, the front door is locked.")
        }
    }
}
