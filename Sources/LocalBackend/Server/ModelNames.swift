/// The names of models that a server answers to, by what they do.
public struct ModelNames: Sendable, Hashable {
    public enum Role: Sendable, Hashable, CaseIterable {
        case realtime, text, transcription, speech
    }

    /// Whatever it is called.
    public static let any = ModelNames(open: Set(Role.allCases))
    /// The published families, dated and tuned ones included.
    public static let published = ModelNames(open: [])

    /// Roles in which every name is answered.
    private var open: Set<Role>
    private var additional: [Role: Set<String>] = [:]

    private init(open: Set<Role>) { self.open = open }

    /// What stands behind the server has names of its own; where they are found out later, all are answered.
    mutating func add(of part: PartChoice, for roles: Role...) {
        for role in roles {
            switch part {
            case .builtIn: break
            case .server(let server):
                if let name = server.model { additional[role, default: []].insert(name) } else { open.insert(role) }
            case .auto: open.insert(role)
            }
        }
    }

    func contains(_ name: String, _ role: Role) -> Bool {
        open.contains(role) || additional[role]?.contains(name) == true || Self.role(of: name) == role
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
        (
            .transcription,
            [
                "whisper-1", "gpt-transcribe", "gpt-live-transcribe", "gpt-realtime-whisper", "gpt-4o-transcribe",
                "gpt-4o-mini-transcribe",
            ]
        ),
        (.realtime, ["gpt-realtime", "gpt-4o-realtime", "gpt-4o-mini-realtime"]),
        (.speech, ["tts-1", "gpt-4o-mini-tts"]),
        (
            .text,
            [
                "gpt-3.5", "gpt-4", "gpt-4o", "gpt-5", "gpt-audio", "gpt-oss", "chatgpt-4o", "codex-mini",
                "computer-use-preview", "o1", "o3", "o4",
            ]
        ),
    ]
}
