import EchoServing
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

/// The page docs/bridge-api.md, example by example.
@Suite struct `The page about the bridge's API` {
    private let text: String
    private let date = Date(timeIntervalSince1970: 1_764_064_800.5)
    private let id = UUID(uuidString: "6F1C1D2E-7B1A-4C55-9D0E-0A4F6B7F8C11") ?? UUID()

    init() throws {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        text = try String(contentsOf: root.appending(path: "docs/bridge-api.md"), encoding: .utf8)
    }

    private func examples(_ fence: String) throws -> [JSONValue] {
        try text.components(separatedBy: "\n```\(fence)\n").dropFirst().map { rest in
            try JSONValue(parsing: rest.components(separatedBy: "\n```")[0])
        }
    }

    private var event: JSONValue {
        APIJSON.event(id, at: date, call: "CA1", type: "call.digit", .incoming, payload: ["digit": "•"])
    }

    private var messages: [ClientMessage] {
        let sound = Data([0xFF, 0xFE, 0xFE, 0xFF])
        return [
            .status(
                "CA1", .inProgress, ["direction": "outbound", "from": "+14155550100", "to": "+14155550123"]),
            .transcript("CA1", .user, item: "item_1", text: "What time is it?", isFinal: true),
            .levels("CA1", LevelWindow.Levels(caller: 0.12341, assistant: 0)), .event(event),
            .audio("CA1", .caller(sound), format: "mulaw"),
            .configured(["callId": nil, "config": ["voice": "ash"], "changed": ["voice"], "ignored": []]),
            .dropped(12), .problem(.noCall()),
        ]
    }

    @Test func `has an example of each message, as the bridge reads and says it`() throws {
        let examples = try examples("json")
        let (asked, told) = (examples.prefix(ClientCommand.types.count), examples.dropFirst(ClientCommand.types.count))
        #expect(asked.compactMap { $0["type"]?.string } == ClientCommand.types)
        for example in asked { _ = try ClientCommand(example.data) }
        #expect(Array(told) == messages.map(\.json))
        #expect(try self.examples("json event") == [event])
        for example in try self.examples("json request") {
            _ = try SessionChange(BodyFields(try #require(example.object)), beside: ["callId"])
        }
        #expect(try self.examples("json request").count == 1)
        let problem = BridgeProblem.invalid("limit", "must be a whole number from 1 to 100")
        #expect(try self.examples("json error") == [try JSONValue(parsing: problem.answer.body)])
    }

    @Test func `names every route of the API, every code and every event of calls`() throws {
        let paths = try JSONValue(parsing: DocumentAPI.document)["paths"]?.object ?? [:]
        for (path, item) in paths where path.hasPrefix("/api/") {
            for method in item.object?.keys.sorted() ?? [] {
                #expect(text.contains("`\(method.uppercased()) \(path)`"))
            }
        }
        for error in BridgeError.allCases { #expect(text.contains("| \(error.rawValue) |")) }
        let reasons =
            PhoneLineEnd.allCases.map(\.rawValue)
            + [CallStatus.busy, .noAnswer, .canceled, .failed].map(\.rawValue) + TurnAwayReason.names + ["pin"]
        for reason in reasons { #expect(text.contains("| `\(reason)` |"), "\(reason)") }
        for path in ["/events", "/ios-client"] { #expect(text.contains("### `\(path)`")) }
    }
}
