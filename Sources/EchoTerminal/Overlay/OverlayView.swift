import EchoScreen
import EchoText

/// Draws a panel over the screen; what lies behind steps back.
struct OverlayView {
    let keymap: Keymap
    let context: KeyContext

    func draw(_ overlay: OverlayViewState, in area: Rect, to frame: inout Frame) {
        let layout = OverlayLayout(overlay, in: area, keymap: keymap, context: context)
        if !overlay.isAside {
            frame.restyle(area) { $0 = Style(.behind, on: $0.surface == .bar ? .bar : .screen) }
        }
        frame.cursor = nil
        frame.mark(area, .behind)
        frame.mark(layout.rect, .panel)
        let box = Box(rect: layout.rect, isFocused: true, surface: .overlay)
        let note = overlay.note.isEmpty ? [] : [Span(overlay.note, .faint)]
        let title = TextWidth.truncate(overlay.title, to: layout.rect.width - 6 - note.columns)
        box.draw(title: [Span(title, .title)], note: note, in: &frame)
        if case .editor(let state) = overlay.content {
            let rows = min(layout.above.count, max(0, layout.text.height - 1))
            let (head, rect) = layout.text.splitTop(rows)
            draw(above: layout.above, in: head, to: &frame)
            EditorView.draw(
                state, in: rect, on: .overlay, hasCaret: true,
                keyName: { keymap.anyKeyName(for: $0, near: context) ?? "" }, to: &frame)
            return
        }
        let keyName = { keymap.anyKeyName(for: $0, near: context) ?? "" }
        if case .choices = overlay.content { draw(above: layout.above, in: layout.head, to: &frame) }
        if case .choices(let list) = overlay.content, !list.rows.isEmpty {
            return ChoiceView(
                list: list, edge: layout.rect.maxX - 1, keyName: keyName, mayStandBeside: overlay.mayStandBeside
            ).draw(in: layout.text, to: &frame)
        }
        if case .tree(let tree) = overlay.content {
            return TreeView(tree: tree, edge: layout.rect.maxX - 1).draw(in: layout.text, to: &frame)
        }
        if case .form(let form) = overlay.content {
            return FormView(form: form, keyName: keyName).draw(in: layout.text, to: &frame)
        }
        if case .chart(let chart) = overlay.content, !chart.items.isEmpty {
            return ChartView(state: chart, edge: layout.rect.maxX - 1).draw(in: layout.text, to: &frame)
        }
        if case .keypad(let keypad) = overlay.content {
            return KeypadView(keypad: keypad, keyName: keyName).draw(in: layout.text, to: &frame)
        }
        if case .columns(let columns) = overlay.content {
            return ColumnsView(state: columns).draw(in: layout.text, to: &frame)
        }
        if case .palette(let palette) = overlay.content {
            return PaletteView(palette: palette, edge: layout.rect.maxX - 1, keyName: keyName).draw(
                in: layout.text, to: &frame)
        }
        WaveformRows(overlay.waveforms, height: area.height).draw(in: layout.top, to: &frame)
        let first = layout.first(overlay.scroll)
        for (index, line) in layout.shown(from: first).enumerated() {
            let y = layout.text.y + index
            frame.write(line, x: layout.text.x, y: y, on: .overlay, limit: layout.text.width)
            guard layout.isMarked(first + index) else { continue }
            frame.write("▎", x: layout.text.x - 1, y: y, style: Style(.accent, on: .overlay))
        }
        if case .confirmation(_, _, let answers) = overlay.content, let row = layout.lines.indices.last {
            let line = Rect(x: layout.text.x, y: layout.text.y + row - first, width: layout.text.width, height: 1)
            ConfirmationLayout.mark(answers, in: line, keyName: keyName, to: &frame)
        }
        Scrollbar.draw(
            first: first, shown: layout.text.height, total: layout.count, at: layout.rect.maxX - 1,
            rows: layout.text, style: Style(.focusedBorder, on: .overlay), in: &frame)
    }

    private func draw(above: [[Span]], in rect: Rect, to frame: inout Frame) {
        for (index, line) in above.prefix(rect.height).enumerated() {
            frame.write(line, x: rect.x, y: rect.y + index, on: .overlay, limit: rect.width)
        }
    }
}
