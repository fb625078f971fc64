public import EchoText

/// A value of a form that can be changed.
public struct FieldViewState: Sendable, Hashable {
    public var label: String
    public var value: String
    /// A note on the value: "best fit 0.50".
    public var note: String
    public var isSelected: Bool
    /// Left and right change it; if not, it is written.
    public var isAdjustable = true
    /// How the value is drawn.
    public var role = TextRole.strong

    public init(label: String, value: String, note: String, isSelected: Bool = false) {
        self.label = label
        self.value = value
        self.note = note
        self.isSelected = isSelected
    }
}
