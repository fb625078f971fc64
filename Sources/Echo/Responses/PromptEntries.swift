import EchoWire

/// Makes of a conversation's entries what servers accept as one.
///
/// They refuse a call without a result, a result without a call, thoughts that nothing followed from, and, where calls
/// and messages mix, results that do not come right behind their calls.
enum PromptEntries {
    static func tidy(_ entries: [PromptEntry]) -> [PromptEntry] {
        let answered = Set(entries.compactMap { if case .result(let result) = $0 { result.callID } else { nil } })
        var tidied: [PromptEntry] = []
        var open: [String] = []
        func close() {
            tidied += open.compactMap { id in entries.first { Self.isResult($0, of: id) } }
            open = []
        }
        for entry in withoutIdleThoughts(entries.filter { isKept($0, answered: answered) }) {
            switch entry {
            case .result:
                close()
                continue
            case .call(let call): open.append(call.id)
            case .reasoning where !open.isEmpty && isCall(tidied.last): break
            default: close()
            }
            tidied.append(entry)
        }
        close()
        return tidied
    }

    private static func isKept(_ entry: PromptEntry, answered: Set<String>) -> Bool {
        switch entry {
        case .message(_, _, let text): !text.isEmpty
        case .call(let call): answered.contains(call.id)
        case .result, .reasoning, .picture: true
        }
    }

    /// The pictures that go with each message, and the rest in order.
    static func grouped(_ entries: [PromptEntry]) -> [(entry: PromptEntry, pictures: [Picture])] {
        entries.reduce(into: []) { groups, entry in
            if case .picture(let picture, _) = entry {
                if !groups.isEmpty { groups[groups.count - 1].pictures.append(picture) }
            } else {
                groups.append((entry, []))
            }
        }
    }

    /// A text with what is said in place of pictures that are not shown.
    static func words(_ text: String, with pictures: [Picture]) -> String {
        ([text] + pictures.filter { !$0.isAtHand }.map(\.absence)).joined(separator: "\n")
    }

    /// Thoughts are kept where a call or an answer comes next.
    private static func withoutIdleThoughts(_ entries: [PromptEntry]) -> [PromptEntry] {
        var kept: [PromptEntry] = []
        var isFollowed = false
        for entry in entries.reversed() {
            switch entry {
            case .reasoning(let sealed):
                if isFollowed || sealed["type"]?.string == ResponsesStream.compaction { kept.append(entry) }
            case .call, .message(_, .assistant, _):
                isFollowed = true
                kept.append(entry)
            case .message, .result, .picture:
                isFollowed = false
                kept.append(entry)
            }
        }
        return kept.reversed()
    }

    private static func isResult(_ entry: PromptEntry, of id: String) -> Bool {
        if case .result(let result) = entry { result.callID == id } else { false }
    }

    private static func isCall(_ entry: PromptEntry?) -> Bool { if case .call = entry { true } else { false } }
}
