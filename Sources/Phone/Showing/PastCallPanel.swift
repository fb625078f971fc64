import EchoScreen
import EchoText

/// A call that is over: how both sides sounded, what was said and what happened, and what it was held with.
package struct PastCallPanel: SoundShowingProtocol {
    /// Lines of the instructions that are shown.
    private static let mostInstructions = 100

    /// Under which it is kept.
    package let conversation: String
    private var call: PastCallViewState?
    private var lines: [[StyledText]] = []
    /// The first line of what was said and happened.
    private var start = 0
    private var cursor = 0
    private var played: PlayedSound?
    private var moment = Duration.zero

    package init(_ conversation: String) { self.conversation = conversation }

    // MARK: - What it is told

    package mutating func show(_ call: PastCallViewState) {
        self.call = call
        let head = Self.head(call)
        lines = head + [[]] + call.entries.map { [StyledText(Self.time($0.time), .faint)] + $0.line } + Self.foot(call)
        start = head.count + 1
        cursor = call.entries.isEmpty ? 0 : start
    }

    package mutating func play(_ played: PlayedSound?, at now: Duration) {
        if let played, played.message != self.played?.message,
            let index = call?.entries.firstIndex(where: { $0.message == played.message })
        {
            cursor = start + index
        }
        (self.played, moment) = (played, now)
    }

    // MARK: - What is asked of it

    package var hasSound: Bool { call?.waveform.isEmpty == false }

    package var soundConversation: String? { hasSound ? conversation : nil }

    package var order: (before: [String], after: [String]) {
        let entries = call?.entries ?? []
        let index = min(max(0, cursor - start), entries.count)
        return (entries.prefix(index).compactMap(\.message), entries.dropFirst(index).compactMap(\.message))
    }

    // MARK: - What a person does in it

    package mutating func move(by rows: Int) { cursor = cursor.moved(by: rows, last: lines.count - 1) }

    package var use: Situation.Overlay { .reading }

    package func describePanel(in situation: inout Situation) {
        guard call != nil else { return }
        situation.facts.insert(.selectsPastCall)
        if hasSound { situation.facts.insert(.showsSound) }
    }

    // MARK: - What it shows

    package var overlay: OverlayViewState {
        var overlay = OverlayViewState(title: title, content: .lines(lines), scroll: cursor)
        (overlay.keys, overlay.isGrowing) = (.pastCall, call == nil)
        overlay.marked = cursor..<cursor + 1
        if let call, hasSound { overlay.waveforms = waveforms(call.waveform, of: call.partner) }
        return overlay
    }

    package var number: String { call?.number ?? "" }

    private var title: String {
        guard let call else { return "Call" }
        return PhoneWording.title(call.number, isIncoming: call.isIncoming)
    }

    private func waveforms(_ waveform: CallWaveform, of partner: CallPartner) -> [PinnedWaveformViewState] {
        let head = played.flatMap { waveform.place(of: $0, at: moment) }
        return [
            PinnedWaveformViewState(
                label: StyledText(partner.name, .user), heights: waveform.caller, role: .hearing, head: head),
            PinnedWaveformViewState(
                label: StyledText("echo", .assistant), heights: waveform.assistant, role: .speaking, head: head),
        ]
    }

    private static func time(_ time: Duration) -> String {
        let text = PhoneWording.length(time)
        return String(repeating: " ", count: max(0, 5 - text.count)) + text + "  "
    }

    private static func head(_ call: PastCallViewState) -> [[StyledText]] {
        let length = call.duration.map { [StyledText("\(PhoneWording.length($0))  ", .strong)] } ?? []
        let facts =
            [
                call.latency.map { "answers in \(DurationWording.brief($0))" }, call.cost,
                call.waveform.isEmpty ? "not recorded" : nil,
            ].compactMap(\.self) + call.setup
        let first = [StyledText("\(call.time)  ", .strong)] + length + [call.outcome]
        return [first] + (facts.isEmpty ? [] : [[StyledText(facts.joined(separator: " · "), .faint)]])
    }

    private static func foot(_ call: PastCallViewState) -> [[StyledText]] {
        guard !call.instructions.isEmpty else { return [] }
        let all = call.instructions.split(separator: "\n", omittingEmptySubsequences: false)
        let rest = all.count > mostInstructions ? [[StyledText("…", .faint)]] : []
        return [[], [StyledText("Instructions", .heading)]]
            + all.prefix(mostInstructions).map { [StyledText(Sanitizer.line(String($0)), .faint)] } + rest
    }

    package var hints: [HintViewState]? {
        let playing = [
            HintViewState(.pauseSound, played?.isPaused == true ? "resume" : "pause"),
            HintViewState(.seekBack, and: .seekForward, "5 s"), HintViewState(.playSlower, and: .playFaster, "speed"),
        ]
        let sound = !hasSound ? [] : played == nil ? [HintViewState(.playMessage, "play from here")] : playing
        return [HintViewState(.selectUp, and: .selectDown, "move")] + sound + [
            HintViewState(.exportCall, "export"), HintViewState(.deleteCall, "delete"),
            HintViewState(.stop, played == nil ? "back" : "stop"),
        ]
    }
}
