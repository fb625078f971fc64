/// The strings that one kind of terminal understands, by its description.
struct TerminalStrings: Sendable, Hashable {
    /// Empty where there is no second screen.
    var enterScreen = ""
    /// Where there is no second screen, the line after the last.
    var leaveScreen = ""
    var showCursor = ""
    var hideCursor = ""
    /// Attributes and colours as the terminal's own.
    var plain = ""
    /// Around a frame, so that it is shown at once; empty where the terminal does not know it.
    var beginUpdate = ""
    var endUpdate = ""
}

extension TerminalStrings {
    static let synchronizedBegin = "\u{1B}[?2026h"
    static let synchronizedEnd = "\u{1B}[?2026l"

    /// By the description of the terminal that is open.
    @MainActor
    static var ofTerminal: TerminalStrings {
        func text(_ name: String) -> String { TerminalDescription.capability(name) ?? "" }
        var strings = TerminalStrings()
        strings.enterScreen = text("smcup")
        strings.leaveScreen = text("rmcup").isEmpty ? "\u{1B}[999;1H\r\n" : text("rmcup")
        strings.showCursor = text("cnorm")
        strings.hideCursor = text("civis")
        strings.plain = text("sgr0") + text("op")
        return strings
    }
}
