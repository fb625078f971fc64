import Echo
import EchoText
import Foundation

/// Looking at what goes over the wire.
extension Screen {
    /// Shows something in the event log that did not go over the conversation's wire. It is seen with what is published
    /// next.
    func log(_ record: WireRecord) { presenter.receive(record, at: moment) }

    func actOnEvents(_ command: Command) -> Bool {
        let isFocused = presenter.focus == .events
        switch command {
        case .filterEvents: presenter.ask(for: .filter, text: presenter.eventFilter)
        case .pauseEvents: presenter.pauseEvents()
        case .markEvent: presenter.markEvent()
        case .nextMark: presenter.selectNextMark()
        case .followItem: presenter.followItem()
        case .exportEvents: exportEvents(to: nil)
        case .searchNext where isFocused: presenter.searchEvents(backwards: false)
        case .searchPrevious where isFocused: presenter.searchEvents(backwards: true)
        case .open where isFocused: presenter.openSelectedEvent()
        case .copy where isFocused: copyEvent()
        default: return false
        }
        return true
    }

    /// What a key does to an event that is open; false for what has nothing to do with it.
    func actOnTree(_ command: Command) -> Bool {
        guard presenter.showsTree else { return false }
        switch command {
        case .open: presenter.toggleBranch()
        case .adjustUp: presenter.openBranch()
        case .adjustDown: presenter.closeBranch()
        case .toggleFold: presenter.toggleBranch()
        case .toggleAllFolds: presenter.toggleAllBranches()
        case .copy: copyEvent()
        default: return false
        }
        return true
    }

    private func copyEvent() {
        guard let source = presenter.eventSource else { return }
        copy(source, saying: "Copied the event's JSON, without secrets.")
    }

    /// Writes what is kept to a new file; nil leaves its name to the one who writes.
    func exportEvents(to name: String?) {
        guard let logFiles = devices.logFiles else {
            return presenter.notify("Events cannot be exported here.", .warning)
        }
        let head = facts.answering.map { WireLogLine.server($0, at: clock.date) }
        let lines = presenter.keptRecords.map(WireLogLine.event)
        start(.exporting) { [self] in
            do throws(WireLogFileError) {
                let file = try await logFiles.write([head].compactMap(\.self) + lines, began: facts.began, to: name)
                let count = NumberWording.counted(lines.count, "event")
                presenter.notify("Exported \(count), without secrets or audio, to \(file).", .success)
            } catch {
                presenter.notify("\(error.file): \(error.reason).", .warning)
            }
        }
    }
}
