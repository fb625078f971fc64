import EchoScreen
import EchoText

/// The telephone: whether a line is open, the calls that go on with what is heard of them, and those that are over.
package struct PhonePanel: PanelProtocol {
    /// A call that is over.
    package struct Ended: Sendable, Hashable, Identifiable {
        package let id: String
        package var number: String
        package var isIncoming: Bool
        /// "today 14:02".
        package var time: String
        /// Nil where nobody answered.
        package var duration: Duration?
        /// "completed".
        package var outcome: StyledText
        /// Under which it is kept; nil for one that is not.
        package var conversation: String?

        package init(
            id: String, number: String, isIncoming: Bool, time: String, duration: Duration?, outcome: StyledText,
            conversation: String? = nil
        ) {
            self.conversation = conversation
            (self.id, self.number, self.isIncoming) = (id, number, isIncoming)
            (self.time, self.duration, self.outcome) = (time, duration, outcome)
        }
    }

    private static let columns = 16
    /// What was said last, as many lines as stand beside the calls.
    private static let mostLines = 8

    /// "test line"; nil while none is open.
    package var line: String?
    /// It is being opened or closed.
    package var isSwitching = false
    package var isTest = false
    /// False for a line that only answers.
    package var canDial = true
    /// How the line is reached: "sip:echo@kitchen:5060"; empty where nobody needs to know.
    package var address = ""
    /// What its calls used of the day; nil where nobody needs to know.
    package var used: PhoneUse?
    /// Nil where it is not known yet.
    package var readiness: PhoneReadiness?
    /// The line is reached from outside.
    package var needsAddress = false
    private var calls: [PhoneCallViewState] = []
    private var ended: [Ended] = []
    private var selection = 0
    /// Somebody moved to what is selected; else it is whatever stands first.
    private var isChosen = false
    private var moment = Duration.zero

    package init() {}

    // MARK: - What it is told

    package mutating func show(_ calls: [PhoneCallViewState], _ ended: [Ended], at now: Duration) {
        let selected = selectedID
        (self.calls, self.ended, moment) = (calls, ended, now)
        let ids = calls.map(\.id) + ended.map(\.id)
        let kept = selected.flatMap(ids.firstIndex)
        isChosen = isChosen && kept != nil
        selection = isChosen ? kept ?? 0 : 0
    }

    /// The call of this name, or the one that is kept under it.
    package mutating func select(_ id: String) {
        guard let index = (calls.map(\.id) + ended.map { $0.conversation ?? $0.id }).firstIndex(of: id) else { return }
        (selection, isChosen) = (index, true)
    }

    // MARK: - What is asked of it

    /// The call that goes on and is selected.
    package var selectedCall: String? { calls.indices.contains(selection) ? calls[selection].id : nil }

    /// The call that is over and is selected.
    package var selectedEnded: Ended? {
        let index = selection - calls.count
        return ended.indices.contains(index) ? ended[index] : nil
    }

    private var selectedID: String? { selectedCall ?? selectedEnded?.id }

    // MARK: - What a person does in it

    package mutating func move(by rows: Int) {
        selection = selection.moved(by: rows, last: calls.count + ended.count - 1)
        isChosen = true
    }

    package var use: Situation.Overlay { .choosing }

    package func describePanel(in situation: inout Situation) {
        situation.facts.insert(.looksAtPhone)
        if isTest { situation.facts.insert(.hasTestLine) }
        situation.canOpen = selectedID != nil
        situation.choiceAction = selectedCall != nil ? "watch" : selectedEnded != nil ? "read" : nil
        if selectedCall != nil { situation.facts.insert(.selectsCall) }
    }

    // MARK: - What it shows

    package var overlay: OverlayViewState {
        let list = ChoiceListViewState(
            rows: calls.map { row($0) } + ended.map { row($0) }, selection: selection, empty: empty)
        var overlay = OverlayViewState(title: title, content: .choices(list))
        (overlay.keys, overlay.isGrowing) = (.phone, isSwitching)
        overlay.above = standing.isEmpty ? [] : standing + [.blank]
        overlay.spoken = spoken(list.rows)
        return overlay
    }

    /// Without what changes with every second; nil where there is nothing to list.
    private func spoken(_ rows: [ChoiceRowViewState]) -> [String]? {
        guard !rows.isEmpty else { return nil }
        let states = calls.map { PhoneWording.standing($0) } + ended.map { "\($0.outcome.text), \(note(of: $0))" }
        return standing.map { "\($0.lead.text.prefix { $0 != " " }) \($0.wording.text { _ in "" })" }
            + zip(rows, states).enumerated().map { index, row in "\(index + 1). \(row.0.title): \(row.1)" }
            + ["Type a number to choose."]
    }

    private var empty: Wording {
        guard line != nil else { return isSwitching ? "The line is being opened…" : PhoneWording.noLine }
        return isTest ? PhoneWording.noTestCalls : canDial ? PhoneWording.noCalls : PhoneWording.noCallsIn
    }

    /// Line, key and tunnel.
    private var standing: [ParagraphViewState] {
        readiness?.rows(line: lineWords, needsAddress: needsAddress) ?? []
    }

    private var lineWords: StyledText {
        guard let line else { return StyledText(isSwitching ? "being opened…" : "closed", .faint) }
        return StyledText(Sanitizer.line(address.isEmpty ? line : "\(line), at \(address)"))
    }

    private var title: String {
        let count = NumberWording.counted(calls.count, "call")
        let parts = ["Phone", line ?? "no line", calls.isEmpty ? nil : count, used.map(PhoneWording.use)]
        return parts.compactMap(\.self).joined(separator: " · ")
    }

    private func row(_ call: PhoneCallViewState) -> ChoiceRowViewState {
        let activity = PhoneWording.activity(call)
        let waveform =
            call.placed == nil
            ? PhoneWording.waveform(zip(call.caller, call.assistant).map(max), columns: Self.columns) + " " : ""
        var row = ChoiceRowViewState(
            id: call.id, title: "\(call.isIncoming ? "←" : "→") \(PhoneWording.number(call.number))",
            state: StyledText(
                "\(call.isRecorded && !call.isTakenOver ? "● " : "")\(waveform)\(activity.text)", activity.role),
            note: PhoneWording.length(moment - call.startedAt),
            help: call.lines.last.map(Self.line) ?? "", isCurrent: true)
        if let notice = call.notice { row.help = notice.text }
        let said =
            call.lines.isEmpty ? ["Nothing has been said yet."] : call.lines.suffix(Self.mostLines).map(Self.line)
        row.details = (said + (call.notice.map { [$0.text] } ?? [])).joined(separator: "\n")
        return row
    }

    private static func line(_ line: PhoneCallViewState.Line) -> String {
        "\(line.author.text)  \(Sanitizer.line(line.text))"
    }

    private func row(_ call: Ended) -> ChoiceRowViewState {
        ChoiceRowViewState(
            id: call.id, title: "\(call.isIncoming ? "←" : "→") \(PhoneWording.number(call.number))",
            state: call.outcome, note: note(of: call))
    }

    private func note(of call: Ended) -> String {
        call.time + (call.duration.map { " · \(PhoneWording.length($0))" } ?? "")
    }

    package var hints: [HintViewState]? {
        let own =
            selectedCall == nil
            ? selectedEnded == nil ? [] : [HintViewState(.open, "read")]
            : [HintViewState(.openCall, "watch"), HintViewState(.hangUpCall, "hang up")]
        let test = isTest ? [HintViewState(.ringTestCall, "test call"), HintViewState(.callAssistant, "call it")] : []
        let dial = line == nil || !canDial ? [] : [HintViewState(.dial, "dial")]
        return own + dial + test + [
            HintViewState(.switchLine, line == nil ? "open line" : "close line"),
            HintViewState(.showRecordings, "recordings"), HintViewState(.stop, "close"),
        ]
    }
}
