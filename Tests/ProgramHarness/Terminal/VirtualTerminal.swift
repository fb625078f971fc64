#if canImport(CVterm)
import CVterm

/// The emulator: bytes in, a screen out, and the bytes its keys make.
public final class VirtualTerminal {
    public private(set) var columns: Int
    public private(set) var rows: Int
    /// What an emulator keeps beside the cells.
    public var title: String { properties.title }
    public var bells: Int { properties.bells }
    public var showsAlternateScreen: Bool { properties.showsAlternateScreen }
    public var wantsMouse: Bool { properties.wantsMouse }

    private let terminal: OpaquePointer
    private let screen: OpaquePointer
    private let properties = TerminalProperties()

    public init?(columns: Int, rows: Int) {
        guard let terminal = vterm_new(Int32(rows), Int32(columns)), let screen = vterm_obtain_screen(terminal)
        else {
            return nil
        }
        (self.terminal, self.screen, self.columns, self.rows) = (terminal, screen, columns, rows)
        vterm_set_utf8(terminal, 1)
        properties.listen(to: screen)
        vterm_screen_enable_altscreen(screen, 1)
        vterm_screen_reset(screen, 1)
    }

    deinit {
        vterm_free(terminal)
    }

    public func receive(_ bytes: some Sequence<UInt8>) {
        Array(bytes).withUnsafeBufferPointer { buffer in
            _ = buffer.withMemoryRebound(to: CChar.self) { vterm_input_write(terminal, $0.baseAddress, $0.count) }
        }
    }

    public func resize(columns: Int, rows: Int) {
        vterm_set_size(terminal, Int32(rows), Int32(columns))
        (self.columns, self.rows) = (columns, rows)
    }

    /// The bytes a terminal sends for this key, in the modes the program has set.
    public func bytes(for key: TerminalKey) -> [UInt8] {
        press(key) + answers()
    }

    /// What the terminal answers to the questions it was asked.
    public func answers() -> [UInt8] {
        var buffer = [CChar](repeating: 0, count: Int(vterm_output_get_buffer_current(terminal)))
        let count = vterm_output_read(terminal, &buffer, buffer.count)
        return buffer.prefix(count).map(UInt8.init(bitPattern:))
    }

    public var cursor: CursorPosition {
        var position = VTermPos()
        vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
        return CursorPosition(
            row: Int(position.row), column: Int(position.col), isVisible: properties.showsCursor)
    }

    public func cell(row: Int, column: Int) -> ScreenCell {
        ScreenCell(rawCell(row: row, column: column))
    }

    /// One line, without the blanks at its end.
    public func line(_ row: Int) -> String {
        var text = ""
        var column = 0
        while column < columns {
            let cell = cell(row: row, column: column)
            text += cell.character
            column += cell.width
        }
        return String(text.reversed().drop { $0 == " " }.reversed())
    }

    public var text: String {
        (0..<rows).map(line).joined(separator: "\n")
    }

    private func rawCell(row: Int, column: Int) -> VTermScreenCell {
        var cell = VTermScreenCell()
        vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
        return cell
    }

    private func press(_ key: TerminalKey) -> [UInt8] {
        switch key {
        case .character(let character): return Array(String(character).utf8)
        case .control(let character): return [(character.asciiValue ?? 0) & 0x1f]
        case .alt(let character): return [0x1b] + Array(String(character).utf8)
        case .altEnter: return [0x1b, 0x0d]
        case .space: return [0x20]
        case .paste(let text): return paste(text)
        case .click(let row, let column): button(1, row, column)
        case .wheelUp(let row, let column): button(4, row, column)
        case .wheelDown(let row, let column): button(5, row, column)
        case .shiftTab: vterm_keyboard_key(terminal, VTERM_KEY_TAB, VTERM_MOD_SHIFT)
        default: vterm_keyboard_key(terminal, key.named, VTERM_MOD_NONE)
        }
        return []
    }

    private func paste(_ text: String) -> [UInt8] {
        vterm_keyboard_start_paste(terminal)
        let start = answers()
        vterm_keyboard_end_paste(terminal)
        return start + Array(text.utf8) + answers()
    }

    private func button(_ button: Int32, _ row: Int, _ column: Int) {
        vterm_mouse_move(terminal, Int32(row), Int32(column), VTERM_MOD_NONE)
        vterm_mouse_button(terminal, button, true, VTERM_MOD_NONE)
        if button < 4 { vterm_mouse_button(terminal, button, false, VTERM_MOD_NONE) }
    }
}
#endif
