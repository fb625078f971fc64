import Echo
import EchoTestKit
import EchoWire
import Foundation
import Immersion
import ImmersionAdapters
import Synchronization
import Testing

@Suite struct `Cards are sent to an Anki that runs` {
    let cards = ["casa", "perro"].map {
        ReviewCard(
            language: .spanish, word: $0, translation: "x", sound: $0 + ".wav",
            memory: CardMemory(due: Date(timeIntervalSince1970: 0)))
    }

    /// An add-on that knows the first card already.
    func transport(models: JSONValue = []) -> ScriptedHTTPTransport {
        ScriptedHTTPTransport { request in
            let asked = request.body.flatMap { try? JSONValue(parsing: $0) } ?? .null
            let result: JSONValue =
                switch asked["action"]?.string {
                case "deckNames": ["Default", "Español"]
                case "modelNames": models
                case "canAddNotes": [false, true]
                case "addNotes": [1_700_000_000_000]
                default: nil
                }
            return .json(["result": result, "error": nil])
        }
    }

    func actions(_ transport: ScriptedHTTPTransport) -> [String] {
        transport.requests.compactMap { $0.body.flatMap { try? JSONValue(parsing: $0) }?["action"]?.string }
    }

    @Test func `only what Anki does not have is added, with its sound`() async throws {
        let transport = transport()
        let sounds = ["perro.wav": Data([1]), "casa.wav": Data([2])]
        let added = try await AnkiConnectClient(transport: transport).add(cards, to: "Español", sounds: sounds)
        #expect(added == AnkiReceipt(added: 1))
        #expect(
            actions(transport) == [
                "createDeck", "modelNames", "createModel", "canAddNotes", "storeMediaFile", "addNotes",
            ])
        let last = try JSONValue(parsing: try #require(transport.requests.last?.body))
        #expect(last["version"] == 6)
        #expect(last["params"]?["notes"]?[0]?["fields"]?["Sound"] == "[sound:perro.wav]")
        #expect(transport.requests.allSatisfy { $0.url == "http://127.0.0.1:8765" })
    }

    @Test func `where one card spoils it for all, the others are added, and no Python list is shown`() async throws {
        let transport = ScriptedHTTPTransport { request in
            let asked = request.body.flatMap { try? JSONValue(parsing: $0) } ?? .null
            let word = asked["params"]?["note"]?["fields"]?["Word"]?.string
            switch asked["action"]?.string {
            case "canAddNotes": return .json(["result": [true, true], "error": nil])
            case "addNotes": return .json(["result": nil, "error": "['it is empty', \"it's a duplicate\"]"])
            case "addNote" where word == "casa": return .json(["result": nil, "error": "it is empty"])
            case "addNote": return .json(["result": 1_700_000_000_000, "error": nil])
            default: return .json(["result": [], "error": nil])
            }
        }

        let receipt = try await AnkiConnectClient(transport: transport).add(cards, to: "D")

        #expect(receipt == AnkiReceipt(added: 1, refused: ["casa"], reason: "it is empty"))
    }

    @Test func `what is the matter with all cards is told once, without a Python list`() async throws {
        let transport = ScriptedHTTPTransport { request in
            let asked = request.body.flatMap { try? JSONValue(parsing: $0) } ?? .null
            switch asked["action"]?.string {
            case "canAddNotes": return .json(["result": [true, true], "error": nil])
            case "addNotes": return .json(["result": nil, "error": "['collection is closed', 'collection is closed']"])
            case "addNote": return .json(["result": nil, "error": "collection is closed"])
            default: return .json(["result": [], "error": nil])
            }
        }

        await #expect(throws: AnkiConnectError.refused("collection is closed")) {
            _ = try await AnkiConnectClient(transport: transport).add(cards, to: "D")
        }
    }

    @Test func `the model is made once`() async throws {
        let transport = transport(models: ["echo-tui word"])
        _ = try await AnkiConnectClient(transport: transport).add(cards, to: "D")
        #expect(!actions(transport).contains("createModel"))
        #expect(try await AnkiConnectClient(transport: transport).decks() == ["Default", "Español"])
    }

    @Test func `what goes wrong is named`() async {
        func error(_ reply: HTTPReply) async -> AnkiConnectError? {
            do throws(AnkiConnectError) {
                _ = try await AnkiConnectClient(transport: ScriptedHTTPTransport { _ in reply }).decks()
                return nil
            } catch {
                return error
            }
        }
        let address = "http://127.0.0.1:8765"
        #expect(
            await error(.failure(.unreachable(host: "127.0.0.1", reason: "refused"))) == .notRunning(address: address))
        #expect(await error(.json(["result": nil, "error": "no such action"])) == .refused("no such action"))
        #expect(await error(.json([1, 2])) == .unexpectedAnswer)
        #expect(await error(.json([:], status: 500)) == .unexpectedAnswer)
    }
}
