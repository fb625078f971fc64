import EchoScreen
import EchoText

/// Draws a form: what to do, how far it is, or pictures, values and what they would do.
struct FormView {
    let form: FormViewState
    let keyName: (Command) -> String

    /// Columns before the pictures.
    static let label = 8
    /// Rows it takes in a panel of such a width when it may be as tall as it likes.
    static func rows(_ form: FormViewState, width: Int) -> Int {
        let words = form.instruction.lines(width: width, role: form.role) { _ in "enter" }.count
        if form.isWordsOnly { return words + 2 + form.fields.count + max(2, verdict(form, width).count) }
        if form.hasPictures { return words + FormRows.wanted + below(form, width) + 1 }
        return words + (form.progress == nil ? 0 : 4)
    }

    func draw(in rect: Rect, to frame: inout Frame) {
        let words = form.instruction.lines(width: rect.width, role: form.role, keyName: keyName)
        for (index, line) in words.prefix(rect.height).enumerated() {
            frame.write(line, x: rect.x, y: rect.y + index, on: .overlay, limit: rect.width)
        }
        let below = rect.splitTop(words.count).1
        if let progress = form.progress { draw(progress, in: below.splitTop(below.height > 2 ? 1 : 0).1, to: &frame) }
        if form.isWordsOnly {
            drawWords(in: below, to: &frame)
        } else if form.hasPictures {
            drawPictures(in: below, to: &frame)
        }
    }

    private func draw(_ progress: ProgressViewState, in rect: Rect, to frame: inout Frame) {
        let (time, rest) = rect.splitTop(2)
        label("time", in: time, to: &frame)
        let bar = pictures(time)
        for column in 0..<bar.width {
            let glyph = BlockMeter.eighth(of: progress.done, column: column, width: bar.width)
            let isDone = glyph != " "
            frame.write(
                isDone ? String(glyph) : "─", x: bar.x + column, y: bar.y,
                style: Style(isDone ? .accent : .meterTrack, on: .overlay))
        }
        guard rest.height > 0 else { return }
        label("level", in: rest, to: &frame)
        var meter = MeterViewState(label: "")
        meter.level = progress.level
        frame.write(
            BlockMeter.bar(meter, width: bar.width), x: bar.x, y: rest.y, on: .overlay, limit: bar.width)
        caption(progress.caption.text, in: rest, to: &frame)
    }

    private func drawPictures(in rect: Rect, to frame: inout Frame) {
        let rows = FormRows(height: rect.height - Self.below(form, rect.width))
        var rest = rows.isAiry ? rect.splitTop(1).1 : rect
        func take(_ count: Int, air: Bool = false) -> Rect {
            let (part, below) = rest.splitTop(count)
            rest = below.splitTop(air && rows.isAiry ? 1 : 0).1
            return part
        }
        if let histograms = form.histograms {
            let picture = HistogramView(histograms: histograms)
            for row in histograms.rows {
                let area = take(rows.histogram)
                label(row.label, in: area, to: &frame)
                picture.draw(row, in: pictures(area), to: &frame)
                caption(row.caption, in: area, to: &frame)
            }
            picture.drawAxis(in: pictures(take(rows.axis, air: true)), to: &frame)
        }
        if let timeline = form.timeline {
            let picture = TimelineView(timeline: timeline)
            picture.drawWave(in: pictures(take(rows.wave)), to: &frame)
            let strip = take(rows.strip)
            label(timeline.label, in: strip, to: &frame)
            picture.drawStrip(in: pictures(strip), to: &frame)
            picture.drawLegend(in: pictures(take(rows.legend, air: true)), to: &frame)
        }
        drawFields(form.fields, in: take(form.fields.count, air: true), to: &frame)
        for (index, line) in Self.verdict(form, rest.width).prefix(rest.height).enumerated() {
            frame.write(line, x: rest.x, y: rest.y + index, on: .overlay, limit: rest.width)
        }
    }

    /// Fields with nothing above them: those around the selected one where there is little room, and below them the verdict.
    private func drawWords(in rect: Rect, to frame: inout Frame) {
        let verdict = Self.verdict(form, rect.width)
        let isAiry = rect.height >= form.fields.count + 2 + min(2, verdict.count)
        let room = isAiry ? rect.splitTop(1).1 : rect
        var window = ListWindow()
        let selection = form.fields.firstIndex(where: \.isSelected) ?? 0
        window.show(selection: selection, count: form.fields.count, height: min(room.height, form.fields.count))
        let (fields, rest) = room.splitTop(form.fields.count)
        drawFields(Array(form.fields.dropFirst(window.first)), first: window.first, in: fields, to: &frame)
        let below = rest.splitTop(isAiry ? 1 : 0).1
        for (index, line) in verdict.prefix(below.height).enumerated() {
            frame.write(line, x: below.x, y: below.y + index, on: .overlay, limit: below.width)
        }
    }

    private static func verdict(_ form: FormViewState, _ width: Int) -> [[Span]] {
        form.verdict.flatMap { WrappedSpans.lines([Span($0)], width: width) }
    }

    /// Rows below the pictures: values, and a verdict of two lines, or more where it is long. Pictures do not jump then.
    private static func below(_ form: FormViewState, _ width: Int) -> Int {
        form.fields.count + max(2, verdict(form, width).count)
    }

    private func drawFields(_ fields: [FieldViewState], first: Int = 0, in rect: Rect, to frame: inout Frame) {
        let width = min(rect.width / 2, form.fields.map { TextWidth.columns(of: $0.value) }.reduce(8, max))
        let label = min(20, form.fields.map { TextWidth.columns(of: $0.label) + 2 }.reduce(16, max))
        for (index, field) in fields.prefix(rect.height).enumerated() {
            let surface: Surface = field.isSelected ? .selection : .overlay
            let line = Rect(x: rect.x, y: rect.y + index, width: rect.width, height: 1)
            frame.fill(line, style: Style(.plain, on: surface))
            let arrows = field.isSelected && field.isAdjustable ? ("◂ ", " ▸") : ("  ", "  ")
            let spans = [
                Span(field.isSelected ? "▎" : " ", .accent), Span(TextWidth.padded(field.label, to: label)),
                Span(arrows.0, .accent), Span(TextWidth.padded(field.value, to: width), field.role),
                Span(arrows.1, .accent),
                Span("   " + field.note, .faint),
            ]
            frame.write(spans, x: line.x, y: line.y, on: surface, limit: line.width)
            frame.mark(line, .choice(first + index))
        }
    }

    /// Where pictures stand in a row: between what they are and how loud it is.
    private func pictures(_ row: Rect) -> Rect {
        row.splitLeft(Self.label).1.splitLeft(max(0, row.width - 2 * Self.label)).0
    }

    private func label(_ text: String, in row: Rect, to frame: inout Frame) {
        guard row.height > 0 else { return }
        frame.write(text, x: row.x, y: row.maxY - 1, style: Style(.faint, on: .overlay), limit: Self.label - 1)
    }

    private func caption(_ text: String, in row: Rect, to frame: inout Frame) {
        guard row.height > 0 else { return }
        frame.write(
            TextWidth.rightAligned(text, to: Self.label - 1), x: row.maxX - Self.label + 1, y: row.maxY - 1,
            style: Style(.plain, on: .overlay), limit: Self.label - 1)
    }
}

extension FormViewState {
    fileprivate var isWordsOnly: Bool { histograms == nil && timeline == nil && !fields.isEmpty }
    fileprivate var hasPictures: Bool { histograms != nil || timeline != nil || !fields.isEmpty }
}
