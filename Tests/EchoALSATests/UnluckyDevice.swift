import Echo

@testable import EchoALSA

/// A loudspeaker in virtual time that dies when it likes and says of its delay what it likes: knows which samples were
/// heard, in the order in which they were.
struct UnluckyDevice {
    static let buffer = 1_440
    /// Between its buffer and the air, frames.
    static let latency = 600

    private var ring: [Int16] = []
    private var air: [Int16] = []
    private(set) var isRunning = false
    private(set) var heard: [Int16] = []

    var fill: Int { ring.count }
    var room: Int { Self.buffer - ring.count }
    /// What an honest device would say.
    var delay: Int { ring.count + air.count }

    mutating func take(_ samples: [Int16]) { ring += samples }
    mutating func start() { isRunning = true }
    mutating func stop() { self = UnluckyDevice(heard: heard) }

    init(heard: [Int16] = []) { self.heard = heard }

    /// Time passes: so many frames go to the air, and what was there is heard.
    mutating func play(_ frames: Int) {
        guard isRunning else { return }
        air += ring.prefix(frames)
        ring.removeFirst(min(frames, ring.count))
        let over = max(0, air.count - Self.latency)
        heard += air.prefix(over).filter { $0 != 0 }
        air.removeFirst(over)
    }

    /// All that it had is lost.
    mutating func die() { stop() }
}
