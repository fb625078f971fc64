import Echo
import EchoScreen
import EchoText

/// Says whether sound is kept, and shows the message that is being played.
struct SoundPresenter: FeaturePresenterProtocol {
    /// How often the play head moves.
    private static let pace = Duration.milliseconds(100)

    /// Sound is being kept.
    var isKeeping = false
    private(set) var played: PlayedSound?
    private var moment = Duration.zero
    /// Where the message stands in the conversation; nil where it is none of it.
    private var row: Int?

    init() {}

    /// - Parameters:
    ///   - played: nil for nothing.
    ///   - row: where its message stands in the conversation; nil where it is none of it.
    mutating func play(_ played: PlayedSound?, row: Int?, at now: Duration) {
        (self.played, self.row, moment) = (played, row, now)
    }

    mutating func receive(_ event: EchoEvent, at moment: ScreenTime, in conversation: ConversationPresenter) {
        if let played { row = conversation.row(of: played.message) }
    }

    mutating func tick(at now: Duration) { moment = now }

    func nextChange(at now: Duration) -> Duration? { played.flatMap { $0.isPaused ? nil : Self.pace } }

    mutating func reset() { (played, row) = (nil, nil) }

    func show(in state: inout ScreenViewState) {
        if isKeeping { state.status.items.append(StyledText("sound kept", .recording)) }
        guard let played else { return }
        state.isPlaying = true
        let label = SoundWording.label(played, at: moment)
        state.status.items.append(StyledText(label, .speaking))
        guard let row, row < state.conversation.rows.count, state.conversation.rows[row].id == played.message else {
            return
        }
        let message = state.conversation.rows[row]
        let share = played.share(at: moment)
        state.conversation.rows[row].played = PlayedMessageViewState(
            heights: WaveformHeights.heights(played.peaks), position: share, label: label,
            said: SpokenWord.place(in: message.text, at: share, heard: message.heardCharacters))
    }

    func describe(_ situation: inout Situation) {
        guard let played else { return }
        situation.facts.insert(.playsSound)
        if played.isPaused { situation.facts.insert(.hasPausedSound) }
    }
}
