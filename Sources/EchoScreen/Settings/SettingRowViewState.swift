/// One setting.
public struct SettingRowViewState: Sendable, Hashable, Identifiable {
    public enum Control: Sendable, Hashable {
        case choice(index: Int, options: [String])
        /// `position` 0–1 on the track, `text` its value in words.
        case slider(position: Double, text: String)
        case toggle(Bool)
        /// Opened for editing; `text` is its first line.
        case text(String)
    }

    public var id: SettingID
    public var label: String
    public var control: Control
    /// The effect, the range, the default and the time of a change.
    public var help: String
    /// Why it cannot act now, or when it will; nil when it acts at once.
    public var reason: String?
    public var isEnabled: Bool
    public var isSelected: Bool
    /// Stands above the row: it is the first of its group.
    public var heading: String?
    /// It is not as it comes.
    public var isChanged: Bool
    /// It is one of those that are looked for.
    public var isFound: Bool

    public init(
        id: SettingID, label: String, control: Control, help: String = "", reason: String? = nil,
        isEnabled: Bool = true, isSelected: Bool = false, heading: String? = nil, isChanged: Bool = false,
        isFound: Bool = false
    ) {
        self.id = id
        self.label = label
        self.control = control
        self.help = help
        self.reason = reason
        self.isEnabled = isEnabled
        self.isSelected = isSelected
        self.heading = heading
        self.isChanged = isChanged
        self.isFound = isFound
    }
}
