import EchoText

/// The plain mode's rules: when a line is read, what it leads to, when the program has nothing more to do.
///
/// A person may write at any time. Lines of a pipe or a file wait until what was asked before them is answered.
public struct PlainSession: Sendable {
    private let isInteractive: Bool
    private let writesToTerminal: Bool
    private let reader: PlainReader
    private var presenter: PlainPresenter
    private var state = ScreenViewState()
    /// A line that was read and not obeyed yet.
    private var line: String?
    private var isReading = false
    private var hasEnded = false
    /// A message was sent and nothing has come of it yet.
    private var expectsAnswer = false
    private var sawAnswer = false
    /// A tool was called last, and what is made of its result has not begun.
    private var awaitsResult = false
    /// The row of the call that was seen last.
    private var lastCall: String?
    private var noticesBefore = 0
    private var rowBefore: String?
    private var isUnanswered = false
    /// The last line asks for an answer again, or for the rest of one.
    private var isRetry = false
    /// Messages before the last one that got no whole answer, all messages, and what became of the last that got none.
    private var (lost, sent) = (0, 0)
    /// Calls of tools that nobody was there to approve.
    private var unattended = 0
    private var reason = ""
    private var hasObeyed = false
    /// What stood in the composer before the first line.
    private var draft = ""
    /// A message that came back unsent: in a pipe nobody corrects it.
    private var returned: String?
    /// It was said that servers of tools are waited for.
    private var isWaitTold = false
    /// The question that was answered with yes last, as long as it stands.
    private var confirmed: OverlayViewState?

    /// - Parameters:
    ///   - isInteractive: a person writes the lines, and sees them.
    ///   - writesToTerminal: else what the program says of itself goes to standard error, apart from the answers.
    public init(isInteractive: Bool, writesToTerminal: Bool = true, catalog: Catalog) {
        self.isInteractive = isInteractive
        self.writesToTerminal = writesToTerminal
        reader = PlainReader(catalog)
        presenter = PlainPresenter(catalog, bySentence: writesToTerminal)
    }

    /// The greeting at the start.
    public func greeting(_ state: ScreenViewState) -> [PlainAction] {
        guard isInteractive else { return [] }
        let who = "\(state.status.model), \(state.status.mode) mode, \(state.status.server)"
        return [
            notice("echo-tui in plain mode: \(Sanitizer.line(who))."),
            notice("Type a line and press Enter. /talk starts talking, /help lists the commands, /quit quits."),
        ]
    }

    public mutating func show(_ state: ScreenViewState) -> [PlainAction] {
        var shown = state.toSay(isInteractive: isInteractive)
        if !isInteractive, expectsAnswer { shown.composer.text = "" }
        let lines = presenter.lines(of: shown).map(action)
        follow(state)
        let isHidden = self.state.asksForSecret
        self.state = state
        if state.isFinished { return lines + end }
        // Before the question is read, nobody answers it.
        let echo: [PlainAction] =
            isInteractive && state.asksForSecret != isHidden ? [.echo(!state.asksForSecret)] : []
        let said = echo + lines
        return discard().map { said + $0 } ?? said + proceed()
    }

    public mutating func read(_ line: String) -> [PlainAction] {
        (self.line, isReading) = (line, false)
        return proceed()
    }

    /// Nothing more will be written: what is under way is finished, then the program ends.
    public mutating func endInput() -> [PlainAction] {
        hasEnded = true
        return proceed()
    }

    /// Ctrl+C: a person is asked, and leaves with the second; a pipe ends.
    public func interrupt() -> [PlainAction] { isInteractive ? [.ask(.perform(.quit))] : [.leave(status: 130)] }

    // MARK: - Private

    private func action(_ line: PlainLine) -> PlainAction {
        line.isNotice && !writesToTerminal ? .complain(line.text) : .write(line.text)
    }

    private func notice(_ words: String) -> PlainAction { action(.notice(words)) }

    /// The next line, when it is its time. Whoever performs it tells the state afterwards, and the one after it comes.
    private mutating func proceed() -> [PlainAction] {
        if let actions = confirm() ?? refuse() ?? decide() { return actions }
        guard isInteractive || !isBusy else { return [] }
        if let actions = awaitServers() { return actions }
        guard let line else { return hasEnded ? isBusy ? [] : leave() : read() }
        if !hasObeyed { draft = state.composer.text }
        (self.line, hasObeyed) = (nil, true)
        let reply = reader.reply(to: line, in: state)
        if let message = reply.message { send(message) }
        if !Self.retries.isDisjoint(with: reply.intents) { askAgain() }
        let actions = reply.lines.map(action) + reply.intents.map(PlainAction.ask)
        return reply.intents.isEmpty ? actions + proceed() : actions
    }

