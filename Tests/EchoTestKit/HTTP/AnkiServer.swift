import EchoWire
import Foundation
import Synchronization

/// An Anki with AnkiConnect on loopback, as far as its published actions for decks, notes and files go.
public final class AnkiServer: Sendable {
    public struct State: Sendable {
        public var decks: [String] = ["Default"]
        public var models: [String] = ["Basic"]
        /// Fields by name, with the deck's.
        public var notes: [(deck: String, fields: [String: String], order: [String])] = []
        public var media: [String: String] = [:]
        public var actions: [String] = []

        public init() {}
    }

    private let state: StateBox
    private let puppet: PuppetHTTPServer
    public let address: String

    public init(_ initial: State = State()) async throws {
        let state = StateBox(initial)
        puppet = PuppetHTTPServer { request in
            let answer = state.answer(request.json ?? .null)
            return PuppetHTTPStep.answer(200, answer.text)
        }
        self.state = state
        address = "http://127.0.0.1:\(try await puppet.start())"
    }

    public var now: State { state.value.withLock(\.self) }

    private final class StateBox: Sendable {
        let value: Mutex<State>

        init(_ state: State) { value = Mutex(state) }

        func answer(_ asked: JSONValue) -> JSONValue {
            value.withLock { state in
                state.actions.append(asked["action"]?.string ?? "")
                if let refusal = Self.refusal(asked["action"]?.string ?? "", asked["params"] ?? .null, state) {
                    return ["result": nil, "error": .string(refusal)]
                }
                let result = Self.result(asked["action"]?.string ?? "", asked["params"] ?? .null, &state)
                return ["result": result ?? nil, "error": result == nil ? "unsupported action" : nil]
            }
        }

        /// Of several notes none is taken when one of them has its like, among them or in the collection.
        private static func refusal(_ action: String, _ given: JSONValue, _ state: State) -> String? {
            let notes = action == "addNote" ? [given["note"] ?? .null] : given["notes"]?.array ?? []
            guard ["addNote", "addNotes"].contains(action) else { return nil }
            var words = Set(state.notes.compactMap { $0.fields["Word"] })
            let alike = notes.count { !words.insert($0["fields"]?["Word"]?.string ?? "").inserted }
            guard alike > 0 else { return nil }
            let reason = "cannot create note because it is a duplicate"
            return action == "addNote"
                ? reason : "[" + Array(repeating: "'\(reason)'", count: alike).joined(separator: ", ") + "]"
        }

        private static func result(_ action: String, _ given: JSONValue, _ state: inout State) -> JSONValue? {
            switch action {
            case "deckNames": return .array(state.decks.map { .string($0) })
            case "modelNames": return .array(state.models.map { .string($0) })
            case "createDeck":
                if let deck = given["deck"]?.string, !state.decks.contains(deck) { state.decks.append(deck) }
                return 1
            case "createModel":
                state.models.append(given["modelName"]?.string ?? "")
                return [:]
            case "canAddNotes":
                return .array(
                    (given["notes"]?.array ?? []).map { note in
                        let word = note["fields"]?["Word"]?.string
                        return .bool(!state.notes.contains { $0.fields["Word"] == word })
                    })
            case "addNotes", "addNote":
                let order = ["Word", "Translation", "Sentence", "Sound", "Met"]
                let notes = given["notes"]?.array ?? given["note"].map { [$0] } ?? []
                for note in notes {
                    let fields = order.map { ($0, note["fields"]?[$0]?.string ?? "") }
                    state.notes.append(
                        (note["deckName"]?.string ?? "", Dictionary(fields) { first, _ in first }, order))
                }
                if action == "addNote" { return .integer(1_700_000_000_000 + state.notes.count) }
                return .array(notes.indices.map { .integer(1_700_000_000_000 + $0) })
            case "findNotes":
                let query = given["query"]?.string ?? ""
                return .array(
                    state.notes.indices.filter { query == "deck:\"\(state.notes[$0].deck)\"" }.map { .integer($0) })
            case "notesInfo":
                return .array(
                    (given["notes"]?.array ?? []).compactMap(\.integer).map { number in
                        let note = state.notes[number]
                        var fields: JSONObject = [:]
                        for (place, name) in note.order.enumerated() {
                            fields[name] = ["value": .string(note.fields[name] ?? ""), "order": .integer(place)]
                        }
                        return ["noteId": .integer(number), "fields": .object(fields)]
                    })
            case "storeMediaFile":
                state.media[given["filename"]?.string ?? ""] = given["data"]?.string ?? ""
                return given["filename"]
            case "retrieveMediaFile":
                return state.media[given["filename"]?.string ?? ""].map { .string($0) } ?? false
            default: return nil
            }
        }
    }
}
