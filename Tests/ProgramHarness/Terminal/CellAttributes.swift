/// How a cell's character is drawn.
public struct CellAttributes: OptionSet, Sendable, Hashable {
    public static let bold = CellAttributes(rawValue: 1)
    public static let underline = CellAttributes(rawValue: 2)
    public static let italic = CellAttributes(rawValue: 4)
    public static let blink = CellAttributes(rawValue: 8)
    public static let reverse = CellAttributes(rawValue: 16)
    public static let strike = CellAttributes(rawValue: 32)

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
