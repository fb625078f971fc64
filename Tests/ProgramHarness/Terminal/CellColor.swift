/// The colour of a cell's text or ground.
public enum CellColor: Sendable, Hashable {
    /// What the user's terminal has by default.
    case standard
    /// 0–15 the user's own palette, 16–255 fixed.
    case indexed(Int)
    case rgb(red: Int, green: Int, blue: Int)
}
