/// Words of a transcript and when they were said: on the clock of the session, in steps of 200 ms.
struct DuplexFragment: Sendable, Hashable {
    static let stepMs = 200

    /// With its own leading space.
    var text: String
    var startMs: Int

    var endMs: Int { startMs + Self.stepMs }

    /// Where the step begins that `milliseconds` is in.
    static func step(at milliseconds: Int) -> Int { max(0, milliseconds) / stepMs * stepMs }
}
