/// Rows of cells under a head.
public struct TextTable: Sendable, Hashable {
    public enum Alignment: Sendable, Hashable { case leading, center, trailing }

    public var alignments: [Alignment]
    public var head: [[TextSpan]]
    public var rows: [[[TextSpan]]]

    public init(alignments: [Alignment], head: [[TextSpan]], rows: [[[TextSpan]]]) {
        self.alignments = alignments
        self.head = head
        self.rows = rows
    }
}
