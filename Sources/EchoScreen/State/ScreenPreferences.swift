/// How a person wants the screen and the keys to be, apart from colours.
public struct ScreenPreferences: Sendable, Hashable {
    public enum EditingKeys: String, Sendable, Hashable, CaseIterable { case emacs, vi }
    /// How the talk key works: while it is held, or press and press again; automatic takes what the terminal can.
    public enum TalkKey: String, Sendable, Hashable, CaseIterable { case automatic, hold, toggle }
    /// Where the terminal can show pictures they are shown, or a line stands for each.
    public enum Pictures: String, Sendable, Hashable, CaseIterable { case auto, off }
    public enum Alerts: String, Sendable, Hashable, CaseIterable { case off, bell, desktop }

    public var editingKeys = EditingKeys.emacs
    public var talkKey = TalkKey.automatic
    public var alerts = Alerts.off
    public var usesMouse = true
    public var reducesMotion = false
    /// Borders, bars and signs of ASCII only.
    public var usesASCII = false
    public var pictures = Pictures.auto
    public var setsTitle = false
    /// Leave the conversation in the scrollback at the end.
    public var printsAtEnd = false
    /// Texts that were sent can be recalled another day.
    public var keepsHistory = true
    public var arrangement = PaneArrangement()

    public init() {}
}
