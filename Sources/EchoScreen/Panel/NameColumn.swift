/// The column of names that stands before what they say or are.
public enum NameColumn {
    private static let width = 8

    /// The name and the gap behind it, one blank at least.
    public static func padded(_ name: String) -> String { name + gap(behind: name) }

    package static func gap(behind name: String) -> String { String(repeating: " ", count: max(1, width - name.count)) }
}
