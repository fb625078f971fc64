import Echo
import EchoScreen
import EchoText

/// The words said and their interpretation, side by side.
struct InterpreterPanel: PanelProtocol {
    private(set) var languages: InterpretedLanguages
    private(set) var transcript: InterpretedTranscript
    private(set) var stage: InterpreterPresenter.Stage?
    private var isOnThisMachine: Bool
    /// The telephone call that it is of: "Call from +1 415-555-0111"; nil for what the microphone hears here.
    private let call: String?
    /// The row that is kept in sight; nil for the newest.
    private var selected: Int?

    init(
        _ transcript: InterpretedTranscript, between languages: InterpretedLanguages,
        stage: InterpreterPresenter.Stage?, isOnThisMachine: Bool, call: String? = nil
    ) {
        (self.transcript, self.languages, self.stage) = (transcript, languages, stage)
        (self.isOnThisMachine, self.call) = (isOnThisMachine, call)
    }

    /// As it is now.
    mutating func show(
        _ transcript: InterpretedTranscript, between languages: InterpretedLanguages,
        stage: InterpreterPresenter.Stage?, isOnThisMachine: Bool
    ) {
        (self.transcript, self.languages, self.stage) = (transcript, languages, stage)
        self.isOnThisMachine = isOnThisMachine
    }

    var use: Situation.Overlay { .reading }

    mutating func move(by rows: Int) {
        let last = transcript.lines.count - 1
        let row = (selected ?? last).moved(by: rows, last: last)
        selected = row >= last ? nil : row
    }

    var overlay: OverlayViewState {
        let rows = transcript.lines.map(row)
        let pairs = PairedTextViewState(
            left: InterpreterWording.title(languages.own), right: InterpreterWording.title(languages.other), rows: rows,
            empty: StyledText(stage == nil ? "Nothing was said." : "Speak: what you say appears here.", .faint))
        let row = max(0, selected ?? rows.count - 1)
        var overlay = OverlayViewState(title: title, content: .paired(pairs), scroll: row)
        overlay.note = InterpreterWording.note(stage, isOnThisMachine: isOnThisMachine)
        overlay.marked = selected.map { $0..<$0 + 1 } ?? row..<row
        overlay.keys = .interpreter
        overlay.spoken = spoken
        return overlay
    }

    private var title: String { call.map { "Interpreter · \($0)" } ?? "Interpreter" }

    /// Only what is said to its end.
    private var spoken: [String] {
        [InterpreterWording.note(stage, isOnThisMachine: isOnThisMachine)]
            + transcript.lines.filter { $0.state != .growing }.suffix(20).map(InterpreterWording.spoken)
    }

    private func row(_ line: InterpretedLine) -> PairedTextViewState.Row {
        let isOwn = line.target != languages.own
        let said = StyledText(Sanitizer.line(line.source), .strong)
        let translation = InterpreterWording.translation(line)
        return PairedTextViewState.Row(
            time: StyledText(InterpreterWording.time(line.began), .faint), left: isOwn ? said : translation,
            right: isOwn ? translation : said)
    }

    var hints: [HintViewState]? {
        [
            stage == nil ? HintViewState(.interpret, "go on") : HintViewState(.endInterpreting, "end"),
            HintViewState(.exportInterpretation, "export"), HintViewState(.stop, "close"),
        ]
    }
}
