import EchoScreen
import EchoText

/// A conversation that was kept, to be read line by line: the message with the cursor can be gone on from.
struct KeptConversationPanel: SavedConversationPanelProtocol {
    /// So many lines before either end of what is known, more are wanted.
    private static let foresight = 200

    /// Which it is.
    let conversation: String
    private let title: String
    /// What the conversation is called that this one was branched from; nil for none.
    var origin: String?
    private var messages: [KeptMessage] = []
    private var lines: [[StyledText]] = []
    /// The first line of each message.
    private var starts: [Int] = []
    private var cursor = 0
    /// The messages in which the words stand that were searched for, in order.
    private var matches: [String] = []
    private var found = FoundWords([])
    /// How long the sound is that was kept of messages: "♪ 0:07"; nil as long as nobody looked.
    private var sounds: [String: String]?
    private var hasEarlier = false
    /// The messages whose earlier versions are shown.
    private var unfolded: Set<String> = []
    /// The messages whose thoughts are shown.
    private var thinking: Set<String> = []
    private var hasMore = false
    private var isGrowing = true
    /// The person asked for one end of the conversation, and what stands there was not read yet.
    private(set) var wantsBeginning = false
    private(set) var wantsEnd = false

    init(_ conversation: String = "", title: String) {
        self.conversation = conversation
        self.title = title
    }

    // MARK: - What it is told

    /// - Parameters:
    ///   - messages: in place of those that are shown.
    ///   - id: the message that gets the cursor; nil for the first.
    mutating func show(
        _ messages: [KeptMessage], selecting id: String? = nil, hasEarlier: Bool = false, hasMore: Bool
    ) {
        self.messages = messages
        layOut()
        cursor = messages.firstIndex { $0.id == id }.map { starts[$0] } ?? 0
        (self.hasEarlier, self.hasMore, isGrowing) = (hasEarlier, hasMore, false)
        (wantsBeginning, wantsEnd) = (false, false)
    }

    /// - Parameter messages: below those that are shown.
    mutating func add(_ messages: [KeptMessage], hasMore: Bool) {
        self.messages += messages
        layOut()
        (self.hasMore, isGrowing) = (hasMore, false)
    }

    /// - Parameter messages: above those that are shown; the cursor stays where it is.
    mutating func addEarlier(_ messages: [KeptMessage], hasEarlier: Bool) {
        self.messages = messages + self.messages
        let before = lines.count
        layOut()
        cursor += lines.count - before
        (self.hasEarlier, isGrowing) = (hasEarlier, false)
    }

    /// - Parameters:
    ///   - matches: messages in which stands what was searched for, in order.
    ///   - words: what was found in them, as it is written there; marked wherever it stands in them.
    mutating func show(matches: [String], words: Set<String> = []) {
        (self.matches, found) = (matches, FoundWords(words))
        layOut()
    }

    /// - Parameter sounds: how long the sound is that was kept, by message.
    mutating func show(sounds: [String: Duration]) {
        self.sounds = sounds.mapValues(SoundWording.length)
        layOut()
    }

    mutating func grow() {
        isGrowing = true
        (wantsBeginning, wantsEnd) = (false, false)
    }

    // MARK: - What is asked of it

    var wantsSounds: Bool { sounds == nil }

    var wantsMore: Bool { hasMore && !isGrowing && cursor + Self.foresight >= lines.count }

    var wantsEarlier: Bool { hasEarlier && !isGrowing && cursor < Self.foresight }

    /// The message with the cursor; nil before anything is shown.
    var selected: String? { selectedIndex.map { messages[$0].id } }

    /// The match that is so many steps from the message with the cursor, around the ends; nil where there are none.
    func match(by steps: Int) -> String? {
        guard !matches.isEmpty else { return nil }
        if let place = matches.firstIndex(where: { $0 == selected }) {
            return matches[(place + steps + matches.count) % matches.count]
        }
        return steps > 0 ? nextMatch ?? matches[0] : previousMatch ?? matches[matches.count - 1]
    }

    private var nextMatch: String? { messages.dropFirst((selectedIndex ?? -1) + 1).first(where: isMatch)?.id }

    private var previousMatch: String? { messages.prefix(selectedIndex ?? 0).last(where: isMatch)?.id }

    private func isMatch(_ message: KeptMessage) -> Bool { matches.contains(message.id) }

    private var selectedIndex: Int? { starts.lastIndex { $0 <= cursor } }

    // MARK: - What a person does in it

