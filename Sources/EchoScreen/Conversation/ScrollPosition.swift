/// Which part of a long conversation is shown. Only the layout knows how many lines a message takes, so only it moves
/// this by lines.
public enum ScrollPosition: Sendable, Hashable {
    /// The end, also when more arrives.
    case following
    /// The line `line` of a part of the message at `row` is the first one shown. Its head is part 0, its blocks follow.
    case anchored(row: Int, part: Int = 0, line: Int)
    /// The message at `row` is in sight, from what stands `offset` bytes into its text; nil for its head.
    case revealing(row: Int, offset: Int? = nil)

    /// The message that it speaks of.
    public var row: Int? {
        get {
            switch self {
            case .following: nil
            case .anchored(let row, _, _), .revealing(let row, _): row
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .following: break
            case .anchored(_, let part, let line): self = .anchored(row: newValue, part: part, line: line)
            case .revealing(_, let offset): self = .revealing(row: newValue, offset: offset)
            }
        }
    }
}
