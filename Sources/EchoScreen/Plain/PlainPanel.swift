import EchoText

/// Says what stands in a panel, and of one that changes only what is new.
struct PlainPanel: Sendable {
    let words: PlainWording
    private var title = ""
    private var said: [String] = []

    init(_ words: PlainWording) { self.words = words }

    /// - Parameter message: what stands last in the conversation: a question that was put there is not put again.
    mutating func lines(of overlay: OverlayViewState?, after message: String? = nil) -> [String] {
        guard let overlay else {
            (title, said) = ("", [])
            return []
        }
        let lines = overlay.spoken ?? self.lines(of: overlay, after: message)
        if overlay.title != title { (title, said) = (overlay.title, []) }
        let new = lines.difference(from: said).insertions.map(\.line)
        said = lines
        let prefix = overlay.takesYes ? "question" : Self.prefix(overlay.label ?? overlay.title)
        return new.filter { !$0.isEmpty }.map { "\(prefix): \($0)" }
    }

    /// "review · Spanish": what stands behind the dot is a name.
    private static func prefix(_ title: String) -> String {
        guard let dot = title.firstRange(of: " · ") else { return title.lowercased() }
        return title[..<dot.lowerBound].lowercased() + title[dot.lowerBound...]
    }

    private func lines(of overlay: OverlayViewState, after message: String?) -> [String] {
        switch overlay.content {
        case .help: []
        case .lines(let lines): lines.map { PlainWording.spoken($0.map(\.text).joined()) }
        case .paragraphs(let paragraphs): paragraphs.map(text)
        // What is being read is no news.
        case .choices(let list):
            overlay.above.map(text)
                + (list.rows.isEmpty && overlay.isGrowing ? [] : choices(list, in: overlay.keys))
        case .tree(let tree): tree.rows.map { PlainWording.spoken($0.line.map(\.text).joined()) }
        case .table(let table): self.table(table)
        case .paired(let pairs): pairs.rows.map { "\($0.time.text) \($0.left.text) = \($0.right.text)" }
        case .chart(let chart): self.chart(chart)
        case .columns(let columns): columns.headline.map { PlainWording.spoken($0.map(\.text).joined()) }
        case .editor(let editor):
            overlay.above.map(text) + [editor.text.isEmpty ? words.text(editor.placeholder) : editor.text]
        case .keypad(let keypad): [keypad.pressed.isEmpty ? words.text(keypad.placeholder) : keypad.pressed]
        case .confirmation(let wording, let rows, let answers):
            rows.map(row) + [question(wording, answers, overlay.keys, after: message)]
        case .palette(let palette): asked(palette)
        case .form(let form): [words.text(form.instruction)] + form.verdict.map(\.text)
        }
    }

    private func text(_ paragraph: ParagraphViewState) -> String {
        let lead = PlainWording.spoken(paragraph.lead.text)
        return (lead.isEmpty ? "" : lead + " ") + words.text(paragraph.wording)
    }

    private func chart(_ chart: ChartViewState) -> [String] {
        guard !chart.items.isEmpty else { return [words.text(chart.empty)] }
        let rows = chart.rows.map { row in
            let numbers = zip(chart.columns, row.numbers).enumerated().map { index, number in
                (index == 0 ? "" : number.0 + " ") + PlainWording.spoken(number.1.text)
            }
            return "\(row.title): " + numbers.joined(separator: ", ")
        }
        return [chart.headline, chart.summary].map { $0.map(\.text).joined() } + rows
    }

    /// A line that is asked for, with what is said below it where nothing is listed yet.
    private func asked(_ palette: PaletteViewState) -> [String] {
        guard palette.list.rows.isEmpty else { return choices(palette.list) }
        guard !palette.takesNumbers else { return [words.text(palette.list.empty)] }
        return [words.text(palette.list.empty), "Type it, or /stop to cancel."].filter { !$0.isEmpty }
    }

    private func table(_ table: TableViewState) -> [String] {
        let rows = table.rows.map { row in
            "\(row.label.text): "
                + row.cells.map { PlainWording.spoken($0.text) }.filter { !$0.isEmpty }.joined(separator: ", ")
        }
        return rows + table.notes.map { PlainWording.spoken($0.map(\.text).joined()) }
    }

    private func choices(_ list: ChoiceListViewState, in keys: KeyContext? = nil) -> [String] {
        guard !list.rows.isEmpty else { return [words.text(list.empty, in: keys)] }
        return list.rows.enumerated().map { index, row in
            let facts = [PlainWording.spoken(row.state.text), PlainWording.spoken(row.note)].filter { !$0.isEmpty }
            return "\(index + 1). \(row.title)" + (facts.isEmpty ? "" : ": " + facts.joined(separator: ", "))
        } + (list.footer.isEmpty ? [] : [list.footer]) + ["Type a number to choose."]
    }

    /// "Hall lamp: now off, then on at 80 %".
    private func row(_ wording: Wording) -> String {
        let text = words.text(wording)
        guard let arrow = text.firstRange(of: " → "), let colon = text[..<arrow.lowerBound].firstRange(of: ": ") else {
            return PlainWording.spoken(text.replacing(" → ", with: " to "))
        }
        let (before, after) = (text[colon.upperBound..<arrow.lowerBound], text[arrow.upperBound...])
        return PlainWording.spoken("\(text[..<colon.upperBound])now \(before), then \(after)")
    }

    /// What is asked; how to answer yes or no by keys is left out.
    private func question(
        _ wording: Wording, _ answers: [HintViewState], _ keys: KeyContext?, after message: String?
    ) -> String {
        let text = words.text(wording)
        guard answers.contains(where: { $0.command == .confirm }) else {
            let ways = answers.compactMap { answer in
                words.letter(of: answer.command, in: keys).map { "\($0) to \(answer.title)" }
            }
            return ways.isEmpty ? text : "\(text) Type \(ways.joined(separator: ", "))."
        }
        let end = text.firstIndex(of: "?").map { text.index(after: $0) } ?? text.endIndex
        return message?.hasPrefix(text[..<end]) == true ? "Answer y or n." : "\(text[..<end]) Answer y or n."
    }
}

extension CollectionDifference<String>.Change {
    fileprivate var line: String {
        switch self {
        case .insert(_, let line, _), .remove(_, let line, _): line
        }
    }
}
