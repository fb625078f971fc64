import EchoScreen
import EchoText

/// Says when a person who looks elsewhere is told: an answer is finished, or a tool asks.
struct AlertRules: Sendable {
    private var wasAnswering = false
    private var wasAsked = false

    /// Whether anything may have to be told: asked after every event, so that the state is made only when it is so.
    func concerns(_ activity: Activity, isAsked: Bool) -> Bool {
        activity.isAnswer != wasAnswering || isAsked != wasAsked
    }

    /// `isAttended`: the terminal has the person's keys. Nothing is told while it has.
    mutating func receive(_ state: ScreenViewState, isAttended: Bool) -> ScreenEffect? {
        let isAnswering = state.activity.isAnswer
        let (hasFinished, asks) = (wasAnswering && state.activity.hasCome, !wasAsked && state.isAsked)
        (wasAnswering, wasAsked) = (isAnswering, state.isAsked)
        guard !isAttended, hasFinished || asks else { return nil }
        switch state.preferences.alerts {
        case .off: return nil
        case .bell: return .bell
        case .desktop: return .notify(title: "echo", body: asks ? question(state) : answer(state))
        }
    }

    private func question(_ state: ScreenViewState) -> String {
        let asked = state.conversation.rows.last { $0.tool?.question != nil }
        return asked?.tool.map { "The tool \($0.name) is waiting for approval." } ?? "A tool is waiting for approval."
    }

    /// The beginning of the answer, on one line.
    private func answer(_ state: ScreenViewState) -> String {
        guard let row = state.conversation.rows.last, row.author.role == .assistant, !row.text.isEmpty else {
            return "The answer is ready."
        }
        let text = row.isMarkdown ? read(row.text) : row.text
        let line = Sanitizer.line(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        return line.count > 120 ? line.prefix(120) + "…" : line
    }

    /// What Markdown says, without its signs.
    private func read(_ markdown: String) -> String {
        MarkdownStream(String(markdown.prefix(1000))).blocks.map(\.text).joined(separator: " ")
    }
}

extension Activity {
    /// An answer that was on its way is there, not lost with the connection.
    fileprivate var hasCome: Bool {
        switch self {
        case .idle, .listening, .hearing, .muted, .noMicrophone, .opening: true
        case .starting, .offline, .connecting, .reconnecting, .thinking, .speaking, .writing: false
        }
    }
}
