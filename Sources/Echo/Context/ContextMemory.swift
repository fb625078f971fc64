import EchoWire

/// Remembers what of a conversation its model is not shown any more, and the summary that stands for it.
///
/// It belongs to one conversation. When one of the messages that it left out is changed, begin with a new one.
struct ContextMemory: Sendable, Hashable {
    /// Begins the summary, so that the model knows what it reads.
    static let heading = "Summary of the conversation so far:\n"

    private(set) var summary: String?
    private var forgotten: Set<String> = []
    private var hasWarned = false

    /// The conversation as the model is shown it: the summary comes after the system messages that lead it.
    func view(of entries: [PromptEntry]) -> [PromptEntry] {
        var seen = entries.filter(shows)
        guard let entry = summaryEntry else { return seen }
        seen.insert(entry, at: seen.prefix(while: \.isSystemMessage).count)
        return seen
    }

    /// Whether the model is shown an entry.
    func shows(_ entry: PromptEntry) -> Bool { entry.key.map { !forgotten.contains($0) } ?? true }

    /// The summary as the model is shown it.
    var summaryEntry: PromptEntry? {
        summary.map { .message(id: nil, role: .system, text: Self.heading + $0) }
    }

    /// Whether it is told, for the first time, that a prompt is more than is assumed of its model.
    mutating func warns(of means: ContextTrim.Means) -> Bool {
        guard means == .exceeded, !hasWarned else { return false }
        hasWarned = true
        return true
    }

    /// Everything is shown again.
    mutating func begin() { (summary, forgotten) = (nil, []) }

    /// Messages without an id cannot be told again: they are left out anew each time that there is no place.
    ///
    /// - Parameter summary: of all that is forgotten by now; nil keeps the one that there is.
    mutating func forget(_ entries: [PromptEntry], summary: String? = nil) {
        forgotten.formUnion(entries.compactMap(\.key))
        if let summary { self.summary = summary }
    }
}

extension PromptEntry {
    /// What tells it from others of the same conversation; nil for a message without an id.
    fileprivate var key: String? {
        switch self {
        case .message(let id, _, _): id.map { "message \($0)" }
        case .call(let call): "call \(call.id)"
        case .result(let result): "result \(result.callID)"
        case .picture(let picture, let id): id.map { "picture \($0) \(picture.name)" }
        case .reasoning(let sealed): "reasoning \(sealed["id"]?.string ?? sealed.text)"
        }
    }
}
