/// Which part of a long conversation is shown. Only the layout knows how many lines a row takes, so only it moves this.
public enum ScrollPosition: Sendable, Hashable {
    /// The end, also when more arrives.
    case following
    /// The line `line` of the row at `row` is the first one shown.
    case anchored(row: Int, line: Int)
}
