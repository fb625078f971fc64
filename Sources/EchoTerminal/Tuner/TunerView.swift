import EchoPresentation
import EchoText

/// Draws the panel in which voice detection is tuned: what to do, how far a recording is, or what the settings make of it.
struct TunerView {
    let tuner: TunerViewState
    let keyName: (Command) -> String

    /// Columns before the pictures.
    static let label = 8
    /// Rows it takes in a panel of such a width when it may be as tall as it likes.
    static func rows(_ tuner: TunerViewState, width: Int) -> Int {
        let words = tuner.instruction.lines(width: width, role: tuner.role) { _ in "enter" }.count
        if let review = tuner.review { return words + TunerRows.wanted + below(review, width) + 1 }
        return words + (tuner.progress == nil ? 0 : 4)
    }

    func draw(in rect: Rect, to frame: inout Frame) {
        let words = tuner.instruction.lines(width: rect.width, role: tuner.role, keyName: keyName)
        for (index, line) in words.prefix(rect.height).enumerated() {
            frame.write(line, x: rect.x, y: rect.y + index, on: .overlay, limit: rect.width)
        }
        let below = rect.splitTop(words.count).1
        if let progress = tuner.progress { draw(progress, in: below.splitTop(below.height > 2 ? 1 : 0).1, to: &frame) }
        if let review = tuner.review { draw(review, in: below, to: &frame) }
    }

    private func draw(_ progress: TunerProgressViewState, in rect: Rect, to frame: inout Frame) {
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

    private func draw(_ review: TunerReviewViewState, in rect: Rect, to frame: inout Frame) {
        let rows = TunerRows(height: rect.height - Self.below(review, rect.width))
        var rest = rows.isAiry ? rect.splitTop(1).1 : rect
        func take(_ count: Int, air: Bool = false) -> Rect {
            let (part, below) = rest.splitTop(count)
            rest = below.splitTop(air && rows.isAiry ? 1 : 0).1
            return part
        }
        let picture = HistogramView(review: review)
        let areas = (take(rows.histogram), take(rows.histogram), take(rows.axis, air: true))
        label("room", in: areas.0, to: &frame)
        picture.draw(review.room, isVoice: false, in: pictures(areas.0), to: &frame)
        caption(review.roomCaption, in: areas.0, to: &frame)
        label("you", in: areas.1, to: &frame)
        picture.draw(review.voice, isVoice: true, in: pictures(areas.1), to: &frame)
        caption(review.voiceCaption, in: areas.1, to: &frame)
        picture.drawAxis(in: pictures(areas.2), to: &frame)
        let timeline = TurnStripView(review: review)
        timeline.drawWave(in: pictures(take(rows.wave)), to: &frame)
        let strip = take(rows.strip)
        label("turns", in: strip, to: &frame)
        timeline.drawStrip(in: pictures(strip), to: &frame)
        timeline.drawLegend(in: pictures(take(rows.legend, air: true)), to: &frame)
        drawKnobs(review.knobs, in: take(review.knobs.count, air: true), to: &frame)
        for (index, line) in Self.verdict(review, rest.width).prefix(rest.height).enumerated() {
            frame.write(line, x: rest.x, y: rest.y + index, on: .overlay, limit: rest.width)
        }
    }

    private static func verdict(_ review: TunerReviewViewState, _ width: Int) -> [[Span]] {
        review.verdict.flatMap { WrappedSpans.lines([Span($0)], width: width) }
    }

    /// Rows below the pictures: knobs, and a verdict of two lines, or more where it is long. Pictures do not jump then.
    private static func below(_ review: TunerReviewViewState, _ width: Int) -> Int {
        review.knobs.count + max(2, verdict(review, width).count)
    }

    private func drawKnobs(_ knobs: [TunerKnobViewState], in rect: Rect, to frame: inout Frame) {
        for (index, knob) in knobs.prefix(rect.height).enumerated() {
            let surface: Surface = knob.isSelected ? .selection : .overlay
            let line = Rect(x: rect.x, y: rect.y + index, width: rect.width, height: 1)
            frame.fill(line, style: Style(.plain, on: surface))
            let arrows = knob.isSelected ? ("◂ ", " ▸") : ("  ", "  ")
            let spans = [
                Span(knob.isSelected ? "▎" : " ", .accent), Span(TextWidth.padded(knob.label, to: 16)),
                Span(arrows.0, .accent), Span(TextWidth.padded(knob.value, to: 8), .strong), Span(arrows.1, .accent),
                Span("   " + knob.best, .faint),
            ]
            frame.write(spans, x: line.x, y: line.y, on: surface, limit: line.width)
            frame.mark(line, .choice(index))
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