    /// What is asked before their tools are known is answered without them. The screen ends it when they take too long.
    private mutating func awaitServers() -> [PlainAction]? {
        guard !isInteractive, !state.awaitedServers.isEmpty else { return nil }
        defer { isWaitTold = true }
        return isWaitTold ? [] : [notice(ToolServerWording.awaited(state.awaitedServers))]
    }

    /// Whoever writes /quit into a pipe means it.
    private mutating func confirm() -> [PlainAction]? {
        guard !isInteractive, let question = state.overlay, question.takesYes, !question.needsPerson else {
            confirmed = nil
            return nil
        }
        // One that stands all the same is not asked for ever.
        guard confirmed != question else { return nil }
        confirmed = question
        return [.ask(.perform(.confirm))]
    }

    /// What is risky is done only where the line after the question says so.
    private func refuse() -> [PlainAction]? {
        guard !isInteractive, state.overlay?.needsPerson == true, let line, !PlainReader.isAnswer(line) else {
            return nil
        }
        return [
            notice("Not confirmed: the line after the question is neither y nor n."), .ask(.perform(.stop)),
        ]
    }

    /// A call of a tool waits, and nobody is there to ask: the line after the question decides if it can.
    private mutating func decide() -> [PlainAction]? {
        guard state.isAsked, !isInteractive || hasEnded else { return nil }
        guard let next = line else { return hasEnded ? deny() : read() }
        guard PlainReader.decision(next) != nil else { return deny() }
        line = nil
        return reader.reply(to: next, in: state).intents.map(PlainAction.ask)
    }

    private mutating func read() -> [PlainAction] {
        guard !isReading else { return [] }
        isReading = true
        return [.read]
    }

    private mutating func deny() -> [PlainAction] {
        unattended += 1
        let tool = state.conversation.rows.last { $0.tool?.question != nil }?.tool
        let close: [PlainAction] = state.overlay == nil ? [] : [.ask(.perform(.stop))]
        return close + [notice(UnattendedWording.denied(tool)), .ask(.performWith(.denyUnattended, ""))]
    }

    /// What was lost is not lost yet.
    private static let retries: Set<Intent> = [.perform(.regenerate), .perform(.continueAnswer)]

    private mutating func askAgain() {
        guard isUnanswered else { return }
        isRetry = true
        expect(after: state.conversation.rows.last { $0.author.role == .user }?.id)
    }

    private mutating func expect(after row: String?) {
        (expectsAnswer, sawAnswer, awaitsResult, isUnanswered) = (true, false, false, false)
        noticesBefore = state.notices.lazy.map(\.id).max() ?? 0
        rowBefore = row
    }

    private mutating func send(_ message: String) {
        if isUnanswered { lost += 1 }
        (sent, isRetry) = (sent + 1, false)
        expect(after: state.conversation.rows.last?.id)
        if isInteractive { presenter.expect(typed: message) }
    }

    private mutating func follow(_ state: ScreenViewState) {
        guard expectsAnswer else { return }
        followTool(state)
        if state.activity.isAnswer {
            sawAnswer = true
        } else if !awaitsResult, state.activity.isAtRest, sawAnswer || isOver(state) {
            settle(state, isUnanswered: isLost(state))
        } else if !state.isWorking, hasFailed(state) {
            settle(state, isUnanswered: true)
        }
    }

    private mutating func settle(_ state: ScreenViewState, isUnanswered: Bool) {
        (expectsAnswer, self.isUnanswered) = (false, isUnanswered)
        guard isUnanswered else { return }
        let mark = newRows(of: state).lazy.compactMap { $0.cut == nil ? nil : $0.mark?.text }.first
        let notice = state.notices.last { $0.id > noticesBefore && $0.trouble != nil }
        if !isInteractive, state.composer.title.isEmpty, !state.composer.text.isEmpty { returned = state.composer.text }
        reason = mark.map(PlainWording.spoken) ?? notice.map { presenter.text($0.wording) } ?? ""
    }

    /// A message that came back is told, and makes room for the next one.
    private mutating func discard() -> [PlainAction]? {
        guard let returned else { return nil }
        self.returned = nil
        return [notice("Not sent: \(presenter.shortened(returned))"), .ask(.replaceText(""))]
    }

    /// What was said since the message was sent, the newest first.
    private func newRows(of state: ScreenViewState) -> some Sequence<MessageRowViewState> {
        state.conversation.rows.reversed().lazy.prefix { $0.id != rowBefore }.filter { !$0.isRemark }
    }

    private func newest(of state: ScreenViewState) -> MessageRowViewState? { newRows(of: state).first { _ in true } }

