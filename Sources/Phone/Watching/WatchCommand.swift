/// A line that somebody types, as a command for one of the calls.
enum WatchCommand: Sendable, Hashable {
    enum Verb: String, Sendable, Hashable, CaseIterable { case end, take, give, listen, leave, mute, unmute }

    case plain(Verb, call: String)
    case words(WatchDraft)
    /// With what to type instead.
    case wrong(String)
    case nothing

    /// - Parameter calls: those that go on, each with the letters before its lines.
    init(_ line: String, calls: [(id: String, tag: String)]) {
        let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else {
            self = .nothing
            return
        }
        let rest = words.count > 1 ? words[1].split(whereSeparator: \.isWhitespace).map(String.init) : []
        if let verb = Verb(rawValue: first), rest.count <= 1 {
            self = Self.call(rest.first, calls, { .plain(verb, call: $0) })
        } else if let kind = WatchDraft.Kind(rawValue: first), !rest.isEmpty {
            let isNamed = calls.contains { $0.id == rest[0] || $0.tag == rest[0] }
            let text = rest.dropFirst(isNamed ? 1 : 0).joined(separator: " ")
            self = Self.call(isNamed ? rest[0] : nil, calls, { .words(WatchDraft(kind, for: $0, text)) })
        } else {
            self = .wrong(Self.advice(calls.first?.tag ?? "1a2b3c"))
        }
    }

    private static func call(
        _ name: String?, _ calls: [(id: String, tag: String)], _ command: (String) -> WatchCommand
    ) -> WatchCommand {
        let found = calls.filter { call in name.map { call.id == $0 || call.tag == $0 } ?? true }
        guard found.count == 1 else {
            return .wrong(
                found.isEmpty ? "There is no such call." : "There are \(found.count) such calls: say which.")
        }
        return command(found[0].id)
    }

    private static func advice(_ tag: String) -> String {
        "Type a command and a call, the letters before its lines: end \(tag), take \(tag), give \(tag), listen \(tag), "
            + "leave \(tag), mute \(tag), unmute \(tag), whisper \(tag) WORDS, say \(tag) WORDS, keys \(tag) 12#, "
            + "transfer \(tag) NUMBER."
    }
}
