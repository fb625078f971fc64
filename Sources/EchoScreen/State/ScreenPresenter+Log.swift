import Echo
import EchoText
import Foundation

/// What is asked of the event log and of the events that are open.
extension ScreenPresenter {
    /// Shows only the events that the words are about, or says what is wrong with them.
    public mutating func filterEvents(by words: String) {
        let note = eventLog.filter(by: words)
        if note.role == .failure { notify("\(Sanitizer.line(words)): \(note.text).", .warning) }
    }

    /// The filter's words, for changing them.
    public var eventFilter: String { eventLog.query?.words ?? "" }

    public mutating func pauseEvents() { eventLog.togglePause() }
    public mutating func markEvent() { eventLog.toggleMark() }

    public mutating func selectNextMark() {
        if !eventLog.selectNextMark() { notify("No marks yet: \(key: .markEvent) sets one.", .plain) }
    }

    public mutating func followItem() {
        if !eventLog.followItem() { notify("This event does not belong to an item.", .plain) }
    }

    public mutating func searchEvents(backwards: Bool) {
        let note = eventLog.searchNext(backwards: backwards)
        notify("\(note.text)", note.role == .failure ? .warning : .plain)
    }

    /// Opens what is written as JSON, in branches.
    public mutating func openSelectedEvent() {
        if let row = eventLog.selectedRow { panel.show(row.opened) }
    }

    // MARK: - What is open

    public mutating func toggleBranch() { panel.update(FoldedTree.self) { $0.toggle() } }
    public mutating func openBranch() { panel.update(FoldedTree.self) { $0.unfold() } }
    public mutating func closeBranch() { panel.update(FoldedTree.self) { $0.fold() } }
    public mutating func toggleAllBranches() { panel.update(FoldedTree.self) { $0.toggleAll() } }
    public var showsTree: Bool { panel.open(FoldedTree.self) != nil }

    /// The JSON of the event that is open, else of the selected one, without secrets; nil when there is none.
    public var eventSource: String? {
        if let tree = panel.open(FoldedTree.self) { return Redactor.redacted(json: tree.source) }
        return eventLog.selectedRow?.source
    }

    /// The events that are kept, the oldest first.
    public var keptRecords: [WireRecord] { eventLog.keptRecords }
}
