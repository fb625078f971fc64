/// Counts wrong passwords by the machines they come from, so that none can try many.
///
/// A machine is counted only by challenges that it received itself: nobody shuts out another by its address.
struct SIPGuesses: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// Wrong ones before a machine is not listened to for a while.
    static let most = 10
    static let pause = Duration.seconds(600)
    private static let memory = 1024

    private struct Machine {
        var count: Int
        var until: Instant
    }

    private var machines: [String: Machine] = [:]

    func isBarred(_ host: String, at now: Instant) -> Bool {
        machines[host].map { $0.count >= Self.most && $0.until > now } ?? false
    }

    mutating func fail(_ host: String, at now: Instant) {
        if machines.count >= Self.memory, machines[host] == nil { makeRoom(at: now) }
        let known = machines[host].flatMap { $0.until > now ? $0.count : nil } ?? 0
        machines[host] = Machine(count: known + 1, until: now + Self.pause)
    }

    mutating func succeed(_ host: String) { machines[host] = nil }

    private mutating func makeRoom(at now: Instant) {
        machines = machines.filter { $0.value.until > now }
        guard machines.count >= Self.memory, let oldest = machines.min(by: { $0.value.until < $1.value.until }) else {
            return
        }
        machines[oldest.key] = nil
    }
}
