import EchoServing
import EchoWire
import Foundation
import NIOHTTP1

/// Instructions for calls, saved under a name.
struct PromptAPI: Sendable {
    let store: any CallStoreProtocol
    var now: @Sendable () -> Date = { Date() }

    func routes(_ check: RequestCheck) -> [Route] {
        [
            APIRoute.make(.GET, "/api/prompts", check) { request throws(BridgeProblem) in
                try await page(request)
            },
            APIRoute.make(.POST, "/api/prompts", check, body: .json(bytes: 1 << 20)) {
                request throws(BridgeProblem) in try await save(BodyFields(request))
            },
        ]
    }

    private func page(_ request: PlainRequest) async throws(BridgeProblem) -> HTTPAnswer {
        let query = try PageQuery(request.query) { UUID(uuidString: $0) }
        var rest = try await prompts()[...]
        if let cursor = query.cursor {
            rest = rest.drop { $0.id != cursor }.dropFirst()
        }
        let json = query.json("prompts", Array(rest), cursor: { $0.id.text }) { APIJSON.prompt($0) }
        return HTTPAnswer(status: .ok, body: json)
    }

    private func prompts() async throws(BridgeProblem) -> [CallPrompt] {
        try await APIRoute.stored { () throws(CallStoreError) in try await store.prompts() }
    }

    /// Takes the place of the one of the same id.
    private func save(_ fields: BodyFields) async throws(BridgeProblem) -> HTTPAnswer {
        let prompt = try prompt(fields)
        let known = try await prompts()
        let isNew = !known.contains { $0.id == prompt.id }
        guard !isNew || known.count < StoredPage.longest else {
            throw BridgeProblem(
                .databaseFailed, "There is no room for more than \(StoredPage.longest) prompts. Save over one of them.",
                status: .conflict)
        }
        try await APIRoute.stored { () throws(CallStoreError) in try await store.save(prompt) }
        return HTTPAnswer(status: isNew ? .created : .ok, body: APIJSON.prompt(prompt))
    }

    private func prompt(_ fields: BodyFields) throws(BridgeProblem) -> CallPrompt {
        try fields.refuseOthers(than: ["id", "name", "instructions", "voice", "vadConfig", "isDefault"])
        let turns = try fields.object("vadConfig").map { fields throws(BridgeProblem) in try CallTurnDetection(fields) }
        return CallPrompt(
            id: try fields.id("id") ?? UUID(), name: try fields.name("name", longest: 255),
            instructions: try fields.words("instructions", longest: SessionChange.longestInstructions),
            voice: try SessionChange.voice(fields) ?? "marin", vad: turns?.wire,
            isDefault: try fields.bool("isDefault") ?? false, updated: now())
    }
}
