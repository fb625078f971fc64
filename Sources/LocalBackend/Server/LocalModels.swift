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
        names(for: .realtime).map { Entry(id: $0, description: "The local assistant, by voice. " + family) }
        + names(for: .text).map { Entry(id: $0, description: "The local assistant, in writing. " + family) }
        + LocalEmbeddingModel.allCases.map { Entry(id: $0.rawValue, description: LocalEmbeddingModel.description) }
        + names(for: .speech).map { Entry(id: $0, description: "The local voice. " + family) }
        + names(for: .transcription).map {
            Entry(id: $0, description: "The local recogniser, English only. " + family)
        }

    static func names(for role: ModelNames.Role) -> [String] {
        switch role {
        case .realtime: ["gpt-realtime", "gpt-realtime-mini"]
        case .text: ["gpt-5", "gpt-5-mini", "gpt-5-nano"]
        case .speech: ["gpt-4o-mini-tts", "tts-1"]
        case .transcription: ["gpt-transcribe", "whisper-1"]
        }
    }

    private static let family = "The other published models for it are answered alike."

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
