/// The result of a turn in the room, by the lines of the session.
struct RoomTurn: Sendable, Hashable {
    /// What the learner said; nil where no more lines are kept.
    var line: Int?
    /// What the persona says to it.
    var said: [Int] = []
    var isOver = false
    /// The script answers once it is known how the line should be said.
    var waits = false
}
