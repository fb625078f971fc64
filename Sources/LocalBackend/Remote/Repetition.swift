/// Notices that a model says the same again and again, as small ones do until their context is full.
struct Repetition: Sendable {
    /// Nobody says a sentence more often in a row, or so often among the last ones.
    private static let most = 3
    private static let window = 12
    /// Characters that are looked at for a loop without sentences: "loose, loose, loose".
    private static let tail = 256
    /// Characters of what is repeated at most.
    private static let longestPeriod = 64
    /// Characters after which it is looked again.
    private static let step = 64

    private var last: [String] = []
    private var written: [Character] = []
    private var unseen = 0

    /// Whether a sentence is one time too many. Short ones count too: "Ha! Ha! Ha! Ha!" ends after three.
    mutating func isStuck(after sentence: String) -> Bool {
        let sentence = sentence.lowercased().filter { !$0.isWhitespace }
        guard !sentence.isEmpty else { return false }
        let times = last.count { $0 == sentence }
        last = Array((last + [sentence]).suffix(Self.window))
        return times >= Self.most
    }

    /// Whether what was written last is nothing but repetitions, with or without the ends of sentences.
    ///
    /// - Parameter text: what was written since it was asked last.
    mutating func isLoop(after text: String) -> Bool {
        guard !text.isEmpty else { return false }
        written = Array((written + text).suffix(Self.tail))
        unseen += text.count
        guard unseen >= Self.step, written.count == Self.tail else { return false }
        unseen = 0
        return (1...Self.longestPeriod).contains { period in
            (period..<Self.tail).allSatisfy { written[$0] == written[$0 - period] }
        }
    }

    /// Whether nothing but white space was written for long, as after an answer of a given form that does not end.
    var isBlank: Bool { written.count == Self.tail && written.allSatisfy(\.isWhitespace) }
}
