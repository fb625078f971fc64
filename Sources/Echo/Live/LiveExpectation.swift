/// A written request, or one made with a key, that waits for its answer in words, but not forever.
struct LiveExpectation: Sendable, Hashable {
    /// A server that has said nothing by then will not.
    static let patience = Duration.seconds(30)
    /// The words of what was heard may come so much later; and what was refused may be answered all the same.
    static let lateness = Duration.seconds(3)
    /// So long the server's own delegate may be silent at its work.
    static let silence = HTTPTimeouts().idle
    /// So often an answer is asked for whose connection breaks each time: every time is paid for.
    static let mostBreaks = 3

    /// Words are waited for.
    private(set) var isOpen = false
    /// Its words are coming.
    private(set) var isBeingAnswered = false
    /// Its voice was heard.
    var hasSound = false
    /// Something went wrong since it was asked, and was told.
    var isExcused = false
    /// Its words were given up, and its voice speaks on.
    private(set) var isWordless = false
    private(set) var breaks = 0

    init() {}

    private init(isOpen: Bool, breaks: Int = 0) { (self.isOpen, self.breaks) = (isOpen, breaks) }

    /// Something is asked.
    mutating func open() { self = LiveExpectation(isOpen: true) }

    /// It is asked again, in another session.
    mutating func openAgain() { self = LiveExpectation(isOpen: true, breaks: breaks) }

    /// Its first words have come.
    mutating func answer() {
        close()
        isBeingAnswered = true
    }

    /// Its words have come, or nobody wants them any more.
    mutating func close() { (isOpen, isBeingAnswered, isWordless, breaks) = (false, false, false, 0) }

    /// The voice has ended, whatever it said.
    mutating func endVoice() { isWordless = false }

    mutating func giveUp() { (isOpen, isWordless, breaks) = (false, hasSound, 0) }

    /// The connection broke.
    ///
    /// - Returns: whether it is asked again.
    mutating func breakOff() -> Bool {
        breaks += 1
        return breaks < Self.mostBreaks
    }
}
