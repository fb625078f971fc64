/// The last minute in which something sounded. Silence takes no place: its beginning is marked.
public struct WaveformViewState: Sendable, Hashable {
    /// The time of one column.
    public static let step = Duration.milliseconds(100)
    /// Columns that are kept: a minute.
    public static let kept = 600

    /// Oldest first.
    public internal(set) var columns: [WaveformColumn] = []
    /// The number of the oldest one, counted from the first there ever was: who draws several as one keeps the same
    /// ones together while they move.
    public internal(set) var first = 0

    public init(columns: [WaveformColumn] = [], first: Int = 0) {
        self.columns = columns
        self.first = first
    }
}
