/// The modes the program has changed on the terminal, in their order, and how each is undone.
struct TerminalModes: Sendable, Hashable {
    enum Mode: Sendable, Hashable {
        case alternateScreen
        case pasteBrackets, focusReports, mouse
        /// Kitty's keyboard protocol: every key as an unmistakable sequence, with repeats and releases, the keys of a
        /// Latin keyboard, and the text. With less some terminals send Enter, Tab and Backspace on release once more.
        case keyboard
        /// xterm writes letters for Alt unless it is told to send the key.
        case metaKeys
        /// The window's title is kept on the terminal's stack of titles.
        case title
    }

    private let strings: TerminalStrings
    private(set) var set: [Mode] = []

    init(_ strings: TerminalStrings, _ set: [Mode] = []) {
        self.strings = strings
        self.set = set
    }

    /// What to write to have the mode; nothing when it is had.
    mutating func turnOn(_ mode: Mode) -> String {
        guard !set.contains(mode) else { return "" }
        set.append(mode)
        return doing(mode)
    }

    mutating func turnOff(_ mode: Mode) -> String {
        guard let index = set.firstIndex(of: mode) else { return "" }
        set.remove(at: index)
        return undoing(mode)
    }

    /// Everything as it was, whatever is on the terminal's mind: a sequence cut short ends, nothing is held back.
    var farewell: String {
        "\u{1B}\\" + strings.endUpdate + set.reversed().map(undoing).joined() + strings.plain + strings.showCursor
    }

    private func doing(_ mode: Mode) -> String {
        switch mode {
        case .alternateScreen: strings.enterScreen
        case .pasteBrackets: "\u{1B}[?2004h"
        case .focusReports: "\u{1B}[?1004h"
        case .mouse: "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
        case .keyboard: "\u{1B}[>31u"
        case .metaKeys: "\u{1B}[?1036s\u{1B}[?1036h"
        case .title: "\u{1B}[22;2t"
        }
    }

    private func undoing(_ mode: Mode) -> String {
        switch mode {
        // Where there is only one screen, as in GNU screen by default, the prompt comes below what was shown.
        case .alternateScreen: strings.plain + "\u{1B}[999;1H\u{1B}[K" + strings.leaveScreen
        case .pasteBrackets: "\u{1B}[?2004l"
        case .focusReports: "\u{1B}[?1004l"
        case .mouse: "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
        case .keyboard: "\u{1B}[<u"
        case .metaKeys: "\u{1B}[?1036r"
        case .title: "\u{1B}[23;2t"
        }
    }
}
