import EchoServing
import EchoWire
import NIOHTTP1

/// The models that can be asked for by name, and what really stands behind each name here.
enum LocalModels {
    struct Entry: Sendable, Hashable {
        var id: String
        var description: String
    }

    static let owner = "echo-tui-local"

    static let all: [Entry] =
        ["gpt-realtime", "gpt-realtime-mini"].map {
            Entry(id: $0, description: "The local assistant, by voice. Any other name is answered alike.")
        }
        + ["gpt-5", "gpt-5-mini", "gpt-5-nano"].map {
            Entry(id: $0, description: "The local assistant, in writing. Any other name is answered alike.")
        }
        + LocalEmbeddingModel.allCases.map { Entry(id: $0.rawValue, description: LocalEmbeddingModel.description) }
        + ["gpt-4o-mini-tts", "tts-1"].map {
            Entry(id: $0, description: "The local voice. Any other name is answered alike.")
        }
        + ["gpt-transcribe", "whisper-1"].map {
            Entry(id: $0, description: "The local recogniser, English only. Any other name is answered alike.")
        }

    static var answer: HTTPAnswer {
        HTTPAnswer(status: .ok, body: ["object": "list", "data": .array(all.map(\.json))])
    }

    static func answer(for id: String) -> HTTPAnswer {
        guard let entry = all.first(where: { $0.id == id }) else {
            return .unknownModel(id, known: all.map(\.id))
        }
        return HTTPAnswer(status: .ok, body: entry.json)
    }
}

extension LocalModels.Entry {
    /// The published object, and one field more that says what it is.
    fileprivate var json: JSONValue {
        [
            "id": .string(id), "object": "model", "created": 0, "owned_by": .string(LocalModels.owner),
            "description": .string(description),
        ]
    }
}
