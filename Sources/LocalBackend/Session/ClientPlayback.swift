/// When the client will have played what it was sent, on the clock of the input's sound.
struct ClientPlayback: Sendable {
    private(set) var endMs = 0

    /// Sound that arrives while some is playing is played after it.
    mutating func add(milliseconds: Int, nowMs: Int) { endMs = max(endMs, nowMs) + milliseconds }

    mutating func stop(nowMs: Int) { endMs = min(endMs, nowMs) }
}
