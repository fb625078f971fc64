/// The modes the program has changed on the terminal, in their order, and how each is undone.
struct TerminalModes: Sendable, Hashable {
    enum Mode: Sendable, Hashable {
        case alternateScreen
        case pasteBrackets, focusReports, mouse
        /// Kitty's keyboard protocol: unmistakable sequences, repeats and releases, the keys of a Latin keyboard.
        case keyboard
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
        case .keyboard: "\u{1B}[>7u"
        case .title: "\u{1B}[22;2t"
        }
    }

    private func undoing(_ mode: Mode) -> String {
        switch mode {
        case .alternateScreen: strings.plain + strings.leaveScreen
        case .pasteBrackets: "\u{1B}[?2004l"
        case .focusReports: "\u{1B}[?1004l"
        case .mouse: "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
        case .keyboard: "\u{1B}[<u"
        case .title: "\u{1B}[23;2t"
        }
    }
}
