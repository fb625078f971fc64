public import Echo

/// A model that ends, and what takes its place.
public struct ModelReplacement: Sendable, Hashable {
    public let old: String
    public let new: String
    /// The day on which the old one is switched off.
    public let end: CalendarDay

    public init(_ old: String, by new: String, end: CalendarDay) { (self.old, self.new, self.end) = (old, new, end) }
}
