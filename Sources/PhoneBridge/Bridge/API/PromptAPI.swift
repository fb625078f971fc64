import EchoServing
import EchoWire
import Foundation
import NIOHTTP1

/// Instructions for calls, saved under a name.
struct PromptAPI: Sendable {
    let store: any CallStoreProtocol
    /// Of the line, for numbers without a country code.
    var country: String?
    var now: @Sendable () -> Date = { Date() }

    func routes(_ door: ClientDoor) -> [Route] {
        [
            APIRoute.make(.GET, "/api/prompts", door, .watch) { request throws(BridgeProblem) in
                try await page(request)
            },
            APIRoute.make(.POST, "/api/prompts", door, .administer, body: .json(bytes: 1 << 20)) {
                request throws(BridgeProblem) in
                try await save(BodyFields(request), by: try door.user(of: request, at: now()))
            },
            APIRoute.make(.DELETE, "/api/prompts/{id}", door, .administer) { request throws(BridgeProblem) in
                try await delete(request.parameters["id"] ?? "")
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
    private func save(_ fields: BodyFields, by user: CallUser?) async throws(BridgeProblem) -> HTTPAnswer {
        var prompt = try prompt(fields)
        prompt.user = user?.id
        let known = try await prompts()
        let isNew = !known.contains { $0.id == prompt.id }
        guard !isNew || known.count < StoredPage.longest else {
            throw BridgeProblem(
                .databaseFailed, "There is no room for more than \(StoredPage.longest) prompts. Replace one of them.",
                status: .conflict)
        }
        let saved = prompt
        try await APIRoute.stored { () throws(CallStoreError) in
            if let user { try await store.see(user) }
            try await store.save(saved)
        }
        return HTTPAnswer(status: isNew ? .created : .ok, body: APIJSON.prompt(prompt))
    }

    private func prompt(_ fields: BodyFields) throws(BridgeProblem) -> CallPrompt {
        try fields.refuseOthers(than: ["id", "name", "instructions", "voice", "vadConfig", "isDefault", "numbers"])
        let turns = try fields.object("vadConfig").map { fields throws(BridgeProblem) in try CallTurnDetection(fields) }
        return CallPrompt(
            id: try fields.id("id") ?? UUID(), name: try fields.name("name", longest: 255),
            instructions: try fields.words("instructions", longest: SessionChange.longestInstructions),
            voice: try SessionChange.voice(fields) ?? "marin", vad: turns?.wire,
            isDefault: try fields.bool("isDefault") ?? false, numbers: try numbers(fields), updated: now())
    }

    private static let mostNumbers = 100
    private static let longestNumber = 50

    /// Those of the line that the prompt is for; what is no telephone number may be an extension, or a name of SIP.
    private func numbers(_ fields: BodyFields) throws(BridgeProblem) -> [String] {
        guard fields.has("numbers") else { return [] }
        let names = fields.object["numbers"]?.array?.map { $0.string ?? "" }
        guard let names, names.count <= Self.mostNumbers,
            names.allSatisfy({ (1...Self.longestNumber).contains($0.unicodeScalars.count) })
        else {
            throw .invalid(
                "numbers", "must be a list of at most \(Self.mostNumbers) numbers of the line, as strings")
        }
        return names.map { LineNumber.name($0, in: country) }
    }

    /// Calls that were held by it stay in the history.
    private func delete(_ name: String) async throws(BridgeProblem) -> HTTPAnswer {
        let deleted = try await APIRoute.stored { () throws(CallStoreError) -> UUID? in
            guard let id = UUID(uuidString: name), try await store.delete(prompt: id) else { return nil }
            return id
        }
        guard let deleted else {
            throw BridgeProblem(.databaseFailed, "There is no such prompt.", status: .notFound)
        }
        return HTTPAnswer(status: .ok, body: ["id": .string(deleted.text)])
    }
}
