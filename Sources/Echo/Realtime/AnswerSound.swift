/// The sound of one spoken item on its way to the ear.
struct AnswerSound: Sendable, Hashable {
    /// Frames at 24 kHz that came in deltas.
    var receivedFrames = 0
    /// The server has made all of it.
    var isComplete = false
    var hasStarted = false
    /// Heard to its end, or cut.
    var isOver = false
}