    mutating func move(by rows: Int) {
        cursor = cursor.moved(by: rows, last: lines.count - 1)
        wantsEnd = rows == .max && hasMore
        wantsBeginning = rows == -.max && hasEarlier
    }

    /// - Returns: false where the message is not shown.
    mutating func select(_ id: String) -> Bool {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return false }
        cursor = starts[index]
        return true
    }

    /// Shows the earlier versions of the message with the cursor, or hides them.
    mutating func toggleVersions() {
        guard let index = selectedIndex, !messages[index].earlier.isEmpty else { return }
        unfolded.formSymmetricDifference([messages[index].id])
        layOut()
        cursor = starts[index]
    }

    /// Shows what the model thought before the message with the cursor, or hides it.
    mutating func toggleThoughts() {
        guard let index = selectedIndex, hasThoughts else { return }
        thinking.formSymmetricDifference([messages[index].id])
        layOut()
        cursor = starts[index]
    }

    private func shown(_ message: KeptMessage) -> [[StyledText]] {
        let more =
            (thinking.contains(message.id) ? message.thoughts : [])
            + (unfolded.contains(message.id) ? message.earlier : [])
        return more.isEmpty ? message.lines : message.lines.dropLast() + more + message.lines.suffix(1)
    }

    /// What was found is marked below who said it.
    private func drawn(_ message: KeptMessage, isMatch: Bool) -> [[StyledText]] {
        let lines = marked(shown(message), with: sounds?[message.id])
        return isMatch ? lines.prefix(1) + lines.dropFirst().map(found.marked) : lines
    }

    /// The author, the time, and a sign that it can be heard.
    private func marked(_ lines: [[StyledText]], with sound: String?) -> [[StyledText]] {
        guard let sound, let head = lines.first else { return lines }
        return [head + [StyledText("  \(sound)", .faint)]] + lines.dropFirst()
    }

    private var hasVersions: Bool { selectedIndex.map { !messages[$0].earlier.isEmpty } ?? false }

    private var hasThoughts: Bool { selectedIndex.map { !messages[$0].thoughts.isEmpty } ?? false }

    private mutating func layOut() {
        starts = []
        lines = []
        let matches = Set(matches)
        for message in messages {
            starts.append(lines.count)
            lines += drawn(message, isMatch: matches.contains(message.id))
        }
    }

    // MARK: - What it shows

    var use: Situation.Overlay { .reading }

    var overlay: OverlayViewState {
        let place = matches.firstIndex { $0 == selected }
        let branch = origin.map { " · a branch of “\($0)”" } ?? ""
        var overlay = OverlayViewState(title: title + branch, content: .lines(lines), scroll: cursor)
        if !matches.isEmpty { overlay.note = "match \(place.map { String($0 + 1) } ?? "–") of \(matches.count)" }
        overlay.label = "conversation"
        overlay.marked = selectedIndex.map { starts[$0]..<starts[$0] + max(1, shown(messages[$0]).count - 1) }
        overlay.isGrowing = isGrowing
        overlay.keys = .keptConversation
        return overlay
    }

    var hints: [HintViewState]? {
        let matching = matches.isEmpty ? [] : [HintViewState(.nextMatch, and: .previousMatch, "match")]
        let move = HintViewState(.selectUp, and: .selectDown, "move")
        let versions = hasVersions ? [HintViewState(.showVersions, "versions")] : []
        let thoughts = hasThoughts ? [HintViewState(.showThoughts, "thoughts")] : []
        let branch = origin == nil ? [] : [HintViewState(.openOrigin, "origin")]
        let play = sounds?.isEmpty ?? true ? [] : [HintViewState(.playMessage, "play")]
        return [move] + matching + versions + thoughts + branch + play + [
            HintViewState(.continueConversation, "continue"),
            HintViewState(.branchConversation, "branch here"), HintViewState(.stop, "back"),
        ]
    }

    func describePanel(in situation: inout Situation) {
        situation.facts.insert(.readsConversation)
        if !matches.isEmpty { situation.facts.insert(.hasMatches) }
        if hasVersions { situation.facts.insert(.hasVersions) }
        if hasThoughts { situation.facts.insert(.hasThoughts) }
        if origin != nil { situation.facts.insert(.hasOrigin) }
    }
}

extension Situation.Fact {
    /// What was searched for stands in the conversation that is read.
    static let hasMatches = Self("history.matches")
    /// The conversation that is read was branched from another.
    static let hasOrigin = Self("history.origin")
    /// Another program wrote over the message with the cursor.
    static let hasVersions = Self("history.versions")
    /// It is kept what the model thought before the message with the cursor.
    static let hasThoughts = Self("history.thoughts")
}
