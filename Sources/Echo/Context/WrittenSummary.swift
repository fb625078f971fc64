/// A summary, or that there is none.
struct WrittenSummary: Sendable, Hashable {
    /// Nil when it could not be had.
    var text: String?
    var usage: Usage?
    /// The model that wrote it.
    var model = ""

    static let none = WrittenSummary()
}
