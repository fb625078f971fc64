import DequeModule

/// The words of one direction, in the order they were said. What was told cannot be taken back, so that words wait until
/// the recogniser has not changed its mind for a while; long ones come in two pieces, as from the published server.
struct DuplexTranscript: Sendable {
    /// How long a word must have been heard alike before it is told, if the utterance goes on.
    private static let steadyMs = 600
    /// Longer ones are told in two pieces.
    private static let longestWord = 9

    private struct Guess: Sendable, Hashable {
        var word: String
        var sinceMs: Int
    }

    private var waiting: Deque<DuplexFragment> = []
    /// No word begins before this.
    private var endMs = 0
    private var hasTold = false
    private var guesses: [Guess] = []
    /// How many words of the utterance are told, or wait for the clock.
    private var toldWords = 0

    /// What is known of an utterance that goes on.
    mutating func guess(_ words: String, atMs now: Int) {
        let words = Self.split(words)
        let common = zip(words, guesses).prefix { $0 == $1.word }.count
        guesses.removeLast(guesses.count - common)
        guesses += words[common...].map { Guess(word: $0, sinceMs: now) }
        // The last word may still grow.
        for (index, guess) in guesses.dropLast().enumerated().dropFirst(toldWords) {
            guard guess.sinceMs + Self.steadyMs <= now else { break }
            add(guess.word, atMs: guess.sinceMs)
            toldWords = index + 1
        }
    }

    /// The utterance is over, and what comes next is another one.
    /// - Returns: How many of its words were told.
    mutating func endGuessing() -> Int {
        defer { (guesses, toldWords) = ([], 0) }
        return toldWords
    }

    /// The rest of the words of an utterance, spread over its time unless the recogniser says when they came.
    mutating func finish(_ heard: RecognizedWords, after told: Int, fromMs start: Int, toMs end: Int) {
        let words = Self.split(heard.text)
        let times = Self.times(of: words, heard, from: start, to: end)
        for index in words.indices.dropFirst(told) { add(words[index], atMs: times[index]) }
    }

    /// Words that are told as they are, with the space between them.
    mutating func add(_ word: String, atMs now: Int) {
        let first = DuplexFragment.step(at: max(now, endMs - DuplexFragment.stepMs))
        guard word.count > Self.longestWord else { return put(spaced(word), first) }
        let half = word.index(word.startIndex, offsetBy: word.count / 2)
        put(spaced(String(word[..<half])), first)
        put(String(word[half...]), first + DuplexFragment.stepMs)
    }

    /// A piece with its own leading space, if it has one; nothing is added.
    mutating func add(piece: String, atMs now: Int) {
        let text = hasTold && piece.first?.isWhitespace == false ? " " + piece : piece
        hasTold = true
        put(text, DuplexFragment.step(at: max(now, endMs - DuplexFragment.stepMs)))
    }

    /// What the clock has passed, in order.
    mutating func take(untilMs now: Int) -> [DuplexFragment] {
        let due = waiting.prefix { $0.endMs <= now }
        waiting.removeFirst(due.count)
        return Array(due)
    }

    private mutating func spaced(_ word: String) -> String {
        defer { hasTold = true }
        return hasTold ? " " + word : word
    }

    private mutating func put(_ text: String, _ step: Int) {
        // One that was told already is not added to.
        if let last = waiting.last, last.startMs >= step {
            waiting[waiting.count - 1].text += text
        } else {
            let start = max(step, endMs)
            waiting.append(DuplexFragment(text: text, startMs: start))
            endMs = start + DuplexFragment.stepMs
        }
    }

    private static func split(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func times(of words: [String], _ heard: RecognizedWords, from start: Int, to end: Int) -> [Int] {
        if heard.words.count == words.count {
            return heard.words.map { start + Int($0.start / .milliseconds(1)) }
        }
        return words.indices.map { start + (end - start) * $0 / max(1, words.count) }
    }
}
