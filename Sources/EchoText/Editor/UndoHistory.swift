/// The texts there were before each change, to go back to. They share what is the same in them.
struct UndoHistory: Sendable, Hashable {
    /// The kind of a change; changes of one kind, one after another, are taken back together.
    enum Kind: Sendable, Hashable {
        case typing, erasing
        /// Taken back by itself.
        case other
    }

    struct Moment: Sendable, Hashable {
        var text: WrittenText
        var caret: Int
    }

    private struct Step: Sendable, Hashable {
        var moment: Moment
        /// Bytes that it keeps alive, more or less.
        var weight: Int
    }

    static let mostSteps = 1_000
    static let largest = 4_000_000

    private var past: [Step] = []
    private var future: [Moment] = []
    private var weight = 0
    private var last: Kind?
    /// Everything from now on is one change.
    var isHeld = false { didSet { if isHeld != oldValue { last = nil } } }

    /// Remembers how it was before a change. One that begins something new, such as a word, ends what went before.
    mutating func willChange(_ moment: Moment, as kind: Kind, beginsAnew: Bool = false, weight: Int) {
        let joins = isHeld ? last != nil : kind == last && kind != .other && !beginsAnew
        last = kind
        future = []
        if !joins { push(moment, weight: weight) }
    }

    /// The next change is not taken back with those before.
    mutating func pause() { if !isHeld { last = nil } }

    mutating func undo(from now: Moment) -> Moment? {
        guard let step = past.popLast() else { return nil }
        weight -= step.weight
        future.append(now)
        last = nil
        return step.moment
    }

    mutating func redo(from now: Moment) -> Moment? {
        guard let moment = future.popLast() else { return nil }
        push(now, weight: 64)
        last = nil
        return moment
    }

    private mutating func push(_ moment: Moment, weight: Int) {
        past.append(Step(moment: moment, weight: weight + 64))
        self.weight += weight + 64
        while past.count > Self.mostSteps || (self.weight > Self.largest && past.count > 1) {
            self.weight -= past.removeFirst().weight
        }
    }
}
