import Echo

/// Texts on their way to the conversation, in order.
struct Outbox: Sendable {
    /// The longest pause before it is tried again, in seconds.
    private static let longestPause = 20

    /// A text that is to be sent.
    struct Item: Sendable {
        /// With the files that it names.
        let text: String
        /// As the person wrote it.
        let written: String
        var pictures: [Picture] = []
    }

    private(set) var items: [Item] = []
    /// Texts that name files which are not read yet.
    var unattached: [String] = []
    /// A text is on its way or was taken, and the turn that it begins is not known of yet.
    var awaitsTurn = false
    /// Sending has failed: the texts are sent when the connection is back.
    private(set) var isWaiting = false
    /// There is no connection.
    var isAway = false
    /// The texts are of another conversation, or another day: they are sent when the person says so.
    private(set) var isHeld = false
    /// The last text was taken, but nobody could be reached to answer it: it is asked again.
    var isUnanswered = false { didSet { hasFailed = hasFailed || isUnanswered } }
    /// Texts that were taken since the last answer, as the person wrote them.
    private var unanswered: [String] = []
    /// One of them could not be answered, for want of a server.
    private var hasFailed = false
    /// Pauses since something was written or went through.
    private var pauses = 0

    /// To be sent.
    var texts: [String] { items.map(\.text) }

    /// Texts that are not sent yet and are seen to wait, as the person wrote them.
    var waiting: WaitingTexts {
        WaitingTexts(isQueue ? items.map(\.written) : [], isHeld: isQueue && isHeld, asksAgain: isUnanswered)
    }

    /// All that reached nobody, as the person wrote it: what waits, and what is asked again.
    var left: [String] { (hasFailed ? unanswered : []) + waiting.texts }

    /// There are texts, and nothing is about to become of them by itself.
    var isQueue: Bool { !items.isEmpty && (isWaiting || isAway || isHeld) }

    /// Something is to be tried again by and by.
    var triesAgain: Bool { isWaiting || isUnanswered }

    mutating func add(_ text: String, _ pictures: [Picture] = [], writtenAs words: String) {
        items.append(Item(text: text, written: words, pictures: pictures))
        (isUnanswered, isHeld, pauses) = (false, false, 0)
    }

    /// Puts texts in front that are sent when the person says so.
    mutating func hold(_ earlier: [String]) {
        guard !earlier.isEmpty else { return }
        isHeld = items.isEmpty
        items = earlier.map { Item(text: $0, written: $0) } + items
    }

    /// The person wants them sent: what they name has to be read first.
    mutating func takeHeld() -> [String] {
        defer { (items, isHeld) = ([], false) }
        return items.map(\.written)
    }

    /// How long to wait before it is tried again: 1 s, twice as long each time that nobody is there, and 20 s at most.
    mutating func nextPause() -> Duration {
        defer { pauses += 1 }
        return .seconds(min(1 << min(pauses, 5), Self.longestPause))
    }

    /// The first was taken.
    mutating func sent() {
        unanswered.append(items.removeFirst().written)
        (isWaiting, pauses) = (false, 0)
    }

    /// What was taken is being answered.
    mutating func answered() { (isUnanswered, hasFailed, unanswered, pauses) = (false, false, [], 0) }

    /// Somebody else has answered it.
    mutating func drop(_ text: String) {
        guard let place = items.firstIndex(where: { $0.text == text }) else { return }
        items.remove(at: place)
        isWaiting = isWaiting && !items.isEmpty
    }

    mutating func wait() {
        (isWaiting, awaitsTurn) = (!items.isEmpty, false)
    }

    /// What could not be sent, as the person wrote it; nil when there is nothing.
    mutating func takeBack() -> String? {
        (awaitsTurn, isWaiting, isHeld) = (false, false, false)
        answered()
        guard !items.isEmpty else { return nil }
        defer { items = [] }
        return items.map(\.written).joined(separator: "\n")
    }

    /// The last text, as the person wrote it; the others wait on.
    mutating func takeBackLast() -> String? {
        guard items.count > 1, let item = items.popLast() else { return takeBack() }
        return item.written
    }

    /// For another conversation: what waits for the connection is kept for it, and goes only when the person says so.
    func forAnotherConversation() -> Outbox {
        var next = Outbox()
        next.isAway = isAway
        next.hold(waiting.texts)
        return next
    }
}
