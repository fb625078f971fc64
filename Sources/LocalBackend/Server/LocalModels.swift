import EchoServing
import EchoWire
import NIOHTTP1

/// The models that can be asked for by name, and what really stands behind each name here.
enum LocalModels {
    struct Entry: Sendable, Hashable {
        var id: String
        var description: String

        /// The day after which the published server does not have it any more.
        var lastDay: CivilDay? { PublishedModel(named: id)?.lastDay }
    }

    static let owner = "echo-tui-local"

    static let all: [Entry] =
        entries(.realtime, .live, .text)
        + LocalEmbeddingModel.allCases.map { Entry(id: $0.rawValue, description: LocalEmbeddingModel.description) }
        + entries(.speech, .transcription, .translation)

    private static func entries(_ roles: ModelNames.Role...) -> [Entry] {
        roles.flatMap { role in names(for: role).map { Entry(id: $0, description: description(of: role)) } }
    }

    private static func description(of role: ModelNames.Role) -> String {
        switch role {
        case .realtime: "The local assistant, by voice. " + family
        case .live: "The local assistant, full duplex. " + family
        case .text: "The local assistant, in writing. " + family
        case .speech: "The local voice. " + family
        case .transcription: "The local recogniser, English only. " + family
        case .translation: "The local interpreter. " + family
        }
    }

    static func names(for role: ModelNames.Role) -> [String] {
        switch role {
        case .realtime:
            [
                "gpt-realtime-2.1", "gpt-realtime-2.1-mini", "gpt-realtime-2", "gpt-realtime-1.5", "gpt-realtime",
                "gpt-realtime-mini",
            ]
        case .text:
            [
                "gpt-6.1-terra", "gpt-6-luna", "gpt-6.2-sol", "gpt-6.2-astra", "gpt-6.1-sol", "gpt-5", "gpt-5-mini",
                "gpt-5-nano",
            ]
        case .speech: ["gpt-4o-mini-tts", "tts-1"]
        case .live: ["gpt-live-1.1", "gpt-live-1"]
        case .translation: ["gpt-realtime-translate"]
        case .transcription:
            ["gpt-transcribe", "gpt-live-transcribe", "gpt-realtime-whisper", "whisper-1", "gpt-4o-transcribe"]
        }
    }

    private static let family = "The other published models for it are answered alike."

    /// - Parameter models: says which are over.
    static func answer(_ models: ModelNames) -> HTTPAnswer {
        HTTPAnswer(status: .ok, body: ["object": "list", "data": .array(offered(models).map(\.json))])
    }

    static func answer(for id: String, _ models: ModelNames) -> HTTPAnswer {
        let offered = offered(models)
        guard let entry = offered.first(where: { $0.id == id }) ?? relative(id, models) else {
            return .unknownModel(id, known: offered.map(\.id))
        }
        return HTTPAnswer(status: .ok, body: entry.json)
    }

    /// Another published model, which is answered alike: "gpt-5.2", or the version of a day.
    private static func relative(_ id: String, _ models: ModelNames) -> Entry? {
        let role = ModelNames.Role.allCases.first { ModelNames.published.contains(id, $0) }
        guard let role, !models.isOver(id) else { return nil }
        return Entry(id: id, description: description(of: role))
    }

    private static func offered(_ models: ModelNames) -> [Entry] { all.filter { !models.isOver($0.id) } }
}

extension LocalModels.Entry {
    /// The published object, and one field more that says what stands behind the name.
    fileprivate var json: JSONValue {
        [
            "id": .string(id), "object": "model", "created": 0, "owned_by": .string(LocalModels.owner),
            "description": .string(description), "shutdown_date": lastDay.map { .string($0.iso) } ?? .null,
        ]
    }
}
