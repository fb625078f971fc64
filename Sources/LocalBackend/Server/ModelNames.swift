/// The names of models that a server answers to, by what they do.
public struct ModelNames: Sendable, Hashable {
    public enum Role: Sendable, Hashable, CaseIterable {
        case realtime, text, transcription, speech, live, translation
    }

    /// Whatever it is called.
    public static let any = ModelNames(open: Set(Role.allCases))
    /// The published families, dated and tuned ones included.
    public static let published = ModelNames(open: [])

    /// Roles in which every name is answered.
    private var open: Set<Role>
    private var additional: [Role: Set<String>] = [:]
    /// The day by which models are over; nil to go on with them for ever.
    var today: CivilDay?

    private init(open: Set<Role>) { self.open = open }

    /// What stands behind the server has names of its own; where a chosen server names none, all are answered. What is only
    /// looked for adds none: a name that nobody has is refused.
    mutating func add(of part: PartChoice, for roles: Role...) {
        for role in roles {
            switch part {
            case .builtIn, .auto: break
            case .server(let server):
                if let name = server.model { additional[role, default: []].insert(name) } else { open.insert(role) }
            }
        }
    }

    func contains(_ name: String, _ role: Role) -> Bool {
        if additional[role]?.contains(name) == true { return true }
        return Self.elsewhere(name, than: role) == nil && (open.contains(role) || Self.role(of: name) == role)
    }

    /// Whether its last day is over.
    func isOver(_ name: String) -> Bool { endedDay(of: name) != nil }

    func endedDay(of name: String) -> CivilDay? {
        guard let today, let last = PublishedModel(named: name)?.lastDay, last.number < today.number else { return nil }
        return last
    }

    /// What a published model is for that can do nothing in `role`, whatever the others are called.
    static func elsewhere(_ name: String, than role: Role) -> String? {
        switch (self.role(of: name), role) {
        case (.live, .live), (.translation, .translation): nil
        case (.translation, _): "translation sessions at /v1/realtime/translations"
        case (.live, _): "full-duplex sessions at /v1/live/sessions"
        case (.realtime, .live), (.realtime, .translation): "sessions at /v1/realtime"
        default: nil
        }
    }

    /// Nil for what is no published name.
    private static func role(of name: String) -> Role? {
        let name = name.hasPrefix("ft:") ? name.dropFirst(3) : name[...]
        return families.first { _, families in families.contains { isMember(name, of: $0) } }?.role
    }

    /// `gpt-4o-mini` and `gpt-4.1` belong to a family, `gpt-40` does not.
    private static func isMember(_ name: Substring, of family: String) -> Bool {
        guard name.hasPrefix(family) else { return false }
        return name.dropFirst(family.count).first.map { "-.:".contains($0) } ?? true
    }

    /// The first that fits counts: those for writing are the least particular.
    private static let families: [(role: Role, names: [String])] = [
        (.translation, ["gpt-realtime-translate"]),
        (
            .transcription,
            [
                "whisper-1", "gpt-transcribe", "gpt-live-transcribe", "gpt-realtime-whisper", "gpt-4o-transcribe",
                "gpt-4o-mini-transcribe",
            ]
        ),
        (.live, ["gpt-live"]), (.realtime, ["gpt-realtime", "gpt-4o-realtime", "gpt-4o-mini-realtime"]),
        (.speech, ["tts-1", "gpt-4o-mini-tts"]),
        (
            .text,
            [
                "gpt-6", "gpt-5", "chat-latest", "gpt-4", "gpt-4o", "gpt-3.5", "gpt-audio", "gpt-oss", "chatgpt-4o",
                "codex-mini", "computer-use-preview", "o1", "o3", "o4",
            ]
        ),
    ]
}
