/// The texts deleted by word, line or more, the last first, to be put back.
struct KillRing: Sendable, Hashable {
    static let capacity = 30
    /// Bytes of all entries.
    static let largest = 4_000_000

    private var entries: [String] = []
    /// Which entry was put back last, counted from the newest.
    private var turned = 0

    var newest: String { entries.last ?? "" }

    /// What is deleted next to what was deleted just before belongs to it.
    mutating func add(_ text: String, isBefore: Bool = false, joins: Bool) {
        turned = 0
        if joins, let last = entries.popLast() {
            entries.append(isBefore ? text + last : last + text)
        } else {
            entries.append(text)
        }
        while entries.count > Self.capacity || (size > Self.largest && entries.count > 1) { entries.removeFirst() }
    }

    mutating func restart() { turned = 0 }

    /// The entry before the one that was put back last; round and round.
    mutating func turn() -> String {
        guard !entries.isEmpty else { return "" }
        turned = (turned + 1) % entries.count
        return entries[entries.count - 1 - turned]
    }

    private var size: Int { entries.reduce(0) { $0 + $1.utf8.count } }
}
