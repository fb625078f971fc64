import EchoScreen
import EchoText

/// Draws upright bars that are made of parts, each with a colour and a texture: they are told apart without colours, too.
struct ColumnsView {
    private static let textures: [Character] = ["█", "▓", "▒", "░", "▚"]

    let state: ColumnsViewState

    static func texture(_ part: Int) -> Character { textures[part % textures.count] }

    func draw(in rect: Rect, to frame: inout Frame) {
        let layout = ColumnsLayout(state, in: rect)
        write(state.headline.map { $0.map { Span($0) } }, in: layout.headline, to: &frame)
        guard state.empty.isEmpty else {
            return write(
                [[Span(state.empty, .faint)], []] + ColumnsLayout.notes(state, width: rect.width), in: layout.below,
                to: &frame)
        }
        let (scale, plot) = layout.bars.splitLeft(layout.scale)
        drawScale(in: scale, to: &frame)
        for index in state.columns.indices { drawBar(index, in: plot, to: &frame) }
        drawLabels(in: layout.labels.splitLeft(layout.scale).1, to: &frame)
        write([state.detail.map { Span($0) }], in: layout.detail, to: &frame)
        write(ColumnsLayout.legend(state, width: rect.width), in: layout.legend, to: &frame)
        write(ColumnsLayout.notes(state, width: rect.width), in: layout.notes, to: &frame)
    }

    private func write(_ lines: [[Span]], in rect: Rect, to frame: inout Frame) {
        for (index, line) in lines.prefix(rect.height).enumerated() {
            let y = rect.y + index
            frame.write(line, x: rect.x, y: y, on: .overlay, limit: rect.width)
            guard line.columns > rect.width, rect.width > 0 else { continue }
            frame.write("…", x: rect.maxX - 1, y: y, style: Style(.faint, on: .overlay))
        }
    }

    // MARK: the bars

    /// Columns from one bar to the next; bars stand apart where there is room.
    private func pitch(_ width: Int) -> Int { max(1, min(8, width / max(1, state.columns.count))) }

    private func drawScale(in rect: Rect, to frame: inout Frame) {
        for row in 0..<rect.height {
            let isTop = row == 0
            let title = isTop ? state.maximumTitle : ""
            let text = TextWidth.rightAligned(title, to: rect.width - 2) + (isTop ? " ┤" : " │")
            frame.write(text, x: rect.x, y: rect.y + row, style: Style(.faint, on: .overlay), limit: rect.width)
        }
    }

    private func drawBar(_ index: Int, in plot: Rect, to frame: inout Frame) {
        let pitch = pitch(plot.width)
        let x = plot.x + index * pitch
        guard x + pitch <= plot.maxX, plot.height > 0 else { return }
        let width = max(1, pitch - 1)
        for row in 0..<plot.height {
            let (glyph, role) = cell(of: state.columns[index], row: row, rows: plot.height)
            guard glyph != " " || row == 0 else { break }
            let isGround = row == 0 && glyph == " "
            let text = String(repeating: isGround ? "▁" : glyph, count: width)
            frame.write(
                text, x: x, y: plot.maxY - 1 - row, style: Style(isGround ? .meterTrack : role, on: .overlay))
        }
        // A click selects it.
        frame.mark(Rect(x: x, y: plot.y, width: width, height: plot.height), .choice(index))
    }

    /// What stands in a row of a bar, counted from below: the part that takes up most of it.
    private func cell(of column: ColumnsViewState.Column, row: Int, rows: Int) -> (Character, TextRole) {
        let steps = Double(rows * 8)
        let whole = column.total <= 0 ? 0 : max(1, Int((column.total / state.maximum * steps).rounded()))
        let filled = min(8, whole - row * 8)
        guard filled > 0 else { return (" ", .plain) }
        let middle = (Double(row * 8) + Double(filled) / 2) / Double(whole) * column.total
        var (sum, part) = (0.0, 0)
        for (index, amount) in column.amounts.enumerated() where amount > 0 {
            part = index
            sum += amount
            if sum >= middle { break }
        }
        let role = state.parts.indices.contains(part) ? state.parts[part].role : .plain
        return (filled == 8 ? Self.texture(part) : BlockMeter.eighth(of: Double(filled) / 8, row: 0, rows: 1), role)
    }

    /// As many labels as fit, the last one always, and a sign below the selected bar.
    private func drawLabels(in line: Rect, to frame: inout Frame) {
        guard line.height > 0, !state.columns.isEmpty else { return }
        let pitch = pitch(line.width)
        let longest = state.columns.map { TextWidth.columns(of: $0.label) }.max() ?? 1
        let step = max(1, (longest + pitch) / pitch)
        for index in state.columns.indices.reversed() where (state.columns.count - 1 - index).isMultiple(of: step) {
            let x = line.x + index * pitch
            frame.write(
                state.columns[index].label, x: x, y: line.y, style: Style(.faint, on: .overlay),
                limit: max(0, line.maxX - x))
        }
        let label = state.columns.indices.contains(state.selection) ? state.columns[state.selection].label : ""
        let x = line.x + state.selection * pitch
        let room = String(repeating: " ", count: max(0, longest))
        frame.write(room, x: x, y: line.y, style: Style(.plain, on: .overlay), limit: max(0, line.maxX - x))
        frame.write(
            pitch > longest ? label : "▲", x: x, y: line.y, style: Style(.accent, on: .overlay),
            limit: max(0, line.maxX - x))
    }
}
