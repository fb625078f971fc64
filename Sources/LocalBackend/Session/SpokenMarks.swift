/// Which words of a spoken message end where in its sound.
struct SpokenMarks: Sendable, Hashable {
    private struct Mark: Sendable, Hashable {
        var text: String
        var startMs: Int
    }

    private var marks: [Mark] = []
    private(set) var durationMs = 0

    mutating func add(_ text: String, milliseconds: Int) {
        marks.append(Mark(text: text, startMs: durationMs))
        durationMs += milliseconds
    }

    /// The words that had begun when the sound was cut.
    func text(heardIn milliseconds: Int) -> String {
        marks.filter { $0.startMs < milliseconds }.map(\.text).joined()
    }

    mutating func cut(at milliseconds: Int) {
        marks.removeAll { $0.startMs >= milliseconds }
        durationMs = min(durationMs, milliseconds)
    }
}
