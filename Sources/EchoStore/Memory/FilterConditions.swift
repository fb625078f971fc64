import Echo
import EchoScreen
import GRDB

/// A filter as conditions of a statement: `c` is the conversation, `m` the message.
struct FilterConditions {
    private(set) var conditions: [String] = []
    private(set) var arguments: [any DatabaseValueConvertible] = []

    var sql: String { conditions.isEmpty ? "1" : conditions.joined(separator: " AND ") }

    /// For the list of conversations: days in which it was going on, modes, models and tools it has seen.
    static func ofConversations(_ filter: HistoryFilter) -> FilterConditions {
        var result = FilterConditions(common: filter)
        if let from = filter.from { result.add("c.changed_at >= ?", from.milliseconds) }
        if let before = filter.before { result.add("c.started_at < ?", before.milliseconds) }
        if let mode = filter.mode { result.addUsed("mode", "name = ?", mode.rawValue) }
        if let model = filter.model { result.addUsed("model", like, pattern(model)) }
        return result
    }

    static func ofMessages(_ filter: HistoryFilter) -> FilterConditions {
        var result = FilterConditions(common: filter)
        if let from = filter.from { result.add("m.created_at >= ?", from.milliseconds) }
        if let before = filter.before { result.add("m.created_at < ?", before.milliseconds) }
        if let mode = filter.mode { result.add("m.mode = ?", mode.rawValue) }
        if let model = filter.model { result.add("m.model LIKE ? ESCAPE '\\'", pattern(model)) }
        return result
    }

    /// Each word of a text in the title.
    mutating func addText(_ text: String, orConversationsOf matches: SearchExpression?, mostMatches: Int) {
        let words = text.storable.split { $0.isWhitespace || $0 == "\"" }
        guard !words.isEmpty else { return }
        let titles = words.map { _ in "c.title LIKE ? ESCAPE '\\'" }.joined(separator: " AND ")
        let found = """
            c.number IN (SELECT conversation FROM message WHERE number IN (
                SELECT rowid FROM message_text WHERE message_text MATCH ? ORDER BY rowid DESC LIMIT \(mostMatches)))
            """
        conditions.append(matches == nil ? "(\(titles))" : "((\(titles)) OR \(found))")
        arguments += words.map { Self.pattern(String($0)) }
        if let matches { arguments.append(matches.text) }
    }

    mutating func add(_ condition: String, _ values: any DatabaseValueConvertible...) {
        conditions.append(condition)
        arguments += values
    }

    private init(common filter: HistoryFilter) {
        conditions = [filter.isDeleted ? "c.deleted_at IS NOT NULL" : "c.deleted_at IS NULL"]
        if let id = filter.conversation { add("c.id = ?", id.rawValue) }
        if let kind = filter.kind { add("c.kind = ?", kind.rawValue) }
        if let cost = filter.costOver { add("c.cost > ?", cost.picodollars) }
        if let tool = filter.tool { addUsed("tool", Self.like, Self.pattern(tool)) }
    }

    private mutating func addUsed(_ kind: String, _ condition: String, _ value: String) {
        add("EXISTS (SELECT 1 FROM used WHERE conversation = c.number AND kind = '\(kind)' AND \(condition))", value)
    }

    private static let like = "name LIKE ? ESCAPE '\\'"

    private static func pattern(_ part: String) -> String {
        "%" + part.map { "%_\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "%"
    }
}
