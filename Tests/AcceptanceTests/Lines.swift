import Synchronization

/// Lines that are said one after the other, the last of them again and again.
final class Lines: Sendable {
    private let left: Mutex<[String]>

    init(_ lines: [String]) { left = Mutex(lines) }

    func next() -> String { left.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? "" } }
}
