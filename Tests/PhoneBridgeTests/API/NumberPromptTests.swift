import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `The bridge's prompts for numbers` {
    @Test func `are saved with the numbers as they are dialled from anywhere`() async throws {
        try await BridgeStand.run { stand in
            let saved = try await stand.post(
                "/api/prompts", ["name": "Shop", "instructions": "Sell.", "numbers": ["(201) 555-0100", "100"]])
            #expect(saved.status == 201)
            #expect(saved.json["numbers"] == ["+12015550100", "100"])
        }
    }

    static let wrong: [JSONValue] = ["+1", [1], [""], [.string(String(repeating: "1", count: 51))], ["a": "b"]]

    @Test(arguments: wrong) func `are refused with what is no number`(numbers: JSONValue) async throws {
        try await BridgeStand.run { stand in
            let answer = try await stand.post(
                "/api/prompts", ["name": "Shop", "instructions": "Sell.", "numbers": numbers])
            #expect(answer.status == 400)
            #expect(answer.json["error"]?["field"] == "numbers")
        }
    }

    @Test func `are deleted once`() async throws {
        try await BridgeStand.run { stand in
            let saved = try await stand.post("/api/prompts", ["name": "Shop", "instructions": "Sell."])
            let path = "/api/prompts/" + (saved.json["id"]?.string ?? "")
            #expect(try await stand.get(path, token: nil, method: "DELETE").status == 401)
            #expect(try await stand.get(path, method: "DELETE").json["id"] == saved.json["id"])
            #expect(try await stand.get("/api/prompts").json["prompts"] == [])
            #expect(try await stand.get(path, method: "DELETE").status == 404)
            #expect(try await stand.get("/api/prompts/none", method: "DELETE").status == 404)
        }
    }
}
