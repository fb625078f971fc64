import DequeModule

/// Which of a few connections are free, and who waits for one, as a value.
struct PostgresSeats: Sendable {
    enum Answer: Sendable, Hashable {
        /// The number of a connection, until it is given back.
        case seat(Int)
        /// One is told as soon as there is a seat.
        case wait
        /// So many wait already that it is of no use.
        case full
    }

    private let mostWaiting: Int
    /// The one that was used last is taken first: where few are needed, few are open.
    private var free: [Int]
    private var waiting: Deque<Int> = []

    init(_ count: Int, mostWaiting: Int) {
        self.mostWaiting = mostWaiting
        free = Array((0..<count).reversed())
    }

    /// - Parameter visitor: a number that nobody else has.
    mutating func ask(_ visitor: Int) -> Answer {
        if let seat = free.popLast() { return .seat(seat) }
        guard waiting.count < mostWaiting else { return .full }
        waiting.append(visitor)
        return .wait
    }

    /// - Returns: who has waited longest for it, and has it now.
    mutating func leave(_ seat: Int) -> Int? {
        if let next = waiting.popFirst() { return next }
        free.append(seat)
        return nil
    }

    /// Somebody waits no more.
    mutating func giveUp(_ visitor: Int) { waiting.removeAll { $0 == visitor } }
}
