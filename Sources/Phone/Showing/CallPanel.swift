import EchoScreen
import EchoText

/// One call: who it is, how both sides sound, what is said, and what can be done in it.
package struct CallPanel: PanelProtocol {
    /// As wide as the narrowest screen allows.
    private static let columns = 60
    /// Of what was said, where nothing can be laid out: those before them were told before.
    private static let spokenLines = 20

    package private(set) var call: PhoneCallViewState
    private var moment: Duration
    private var isOver = false
    /// What became of it; nil while it goes on, and where nothing is kept of it.
    package private(set) var ended: PhonePanel.Ended?

    package init(_ call: PhoneCallViewState, at now: Duration) { (self.call, moment) = (call, now) }

    /// - Parameters:
    ///   - call: nil when it is over.
    ///   - ended: what became of it then.
    package mutating func show(_ call: PhoneCallViewState?, _ ended: PhonePanel.Ended? = nil, at now: Duration) {
        guard !isOver else { return }
        moment = now
        if let call { self.call = call } else { (isOver, self.ended) = (true, ended) }
    }

    package var use: Situation.Overlay { .reading }

    package func describePanel(in situation: inout Situation) {
        if !isOver { situation.facts.insert(.selectsCall) }
        situation.canOpen = ended?.conversation != nil
        situation.choiceAction = situation.canOpen ? "read" : nil
    }

    package var overlay: OverlayViewState {
        let lines = head + [[]] + waveforms + [[]] + said
        var overlay = OverlayViewState(
            title: PhoneWording.title(call.number, isIncoming: call.isIncoming), content: .lines(lines),
            scroll: max(0, lines.count - 1))
        overlay.keys = .call
        // The newest is what is looked for.
        overlay.marked = lines.count - 1..<lines.count - 1
        overlay.spoken = spoken
        return overlay
    }

    private var head: [[StyledText]] {
        let length = StyledText("\(PhoneWording.length(moment - call.startedAt))  ", .strong)
        guard !isOver else {
            let outcome = ended.map { StyledText("  \($0.outcome.text)", $0.outcome.role) }
            return [[length, StyledText("This call is over.", .warning)] + [outcome].compactMap(\.self)]
        }
        let marks = [
            call.isMuted && !PhoneWording.saysMuted(call) ? StyledText("  echo is muted", .muted) : nil,
            call.isHeard ? StyledText("  you listen", .accent) : nil,
            call.isRecorded ? StyledText("  ● \(PhoneWording.recorded(call))", .recording) : nil,
            call.latency.map { StyledText("  answers in \(DurationWording.brief($0))", .faint) },
            call.cost.map { StyledText("  \($0)", .faint) },
        ]
        let first = [length, PhoneWording.activity(call)] + marks.compactMap(\.self)
        return [first] + (call.notice.map { [[$0]] } ?? [])
    }

    private var waveforms: [[StyledText]] {
        [
            [
                StyledText(NameColumn.padded(call.partner.name), .user),
                StyledText(PhoneWording.waveform(call.caller, columns: Self.columns), .hearing),
            ],
            [
                StyledText("echo    ", .assistant),
                StyledText(PhoneWording.waveform(call.assistant, columns: Self.columns), .speaking),
            ],
        ]
    }

    private var said: [[StyledText]] {
        guard !call.lines.isEmpty else {
            let nothing = call.placed == nil ? "Nothing has been said yet." : "Nobody has answered yet."
            return [[StyledText(nothing, .faint)]]
        }
        return call.lines.map { line in
            let gap = NameColumn.gap(behind: line.author.text)
            let text = Sanitizer.line(line.text)
            guard line.wasHeard else {
                return [line.author, StyledText(gap), MessageWording.notHeard, StyledText(text, .faint)]
            }
            return [line.author, StyledText(gap + text)]
        }
    }

    /// Without what changes with every turn, and only what was said to its end.
    private var spoken: [String] {
        (isOver ? ["This call is over."] : [PhoneWording.standing(call)])
            + call.lines.filter(\.isFinal).suffix(Self.spokenLines).map { line in
                "\(line.author.text): \(line.wasHeard ? "" : MessageWording.notHeard.text)\(line.text)"
            }
    }

    package var hints: [HintViewState]? {
        guard !isOver else {
            return (ended?.conversation == nil ? [] : [HintViewState(.open, "read")]) + [HintViewState(.stop, "close")]
        }
        guard call.placed == nil else { return [HintViewState(.hangUpCall, "hang up"), HintViewState(.stop, "close")] }
        return [
            HintViewState(.whisper, "whisper"), HintViewState(.sayInCall, "say"),
            HintViewState(.takeOverCall, call.isTakenOver ? "give back" : "take over"),
            HintViewState(.listenIn, call.isHeard ? "listen off" : "listen"), HintViewState(.hangUpCall, "hang up"),
            // Where there is no room for those behind it.
            HintViewState(.help, "all keys"), HintViewState(.stop, "close"),
            HintViewState(.muteAssistant, call.isMuted ? "unmute" : "mute"),
            HintViewState(.recordCall, call.isRecorded ? "record off" : "record"),
            HintViewState(.pressCallKeys, "keys"), HintViewState(.transferCall, "transfer"),
        ]
    }
}
