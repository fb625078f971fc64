import Echo
import EchoText

/// The calls of a conversation in their order: which one the person is asked about, and what each was.
struct ToolCallsPresenter: Sendable {
    /// Characters of a call's output that are kept to be read.
    static let kept = 20_000

    private var order: [String] = []
    private var calls: [String: ToolActivity] = [:]
    /// The calls that nobody has decided on, in the order in which they came.
    private var waiting: [String] = []
    /// The calls whose output is shown whole.
    private var unfolded: Set<String> = []
    /// The calls whose output the answer says word for word: it is shown only unfolded.
    private var said: Set<String> = []

    var isEmpty: Bool { order.isEmpty }

    /// The call whose question is shown; the others wait for their turn.
    var asked: String? { waiting.first }

    mutating func receive(_ activity: ToolActivity) {
        let id = activity.call.id
        let wasWaiting = calls[id]?.phase == .waitingForApproval
        if calls[id] == nil { order.append(id) }
        calls[id] = activity.shortened(to: Self.kept)
        if activity.phase != .waitingForApproval {
            waiting.removeAll { $0 == id }
        } else if !wasWaiting {
            waiting.append(id)
        }
    }

    /// The person has decided; the engine will say what comes of it.
    mutating func decide(_ id: String) { waiting.removeAll { $0 == id } }

    mutating func remove(_ id: String) {
        order.removeAll { $0 == id }
        waiting.removeAll { $0 == id }
        unfolded.remove(id)
        said.remove(id)
        calls[id] = nil
    }

    subscript(id: String) -> ToolActivity? { calls[id] }

    func row(_ id: String) -> ToolRowViewState? {
        let isFolded = !unfolded.contains(id)
        var row = calls[id].map { ToolWording.row($0, state: state(of: id), isFolded: isFolded) }
        guard isFolded, said.contains(id) else { return row }
        row?.output = StyledText("")
        row?.lines = []
        row?.hidden = ""
        return row
    }

    /// Whether these are the words that a call gave back, and nothing else.
    func isSaid(_ id: String, by answer: String) -> Bool {
        guard let activity = calls[id], activity.phase == .succeeded, let output = activity.output else { return false }
        let words = Self.words(output)
        return !words.isEmpty && words == Self.words(answer)
    }

    mutating func noteSaid(_ id: String) { said.insert(id) }

    private static func words(_ text: String) -> String {
        let text = text.trimmed
        return String(text.prefix(text.count - text.reversed().prefix { $0 == "." }.count))
    }

    /// The calls whose output is longer than what is shown of it folded, in their order.
    var foldable: [String] { order.filter(canFold) }

    func canFold(_ id: String) -> Bool {
        said.contains(id) || calls[id].map { !FoldedToolOutput.shown($0, isFolded: true).hidden.isEmpty } ?? false
    }

    mutating func toggleFold(_ id: String) {
        if unfolded.remove(id) == nil { unfolded.insert(id) }
    }

    var areUnfolded: Bool { unfolded.isSuperset(of: foldable) }

    mutating func fold(_ folds: Bool) { unfolded = folds ? [] : Set(foldable) }

    /// Every call whole, the newest first; nil when there was none.
    var panel: OverlayViewState? {
        guard !order.isEmpty else { return nil }
        let parts = order.reversed().compactMap { id in calls[id].map { ToolCallLines.lines($0, state: state(of: id)) }
        }
        return OverlayViewState(title: "Tool calls", content: .lines(Array(parts.joined(separator: [[]]))))
    }

    private func state(of id: String) -> ToolCallState {
        if id == asked { return .asked }
        return waiting.contains(id) ? .waiting : .decided
    }
}

extension ToolActivity {
    fileprivate func shortened(to characters: Int) -> ToolActivity {
        guard let output, output.utf8.count > characters else { return self }
        var activity = self
        let start = output.prefix(characters)
        activity.output = start + "\n… \(EventWording.size(output.utf8.count - start.utf8.count)) more"
        return activity
    }
}
