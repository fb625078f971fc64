import EchoWire
import Foundation

/// A full-duplex session as it was asked for, completed with what goes without saying.
struct DuplexSettings: Sendable {
    static let voices = [
        "alloy", "ash", "ballad", "beacon", "bossa", "cedar", "cinder", "coral", "delta", "echo", "gleam", "marin",
        "meridian", "quartz", "ripple", "sage", "shida", "shimmer", "stone", "tempo", "verse", "vesper", "willow",
    ]
    static let forbiddenVoices: Set<String> = ["fable", "nova", "onyx"]
    private static let mostInstructions = 16_384

    private(set) var session: LiveSessionObject

    var model: String { session.model ?? "" }
    var instructions: String { session.instructions ?? "" }
    var voice: String { session.audio?.output?.voice?.name ?? "marin" }
    var delegation: LiveDelegation { session.delegation ?? .client }
    /// Nil where the client does the work.
    var responses: LiveResponsesDelegation? { delegation.responses }
    /// How long nothing is said about work that was given away.
    var acknowledgementDelayMs: Int { delegation.acknowledgementDelayMs ?? 0 }

    /// - Parameters:
    ///   - asked: of a shape that was checked.
    ///   - models: which names there are.
    init(_ asked: LiveSessionObject, id: String, expiresAt: Date, models: ModelNames) throws(DuplexProblem) {
        try Self.check(asked, models)
        session = asked
        session.id = id
        session.expiresAt = Int(expiresAt.timeIntervalSince1970)
        session.status = "active"
        session.input = []
        if asked.instructions?.contains(where: { !$0.isWhitespace }) != true {
            session.instructions = SessionDefaults.instructions
        }
        session.audio = LiveAudio(
            format: asked.audio?.format ?? .pcm24k,
            output: LiveAudioOutput(voice: asked.audio?.output?.voice ?? "marin"))
        session.delegation = asked.delegation ?? .client
        session.store = false
    }

    /// Merges what may change: within one kind of delegation, field by field.
    mutating func update(_ change: LiveSessionObject) throws(DuplexProblem) {
        if let triggers = change.triggers { try Self.check(triggers: triggers) }
        guard let change = change.delegation else { return }
        guard change.type == delegation.type else { throw .immutable("session.delegation.type") }
        try Self.check(tools: change.responses?.tools ?? [])
        var merged = delegation
        merged.acknowledgementDelayMs = change.acknowledgementDelayMs ?? merged.acknowledgementDelayMs
        if let responses = change.responses {
            let fields = (merged.responses?.fields ?? [:]).merging(responses.fields) { $1 }
            merged.responses = (try? LiveResponsesDelegation(fields: fields)) ?? merged.responses
        }
        session.delegation = merged
    }

    private static func check(_ asked: LiveSessionObject, _ models: ModelNames) throws(DuplexProblem) {
        do { try models.check(asked.model ?? "", .live, at: "session.model", status: 400) } catch {
            throw DuplexProblem(error)
        }
        try check(voice: asked.audio?.output?.voice)
        guard TokenEstimate.text(asked.instructions ?? "") <= mostInstructions else {
            throw .invalid("session.instructions", "instructions must not exceed 16,384 tokens")
        }
        try check(input: asked.input ?? [])
        if asked.delegation?.type == "decisions" { throw DuplexProblem.noDecisions.about("session.delegation.type") }
        try check(tools: asked.delegation?.responses?.tools ?? [])
        try check(triggers: asked.triggers ?? [])
        if asked.store == true {
            throw .invalid("session.store", "Sessions are not stored on this server: leave 'store' out.")
        }
    }

    private static func check(voice: VoiceID?) throws(DuplexProblem) {
        guard let name = voice?.name else { return }
        let path = "session.audio.output.voice"
        guard !forbiddenVoices.contains(name) else { throw .voiceForbidden(path) }
        guard voices.contains(name) else {
            let known = voices.map { "'\($0)'" }.joined(separator: ", ")
            throw .invalid(path, "Invalid value: '\(name.prefix(80))'. Supported values are: \(known).")
        }
    }

    private static func check(input: [LiveMessage]) throws(DuplexProblem) {
        guard input.count <= DuplexMemory.mostItems else {
            throw .invalid("session.input", "input must not have more than 128 messages")
        }
        let tokens = input.reduce(0) { $0 + $1.content.reduce(0) { $0 + TokenEstimate.text($1.text) } }
        guard tokens <= DuplexMemory.mostTokens else {
            throw .invalid("session.input", "input must not exceed 8,192 tokens")
        }
    }

    private static func check(tools: [ResponsesTool]) throws(DuplexProblem) {
        for (index, tool) in tools.enumerated() {
            guard case .webSearch = tool else { continue }
            throw DuplexProblem(.noWebSearch("session.delegation.responses.tools[\(index)].type"))
        }
    }

    private static func check(triggers: [JSONValue]) throws(DuplexProblem) {
        guard triggers.isEmpty else { throw DuplexProblem.noDecisions.about("session.triggers") }
    }
}

extension DuplexProblem {
    fileprivate func about(_ path: String) -> DuplexProblem {
        var problem = self
        problem.parameter = path
        return problem
    }
}
