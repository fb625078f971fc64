/// The keys ncurses knows by name, also those with modifiers that xterm's terminfo entry adds ("kRIT5" is Ctrl+→).
enum NamedKey {
    private static let plain: [String: KeyPress] = [
        "KEY_UP": KeyPress(.up), "KEY_DOWN": KeyPress(.down), "KEY_LEFT": KeyPress(.left),
        "KEY_RIGHT": KeyPress(.right), "KEY_HOME": KeyPress(.home), "KEY_END": KeyPress(.end),
        "KEY_FIND": KeyPress(.home), "KEY_SELECT": KeyPress(.end), "KEY_A1": KeyPress(.home),
        "KEY_C1": KeyPress(.end), "KEY_A3": KeyPress(.pageUp), "KEY_C3": KeyPress(.pageDown),
        "KEY_PPAGE": KeyPress(.pageUp), "KEY_NPAGE": KeyPress(.pageDown), "KEY_IC": KeyPress(.insert),
        "KEY_DC": KeyPress(.delete), "KEY_BACKSPACE": KeyPress(.backspace), "KEY_ENTER": .enter,
        "KEY_BTAB": KeyPress(.tab, .shift), "KEY_SLEFT": KeyPress(.left, .shift),
        "KEY_SRIGHT": KeyPress(.right, .shift), "KEY_SR": KeyPress(.up, .shift), "KEY_SF": KeyPress(.down, .shift),
        "KEY_SHOME": KeyPress(.home, .shift), "KEY_SEND": KeyPress(.end, .shift), "KEY_SDC": KeyPress(.delete, .shift),
        "KEY_SPREVIOUS": KeyPress(.pageUp, .shift), "KEY_SNEXT": KeyPress(.pageDown, .shift),
    ]

    private static let stems: [String: Key] = [
        "kUP": .up, "kDN": .down, "kLFT": .left, "kRIT": .right, "kHOM": .home, "kEND": .end, "kPRV": .pageUp,
        "kNXT": .pageDown, "kIC": .insert, "kDC": .delete,
    ]

    static func keyPress(_ name: String) -> KeyPress? {
        if let press = plain[name] { return press }
        if name.hasPrefix("KEY_F("), let number = Int(name.dropFirst(6).dropLast()) { return function(number) }
        guard let digit = name.last?.wholeNumberValue, let key = stems[String(name.dropLast())] else {
            return stems[name].map { KeyPress($0, .shift) }
        }
        return KeyPress(key, modifiers(digit))
    }

    /// xterm counts the modified function keys on: F13 is Shift+F1, F25 Ctrl+F1, F49 Alt+F1.
    private static func function(_ number: Int) -> KeyPress {
        switch number {
        case 13...24: KeyPress(.function(number - 12), .shift)
        case 25...36: KeyPress(.function(number - 24), .control)
        case 49...60: KeyPress(.function(number - 48), .alt)
        default: KeyPress(.function(number))
        }
    }

    /// xterm's digit is one more than the sum of Shift 1, Alt 2, Control 4.
    private static func modifiers(_ digit: Int) -> KeyModifiers {
        KeyModifiers(rawValue: UInt8(max(0, digit - 1) & 7))
    }
}
