import Echo
import EchoScreen
import EchoText
import Foundation

/// Words for kept conversations, as rows of a list: what each is called, when it was, how long and how it was held.
struct ConversationRows {
    /// Characters; beside them there is room for all that is told of a conversation.
    private static let longestTitle = 44

    private let days: DayWording
    /// The one that is under way.
    private let current: ConversationID?

    init(now: Date, timeZone: TimeZone, current: ConversationID? = nil) {
        self.current = current
        days = DayWording(now: now, timeZone: timeZone)
    }

    func row(_ record: ConversationRecord) -> ChoiceRowViewState {
        var row = ChoiceRowViewState(
            id: record.id.rawValue, title: (record.isPinned ? "★ " : "") + title(record),
            state: StyledText(moment(record.changedAt), .faint), note: note(record), help: help(record),
            isCurrent: record.id == current)
        row.isPinned = record.isPinned
        return row
    }

    /// Below the list, of the row with the cursor: its whole title where the row cuts it, and all that is told of it.
    private func help(_ record: ConversationRecord) -> String {
        let whole = Sanitizer.line(record.title.text)
        return (whole.count > Self.longestTitle ? whole + " · " : "") + note(record)
    }

    /// A message in which the searched words stand: the words first, then when they were said and in which conversation.
    func row(_ hit: SearchHit) -> ChoiceRowViewState {
        let snippet = hit.snippet.visible
        let title = Sanitizer.line(hit.conversationTitle)
        var row = ChoiceRowViewState(
            id: hit.row, title: snippet.text, state: StyledText(moment(hit.createdAt), .faint),
            note: title.isEmpty ? "" : "in “\(ConversationTitle.shortened(title, to: Self.longestTitle))”",
            isCurrent: hit.conversation == current
        )
        if hit.isByMeaning { row.title = "≈ " + snippet.text } else { row.matches = snippet.marks }
        return row
    }

    /// As it fits a row.
    func title(_ record: ConversationRecord) -> String {
        let title = Sanitizer.line(record.title.text)
        if title.isEmpty { return "(no title)" }
        return ConversationTitle.shortened(title, to: Self.longestTitle)
    }

    /// "today 14:02", "Mon 23 Nov 09:41", "23 Nov 2025 09:41".
    func moment(_ date: Date) -> String { days.moment(date) }

    /// "12 messages · 4:10 · voice · $0.0123 · gpt-realtime": the last parts are left out where there is no room.
    func note(_ record: ConversationRecord) -> String {
        let count = NumberWording.counted(record.messageCount, "message")
        let length = record.duration < .seconds(1) ? nil : DurationWording.elapsed(record.duration)
        let state =
            record.id == current ? "now" : record.wasCut ? "cut off" : nil
        return [
            state, count, length, ModeWording.name(record.mode),
            record.cost.map(MoneyWording.amount), record.model.map(Sanitizer.line),
        ].compactMap(\.self).joined(separator: " · ")
    }
}
