import EchoScreen
import EchoText

/// The calls of which sound is kept: when and with whom, how long and how loud they were.
package struct RecordingsPanel: SoundShowingProtocol {
    /// The sound of one call.
    package struct Recording: Sendable, Hashable, Identifiable {
        /// The conversation that the call is kept as.
        package let id: String
        /// Of the other side, as people write it; empty where it is withheld.
        package var number: String
        package var isIncoming: Bool
        /// "today 14:02".
        package var time: String
        /// On disk.
        package var bytes: Int
        package var waveform: CallWaveform
        /// Of the sound; the call may have been longer.
        package var length: Duration
        /// Those of its messages that have sound, in order.
        package var messages: [String]

        package init(
            id: String, number: String, isIncoming: Bool, time: String, bytes: Int, waveform: CallWaveform,
            length: Duration, messages: [String]
        ) {
            (self.id, self.number, self.isIncoming, self.time) = (id, number, isIncoming, time)
            (self.bytes, self.waveform, self.length, self.messages) = (bytes, waveform, length, messages)
        }
    }

    private static let columns = 16

    private var recordings: [Recording] = []
    /// More are to come.
    package private(set) var isGrowing = true
    private var selection = 0
    private var played: PlayedSound?
    private var moment = Duration.zero

    package init() {}

    // MARK: - What it is told

    /// - Parameter isWhole: no more are to come.
    package mutating func show(_ recordings: [Recording], isWhole: Bool) {
        let selected = self.selected?.id
        (self.recordings, isGrowing) = (recordings, !isWhole)
        selection = recordings.firstIndex { $0.id == selected } ?? min(selection, max(0, recordings.count - 1))
    }

    package mutating func play(_ played: PlayedSound?, at now: Duration) { (self.played, moment) = (played, now) }

    // MARK: - What is asked of it

    package var selected: Recording? { recordings.indices.contains(selection) ? recordings[selection] : nil }

    package var soundConversation: String? { selected?.id }

    package var order: (before: [String], after: [String]) { ([], selected?.messages ?? []) }

    // MARK: - What a person does in it

    package mutating func move(by rows: Int) { selection = selection.moved(by: rows, last: recordings.count - 1) }

    package var use: Situation.Overlay { .choosing }

    package func describePanel(in situation: inout Situation) {
        guard selected != nil else { return }
        situation.facts.formUnion([.showsSound, .selectsPastCall])
        (situation.canOpen, situation.choiceAction) = (true, "play")
    }

    // MARK: - What it shows

    package var overlay: OverlayViewState {
        let list = ChoiceListViewState(
            rows: recordings.map { row($0) }, selection: selection, empty: PhoneWording.noRecordings)
        var overlay = OverlayViewState(title: title, content: .choices(list))
        (overlay.keys, overlay.isGrowing) = (.recordings, isGrowing)
        return overlay
    }

    private var title: String {
        guard !recordings.isEmpty else { return "Recordings" }
        let count = NumberWording.counted(recordings.count, "call")
        return "Recordings · \(count) · \(EventWording.size(recordings.reduce(0) { $0 + $1.bytes }))"
    }

    private func row(_ recording: Recording) -> ChoiceRowViewState {
        let place = played.flatMap { recording.waveform.place(of: $0, at: moment) }
        let bars = PhoneWording.bars(recording.waveform.together(Self.columns), head: place)
        let length = PhoneWording.length(recording.length)
        return ChoiceRowViewState(
            id: recording.id,
            title: "\(recording.isIncoming ? "←" : "→") \(PhoneWording.number(recording.number))  \(recording.time)",
            state: StyledText(bars, place == nil ? .faint : .speaking),
            note: "\(length) · \(EventWording.size(recording.bytes)) · encrypted", isCurrent: place != nil)
    }

    package var hints: [HintViewState]? {
        guard selected != nil else { return [HintViewState(.stop, "close")] }
        let own =
            played == nil
            ? [HintViewState(.playMessage, "play")]
            : [
                HintViewState(.pauseSound, played?.isPaused == true ? "resume" : "pause"),
                HintViewState(.seekBack, and: .seekForward, "5 s"),
            ]
        return own + [
            HintViewState(.exportCall, "export"), HintViewState(.deleteCall, "delete"),
            HintViewState(.stop, played == nil ? "close" : "stop"),
        ]
    }
}
