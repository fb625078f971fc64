/// Where the terminal's cursor stands, counted from 0.
public struct CursorPosition: Sendable, Hashable {
    public var row: Int
    public var column: Int
    public var isVisible: Bool

    public init(row: Int, column: Int, isVisible: Bool = true) {
        self.row = row
        self.column = column
        self.isVisible = isVisible
    }
}
