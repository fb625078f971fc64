import EchoScreen
import EchoText

/// Draws one setting.
struct SettingRowView {
    let row: SettingRowViewState
    let columns: SettingColumns
    let isFocused: Bool

    private var surface: Surface {
        guard row.isSelected else { return .screen }
        return isFocused ? .selection : .inactiveSelection
    }
    private var isActive: Bool { row.isSelected && isFocused }
    private func role(_ role: TextRole) -> TextRole { row.isEnabled ? role : .faint }

    func draw(in line: Rect, to frame: inout Frame) {
        frame.fill(line, style: Style(.plain, on: surface))
        if isActive { frame.write("▎", x: line.x, y: line.y, style: Style(.accent, on: surface)) }
        let label = TextWidth.truncate(row.label, to: columns.label)
        let labelRole = role(isActive ? .strong : .plain)
        let sought: Attributes = row.isFound ? .underline : []
        frame.write(label, x: line.x + 1, y: line.y, style: Style(labelRole, on: surface, sought))
        let x = line.x + 1 + columns.label + SettingColumns.gap
        if row.isChanged { frame.write("•", x: x - 2, y: line.y, style: Style(.accent, on: surface)) }
        frame.write(control, x: x, y: line.y, on: surface, limit: min(columns.control, line.maxX - x))
    }

    private var control: [Span] {
        switch row.control {
        case .choice(let index, let options): choice(options.indices.contains(index) ? options[index] : "")
        case .slider(let position, let text): slider(position, text)
        case .toggle(let isOn): [Span(isOn ? "● on" : "○ off", role(isOn ? .success : .faint))]
        case .text(let text):
            [Span("  " + TextWidth.truncate(text, to: columns.control - 2), role(isActive ? .accent : .plain))]
        }
    }

    /// The arrows say that ← and → act; elsewhere their room stays empty so that values line up.
    private func choice(_ value: String) -> [Span] {
        let text = TextWidth.truncate(value, to: columns.control - 4)
        let shown = isActive && row.isEnabled
        return [Span(shown ? "‹ " : "  ", .accent), Span(text, role(.plain)), Span(shown ? " ›" : "", .accent)]
    }

    private func slider(_ position: Double, _ text: String) -> [Span] {
        let value = TextWidth.rightAligned(text, to: columns.sliderText)
        guard columns.track >= 4 else { return [Span(text, role(.plain))] }
        let knob = Int((position.clamped * Double(columns.track - 1)).rounded())
        return [
            Span(String(repeating: "━", count: knob), role(.accent)),
            Span("●", role(isActive ? .strong : .accent)),
            Span(String(repeating: "─", count: columns.track - 1 - knob), .meterTrack),
            Span(" " + value, role(.plain)),
        ]
    }
}
