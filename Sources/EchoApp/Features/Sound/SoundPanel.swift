import Echo
import EchoScreen
import EchoText

/// The messages of a conversation beside the waveforms of their sound: the cursor goes from one to the next, and what is played
/// is where the cursor is.
struct SoundPanel: SoundShowingProtocol {
    /// A message and what was kept of it.
    struct Line: Sendable, Hashable {
        let message: String
        /// "you", "caller".
        let name: String
        /// Safe to draw, on one line or several.
        let text: String
        /// Characters of it that were heard; nil for all.
        let heard: Int?
        /// Nil where no sound was kept.
        var sound: PlayedSound?

        /// - Parameter partner: who talked with the assistant where it was said in a telephone call.
        init(_ message: Message, sound: PlayedSound?, in partner: CallPartner? = nil) {
            self.message = message.id
            name = MessageWording.author(message.role, in: partner).text
            text = Sanitizer.visible(message.text)
            heard = MessageWording.heardCharacters(of: message)
            self.sound = sound
        }
    }

    private static let columns = 24
    private static let bars = Array(" ▁▂▃▄▅▆▇█")
    private static let head: Character = "┃"

    private let title: String
    let soundConversation: String?
    private var lines: [Line] = []
    private var selection = 0
    private var isGrowing = true
    private var played: PlayedSound?
    private var moment = Duration.zero

    /// - Parameter conversation: whose sound it is.
    init(title: String, conversation: String? = nil) { (self.title, soundConversation) = (title, conversation) }

    // MARK: - What it is told

    /// - Parameter message: the one to begin at; nil for the last.
    mutating func show(_ lines: [Line], at message: String?) {
        self.lines = lines
        isGrowing = false
        selection = lines.lastIndex { $0.message == message } ?? max(0, lines.count - 1)
    }

    mutating func play(_ played: PlayedSound?, at now: Duration) {
        if let played, played.message != self.played?.message { select(played.message) }
        (self.played, moment) = (played, now)
    }

    mutating func select(_ message: String) {
        selection = lines.lastIndex { $0.message == message } ?? selection
    }

    // MARK: - What is asked of it

    var selected: Line? { lines.indices.contains(selection) ? lines[selection] : nil }

    /// The messages from the selected one on.
    var order: (before: [String], after: [String]) {
        (lines.prefix(selection).map(\.message), lines.dropFirst(selection).map(\.message))
    }

    // MARK: - What a person does in it

    mutating func move(by rows: Int) { selection = selection.moved(by: rows, last: lines.count - 1) }

    var use: Situation.Overlay { .choosing }

    func describePanel(in situation: inout Situation) {
        situation.facts.insert(.showsSound)
        if selected?.sound != nil { situation.choiceAction = "play" }
    }

    // MARK: - What it shows

    var overlay: OverlayViewState {
        let columns = lines.lazy.map(\.name.count).max() ?? 0
        let notes = lines.map(note)
        let noteColumns = notes.lazy.map(\.count).max() ?? 0
        let rows = zip(lines, notes).map { row($0, note: $1, nameColumns: columns, noteColumns: noteColumns) }
        var list = ChoiceListViewState(rows: rows, selection: selection, empty: SoundWording.noMessages)
        list.alignsStates = true
        var overlay = OverlayViewState(title: title, content: .choices(list))
        (overlay.isGrowing, overlay.keys) = (isGrowing, .soundPanel)
        return overlay
    }

    /// How long it is, or how far it is played.
    private func note(_ line: Line) -> String {
        guard let sound = line.sound else { return "" }
        guard let played, played.message == line.message else { return SoundWording.whole(sound.duration) }
        return SoundWording.place(played, at: moment)
    }

    /// - Parameter noteColumns: of the longest, so that all times end below each other.
    private func row(_ line: Line, note: String, nameColumns: Int, noteColumns: Int) -> ChoiceRowViewState {
        let isPlayed = played?.message == line.message
        let state =
            line.sound.map { StyledText(waveform($0, isPlayed: isPlayed), isPlayed ? .speaking : .faint) }
            ?? StyledText("")
        let text = Sanitizer.line(line.text)
        let name = line.name + String(repeating: " ", count: nameColumns - line.name.count + 2)
        var row = ChoiceRowViewState(
            id: line.message, title: name + text, state: state,
            note: note.isEmpty ? note : String(repeating: " ", count: noteColumns - note.count) + note,
            help: line.text, isCurrent: isPlayed)
        if isPlayed, let word = word(in: text, heard: line.heard, behind: name.count) { row.matches = [word] }
        return row
    }

    /// The word that is being said, in characters of the title.
    ///
    /// - Parameters:
    ///   - heard: characters of the text that were said; nil for all.
    ///   - before: characters of the title that stand before the text.
    private func word(in text: String, heard: Int?, behind before: Int) -> Range<Int>? {
        guard let played, let bytes = SpokenWord.place(in: text, at: played.share(at: moment), heard: heard) else {
            return nil
        }
        func characters(_ range: Range<Int>) -> Int {
            String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self).count
        }
        let start = before + characters(0..<bytes.lowerBound)
        return start..<start + characters(bytes)
    }

    private func waveform(_ sound: PlayedSound, isPlayed: Bool) -> String {
        let heights = WaveformHeights.columns(WaveformHeights.heights(sound.peaks), count: Self.columns)
        var bars = heights.map { Self.bars[max(1, min(8, Int(($0 * 8).rounded())))] }
        if isPlayed, let played, !bars.isEmpty {
            bars[min(bars.count - 1, Int(played.share(at: moment) * Double(bars.count)))] = Self.head
        }
        return String(bars)
    }

    var hints: [HintViewState]? {
        let playing = [
            HintViewState(.pauseSound, played?.isPaused == true ? "resume" : "pause"),
            HintViewState(.seekBack, and: .seekForward, "5 s"), HintViewState(.playSlower, and: .playFaster, "speed"),
        ]
        let own = played == nil ? [HintViewState(.playMessage, "play")] : playing
        return [HintViewState(.selectUp, and: .selectDown, "select")] + own + [
            HintViewState(.stop, played == nil ? "close" : "stop")
        ]
    }
}
