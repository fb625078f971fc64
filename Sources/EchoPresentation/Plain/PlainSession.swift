import EchoText

/// The plain mode's rules: when a line is read, what it leads to, when the program has nothing more to do.
///
/// A person may write at any time. Lines of a pipe or a file wait until what was asked before them is answered.
public struct PlainSession: Sendable {
    private let isInteractive: Bool
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
    /// The question that was answered with yes last, as long as it stands.
    private var confirmed: OverlayViewState?

    /// `isInteractive`: a person writes the lines, and sees them.
    public init(isInteractive: Bool, catalog: Catalog) {
        self.isInteractive = isInteractive
        reader = PlainReader(catalog)
        presenter = PlainPresenter(catalog)
    }

    /// What a person is told at the start.
    public func greeting(_ state: ScreenViewState) -> [PlainAction] {
        guard isInteractive else { return [] }
        let who = "\(state.status.model), \(state.status.mode) mode, \(state.status.server)"
        return [
            .write("notice: echo-tui in plain mode: \(Sanitizer.line(who))."),
            .write("notice: Type a line and press Enter. /talk starts talking, /help lists the commands, /quit quits."),
        ]
    }

    public mutating func show(_ state: ScreenViewState) -> [PlainAction] {
        let lines = presenter.lines(of: state.toSay(isInteractive: isInteractive))
        follow(state)
        let isHidden = self.state.asksForSecret
        self.state = state
        if state.isFinished { return lines.map(PlainAction.write) + [.leave(status: 0)] }
        // Before the question is read, nobody answers it.
        let echo: [PlainAction] =
            isInteractive && state.asksForSecret != isHidden ? [.echo(!state.asksForSecret)] : []
        return echo + lines.map(PlainAction.write) + proceed()
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

    /// The next line, when it is its time. Whoever performs it tells the state afterwards, and the one after it comes.
    private mutating func proceed() -> [PlainAction] {
        if let actions = confirm() ?? refuse() ?? decide() { return actions }
        guard isInteractive || !isBusy else { return [] }
        guard let line else { return hasEnded ? isBusy ? [] : leave() : read() }
        self.line = nil
        let reply = reader.reply(to: line, in: state)
        if let message = reply.message { send(message) }
        let actions = reply.lines.map(PlainAction.write) + reply.intents.map(PlainAction.ask)
        return reply.intents.isEmpty ? actions + proceed() : actions
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
            .write("notice: Not confirmed: the line after the question is neither y nor n."), .ask(.perform(.stop)),
        ]
    }

    /// A call of a tool waits, and nobody is there to ask: the line after the question decides if it can.
    private mutating func decide() -> [PlainAction]? {
        guard state.isAsked, !isInteractive || hasEnded else { return nil }
        guard let next = line else { return hasEnded ? denial : read() }
        guard PlainReader.decision(next) != nil else { return denial }
        line = nil
        return reader.reply(to: next, in: state).intents.map(PlainAction.ask)
    }

    private mutating func read() -> [PlainAction] {
        guard !isReading else { return [] }
        isReading = true
        return [.read]
    }

    private var denial: [PlainAction] {
        let close: [PlainAction] = state.overlay == nil ? [] : [.ask(.perform(.stop))]
        return close + [.write("notice: Tool call denied: nobody is here to approve it."), .ask(.perform(.deny))]
    }

    private mutating func send(_ message: String) {
        (expectsAnswer, sawAnswer, awaitsResult, isUnanswered) = (true, false, false, false)
        noticesBefore = state.notices.last?.id ?? 0
        rowBefore = state.conversation.rows.last?.id
        if isInteractive { presenter.expect(typed: message) }
    }

    private mutating func follow(_ state: ScreenViewState) {
        guard expectsAnswer else { return }
        followTool(state)
        if state.activity.isAnswer {
            sawAnswer = true
        } else if sawAnswer, !awaitsResult, state.activity.isAtRest {
            (expectsAnswer, isUnanswered) = (false, complains(state) && !hasAnswer(state))
        } else if !awaitsResult, state.activity.isAtRest, hasAnswer(state),
            state.conversation.rows.last?.id != rowBefore
        {
            // A feature answered by itself: no server was asked.
            expectsAnswer = false
        } else if !state.isWorking, hasFailed(state) {
            (expectsAnswer, isUnanswered) = (false, true)
        }
    }

    /// The answer to a call of a tool comes when the tool is done, and the assistant may be silent in between.
    private mutating func followTool(_ state: ScreenViewState) {
        guard let row = state.conversation.rows.last, row.id != rowBefore, let tool = row.tool else {
            awaitsResult = false
            return
        }
        let isNew = lastCall != row.id
        lastCall = row.id
        awaitsResult = tool.isRunning || isNew || (awaitsResult && !state.activity.isAnswer)
    }

    private func hasFailed(_ state: ScreenViewState) -> Bool {
        if state.activity == .offline { return true }
        return complains(state) && (state.activity.isAtRest || !state.composer.text.isEmpty)
    }

    /// A failure was told since the message was sent.
    private func complains(_ state: ScreenViewState) -> Bool {
        state.notices.contains { $0.id > noticesBefore && $0.role == .failure }
    }

    private func hasAnswer(_ state: ScreenViewState) -> Bool {
        state.conversation.rows.last.map { $0.author.role == .assistant && $0.mark == nil && !$0.isLive } ?? false
    }

    private var isBusy: Bool {
        isResuming || state.isWorking || expectsAnswer || !state.activity.isAtRest || state.overlay?.isGrowing == true
    }

    /// Where it failed, what is written begins another one.
    private var isResuming: Bool {
        state.isResuming && !state.notices.contains { [.failure, .warning].contains($0.role) }
    }

    /// A question that is open at the end is answered with no.
    private func leave() -> [PlainAction] {
        if state.overlay != nil { return [.ask(.perform(.stop))] }
        return [.leave(status: isUnanswered ? 1 : 0)]
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

extension ScreenViewState {
    /// What a pipe answers with yes it is not asked.
    fileprivate func toSay(isInteractive: Bool) -> ScreenViewState {
        guard !isInteractive, let overlay, overlay.takesYes, !overlay.needsPerson else {
            return self
        }
        var state = self
        state.overlay = nil
        return state
    }
}
