import Synchronization

/// Counts the steps of one reading: words and characters that were looked at.
///
/// Every reader tells it what it did, so that a test can compare texts of one and of two lengths without a clock.
final class ReadingEffort: Sendable {
    @TaskLocal static var current: ReadingEffort?

    private let counted = Atomic(0)

    var steps: Int { counted.load(ordering: .relaxed) }

    static func count(_ steps: Int) { current?.counted.add(steps, ordering: .relaxed) }
}