    /// An answer was due, and there is none, or not all of it.
    private func isLost(_ state: ScreenViewState) -> Bool {
        var isAnswered = false
        for row in newRows(of: state) {
            if !isAnswered, row.tool == nil, row.cut != nil { return true }
            isAnswered = isAnswered || (row.author.role != .user && row.saysSomething)
        }
        return !isAnswered || (complains(state) && !hasAnswer(state))
    }

    /// The answer to a call of a tool comes when the tool is done, and the assistant may be silent in between.
    private mutating func followTool(_ state: ScreenViewState) {
        guard let row = newest(of: state), let tool = row.tool else {
            awaitsResult = false
            return
        }
        let isNew = lastCall != row.id
        lastCall = row.id
        awaitsResult = tool.isRunning || isNew || (awaitsResult && !state.activity.isAnswer)
    }

    private func hasFailed(_ state: ScreenViewState) -> Bool {
        if state.activity == .offline { return true }
        if complains(state, of: isRetry || !state.composer.text.isEmpty ? [.failure, .warning] : [.failure]) {
            return state.activity.isAtRest || !state.composer.text.isEmpty
        }
        return false
    }

    /// A failure was told since the message was sent.
    private func complains(
        _ state: ScreenViewState, of troubles: [NoticeViewState.Trouble] = [.failure]
    ) -> Bool {
        state.notices.contains { notice in
            notice.id > noticesBefore && notice.trouble.map(troubles.contains) == true
        }
    }

    /// An answer, or half of one, came at once, or a feature gave it. Who asks again has the old half there still.
    private func isOver(_ state: ScreenViewState) -> Bool {
        guard let last = newest(of: state) else { return false }
        return hasAnswer(state) || (!isRetry && last.cut != nil && !last.isLive)
    }

    private func hasAnswer(_ state: ScreenViewState) -> Bool {
        guard let row = newest(of: state), row.author.role == .assistant else { return false }
        return row.mark == nil && !row.isLive && row.saysSomething
    }

    private var isBusy: Bool {
        isResuming || state.isWorking || expectsAnswer || !state.activity.isAtRest || state.overlay?.isGrowing == true
    }

    /// Where it failed, what is written begins another one.
    private var isResuming: Bool {
        state.isResuming && !state.notices.contains { $0.trouble != nil }
    }

    /// A question that is open at the end is answered with no.
    private func leave() -> [PlainAction] {
        if state.overlay != nil { return [.ask(.perform(.stop))] }
        return end
    }

    /// A person has seen what became of each message; whoever reads a pipe is told once more, apart from the answers.
    private var end: [PlainAction] {
        let complaints = isInteractive ? [] : [unanswered, unsent, unapproved].compactMap(\.self)
        return complaints.map { .complain("echo-tui: \($0)") } + [.leave(status: complaints.isEmpty ? 0 : 1)]
    }

    private var unanswered: String? {
        let lost = lost + (isUnanswered || expectsAnswer ? 1 : 0)
        guard lost > 0 else { return nil }
        let count = sent == 1 ? "The message" : "\(lost) of \(sent) messages"
        return reason.isEmpty ? "\(count) got no answer." : "\(count) got no complete answer: \(reason)"
    }

    private var unapproved: String? { unattended > 0 ? UnattendedWording.unapproved(unattended) : nil }

    /// What was put into the composer and never sent.
    private var unsent: String? {
        let text = state.composer.text
        guard hasObeyed, state.composer.title.isEmpty, text != draft, !text.isEmpty else { return nil }
        return "Not sent: \(presenter.shortened(text))"
    }
}

extension Activity {
    /// Nothing is being made, told or waited for.
    fileprivate var isAtRest: Bool {
        switch self {
        case .idle, .offline, .listening, .hearing, .muted, .noMicrophone: true
        case .starting, .connecting, .reconnecting, .opening, .thinking, .speaking, .writing: false
        }
    }
}

extension MessageRowViewState {
    /// More than its sound.
    fileprivate var saysSomething: Bool {
        tool != nil || !notes.isEmpty || !pictures.isEmpty || text.contains { !$0.isWhitespace }
    }
}

extension ScreenViewState {
    /// What a pipe answers with yes it is not asked.
    fileprivate func toSay(isInteractive: Bool) -> ScreenViewState {
        guard !isInteractive else { return self }
        var state = self
        if let overlay, overlay.takesYes, !overlay.needsPerson { state.overlay = nil }
        // It ends before the server is back.
        for row in state.conversation.rows.indices.suffix(PlainPresenter.window)
        where state.conversation.rows[row].isAskedAgain {
            state.conversation.rows[row].mark = nil
        }
        return state
    }
}
