import CNcurses

/// Reads what ncurses has for us.
@MainActor
enum CursesInput {
    static func configure() {
        let window = cn_stdscr()
        keypad(window, true)
        nodelay(window, true)
        meta(window, true)
        intrflush(window, false)
        define_key("\u{1B}[200~", Int32(CN_KEY_PASTE_BEGIN))
        define_key("\u{1B}[201~", Int32(CN_KEY_PASTE_END))
    }

    /// Everything there is. Bytes that are no UTF-8 read as an error once: only two in a row mean the end.
    static func drain() -> [RawInput] {
        var inputs: [RawInput] = []
        var errors = 0
        while errors < 2 {
            var code: wint_t = 0
            let result = wget_wch(cn_stdscr(), &code)
            if result == ERR {
                errors += 1
            } else {
                errors = 0
                if let input = input(result, code) { inputs.append(input) }
            }
        }
        return inputs
    }

    private static func input(_ result: Int32, _ code: wint_t) -> RawInput? {
        guard result == KEY_CODE_YES else { return Unicode.Scalar(code).map(RawInput.scalar) }
        switch Int(code) {
        case Int(CN_KEY_PASTE_BEGIN): return .pasteBegin
        case Int(CN_KEY_PASTE_END): return .pasteEnd
        case Int(KEY_RESIZE): return nil
        default: return keyname(Int32(bitPattern: code)).map { .named(String(cString: $0)) }
        }
    }
}
