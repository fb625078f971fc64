import Foundation

/// Puts sound that comes early, late, twice or out of order back on a steady clock.
///
/// It is a piece of time: packets are written where their timestamps say, whatever their length, and 20 ms are read off it
/// at each tick. How long a packet waits follows how unevenly they come: 60 to 200 ms.
struct JitterBuffer: Sendable {
    enum Frame: Sendable, Hashable {
        case sound(Data)
        /// Something is missing: an echo of what was before it, or silence.
        case gap(Data)
        /// No sound is expected: none has begun, or it ended.
        case none
    }

    static let frame = 160
    /// Bytes of G.711: 8 a millisecond.
    private static let shortest = 60 * 8
    private static let longest = 200 * 8
    private static let capacity = 4096
    /// Reads between two looks at whether less waiting would do: 2 s.
    private static let window = 100
    /// Gaps behind which the stream has ended: 1 s.
    private static let patience = 50

    private let silence: UInt8
    private var bytes = [UInt8](repeating: 0, count: capacity)
    private var isWritten = [Bool](repeating: false, count: capacity)
    /// The timestamp that is read next; nil before the first packet.
    private var head: UInt32?
    /// How long the latest packet waits before it is read.
    private(set) var delay = Duration.zero
    private(set) var gaps = 0
    private(set) var late = 0
    private var gapsInARow = 0
    private var last: Data?
    private var reads = 0
    /// The shortest and longest waits of packets in this window, in bytes.
    private var shortestWait = Int.max
    private var longestWait = Int.min
    /// Time that is to be read again, so that packets wait longer.
    private var isBehind = false

    init(silence: UInt8) { self.silence = silence }

    mutating func write(_ payload: [UInt8], at timestamp: UInt32) {
        guard !payload.isEmpty, payload.count <= Self.longest else { return }
        let wait = head.map { Int(Int32(bitPattern: timestamp &- $0)) }
        // Far off, the other side has begun to count anew.
        guard let wait, wait < Self.capacity - Self.longest, wait > -8000 else { return begin(payload, at: timestamp) }
        if wait > Self.longest { skip(wait - Self.longest) }
        (shortestWait, longestWait) = (min(shortestWait, wait), max(longestWait, min(wait, Self.longest)))
        delay = .microseconds(max(0, min(wait, Self.longest)) * 125)
        guard wait >= 0 else {
            late += 1
            isBehind = longestWait + Self.frame <= Self.longest
            return
        }
        store(payload, at: timestamp)
    }

    /// What is to be heard now; to be asked every 20 ms.
    mutating func read() -> Frame {
        guard head != nil else { return .none }
        reads += 1
        if isBehind { return wait() }
        adapt()
        guard let head else { return .none }
        self.head = head &+ UInt32(Self.frame)
        guard let frame = take(from: head) else { return gap() }
        (last, gapsInARow) = (frame, 0)
        return .sound(frame)
    }

    /// - Returns: nil when nothing of it was written.
    private mutating func take(from timestamp: UInt32) -> Data? {
        var frame = [UInt8](repeating: silence, count: Self.frame)
        var isEmpty = true
        for offset in 0..<Self.frame {
            let index = (Int(timestamp) + offset) % Self.capacity
            guard isWritten[index] else { continue }
            (frame[offset], isWritten[index], isEmpty) = (bytes[index], false, false)
        }
        return isEmpty ? nil : Data(frame)
    }

    /// Forgets what waits: another stream begins.
    mutating func reset() {
        (head, last, gapsInARow, isBehind) = (nil, nil, 0, false)
        isWritten = [Bool](repeating: false, count: Self.capacity)
        startWindow()
    }

    private mutating func begin(_ payload: [UInt8], at timestamp: UInt32) {
        reset()
        head = timestamp &- UInt32(Self.shortest)
        (shortestWait, longestWait, delay) = (Self.shortest, Self.shortest, .microseconds(Self.shortest * 125))
        store(payload, at: timestamp)
    }

    private mutating func store(_ payload: [UInt8], at timestamp: UInt32) {
        for (offset, byte) in payload.enumerated() {
            let index = (Int(timestamp) + offset) % Self.capacity
            (bytes[index], isWritten[index]) = (byte, true)
        }
    }

    /// The clock stands for a frame, so that what comes late still comes in time.
    private mutating func wait() -> Frame {
        isBehind = false
        if shortestWait != .max { (shortestWait, longestWait) = (shortestWait + Self.frame, longestWait + Self.frame) }
        return gap()
    }

    private mutating func gap() -> Frame {
        gapsInARow += 1
        // Before the first packet was read nothing is missing.
        guard last != nil || gapsInARow > Self.shortest / Self.frame else { return .none }
        guard gapsInARow <= Self.patience else {
            reset()
            return .none
        }
        gaps += 1
        let quiet = Data(repeating: silence, count: Self.frame)
        defer { last = quiet }
        return .gap(last ?? quiet)
    }

    /// Where every packet waited longer than it need, a frame is left out.
    private mutating func adapt() {
        guard reads >= Self.window else { return }
        defer { startWindow() }
        if shortestWait != .max, shortestWait >= Self.shortest + Self.frame { skip(Self.frame) }
    }

    /// Leaves out what was to be read next.
    private mutating func skip(_ count: Int) {
        guard let head else { return }
        for offset in 0..<min(count, Self.capacity) { isWritten[(Int(head) + offset) % Self.capacity] = false }
        self.head = head &+ UInt32(count)
    }

    private mutating func startWindow() { (reads, shortestWait, longestWait) = (0, .max, .min) }
}
