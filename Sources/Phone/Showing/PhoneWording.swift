import Echo
import EchoScreen
import EchoText
import PhoneBridge

extension ExportWording {
    /// A call that is over.
    static let call = ExportWording.other(
        "the call", kinds: PhoneWording.exportKinds, noSound: PhoneWording.notRecorded)
}

/// Words about telephone calls.
package enum PhoneWording {
    private static let bars = Array(" ▁▂▃▄▅▆▇█")
    private static let head: Character = "┃"

    package static func number(_ number: String) -> String { number.isEmpty ? "withheld" : Sanitizer.line(number) }

    /// "Call from a withheld number".
    static func title(_ number: String, isIncoming: Bool) -> String {
        "\(isIncoming ? "Call from" : "Call to") \(number.isEmpty ? "a withheld number" : Sanitizer.line(number))"
    }

    /// Of a bridge elsewhere.
    static func watching(_ address: String) -> Wording {
        "The calls of \(Sanitizer.line(address)) are shown. They go on when you leave."
    }

    /// Said where somebody wants to quit.
    package static func quits(calls: Int) -> Wording {
        calls == 1
            ? "A call is still in progress. It will end with a goodbye."
            : "\(String(calls)) calls are still in progress. They will end with a goodbye."
    }

    /// What goes on in a call, in a word or two.
    package static func activity(_ call: PhoneCallViewState) -> StyledText {
        if let waiting = waiting(call) { return waiting }
        if call.isHeld { return StyledText("on hold", .muted) }
        if call.isTakenOver { return StyledText("you speak", .recording) }
        switch call.turn {
        case .idle: return StyledText("connecting", .connecting)
        case .listening: return StyledText("listening", .listening)
        case .user: return StyledText(call.isIncoming ? "caller speaks" : "they speak", .hearing)
        case .thinking: return StyledText("thinking", .thinking)
        case .assistant where call.isMuted: return StyledText("echo is muted", .muted)
        case .assistant: return StyledText("echo speaks", .speaking)
        }
    }

    /// Of a call that nobody has answered; nil for any other.
    private static func waiting(_ call: PhoneCallViewState) -> StyledText? {
        if call.placed == .queued { return StyledText("calling", .connecting) }
        return call.isRinging || call.placed == .ringing ? StyledText("rings", .accent) : nil
    }

    /// Whether `activity` says so already.
    static func saysMuted(_ call: PhoneCallViewState) -> Bool {
        call.isMuted && call.turn == .assistant && !call.isRinging && !call.isTakenOver && !call.isHeld
    }

    /// "1:04", "1:00:04".
    package static func length(_ duration: Duration) -> String {
        let seconds = max(0, Int(duration.components.seconds))
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, DurationWording.padded(seconds % 60))
        return hours == 0 ? "\(minutes):\(rest)" : "\(hours):\(DurationWording.padded(minutes)):\(rest)"
    }

    /// The last `columns` tenths of a second.
    static func waveform(_ peaks: [UInt8], columns: Int) -> String {
        let newest = WaveformHeights.heights(Array(peaks.suffix(columns)))
        let silence = String(repeating: " ", count: max(0, columns - newest.count))
        return silence + bars(newest)
    }

    /// - Parameters:
    ///   - heights: 0 to 1 each.
    ///   - head: where it is being played, 0 to 1; nil while it is not.
    static func bars(_ heights: [Double], head: Double? = nil) -> String {
        var signs = heights.map { bars[max(0, min(8, Int(($0 * 8).rounded())))] }
        if let head, !signs.isEmpty { signs[max(0, min(signs.count - 1, Int(head * Double(signs.count))))] = Self.head }
        return String(signs)
    }

    /// What happened in a call that is over; nil for what is told elsewhere.
    ///
    /// - Parameters:
    ///   - partner: who talked with the assistant.
    ///   - number: writes one as people do.
    package static func moment(
        _ moment: CallMoment, _ partner: CallPartner, number: (String) -> String
    ) -> StyledText? {
        let words = Sanitizer.line(moment.words)
        switch moment.kind {
        case .ringing: return StyledText("It rings.", .accent)
        case .answered: return StyledText(words == "person" ? "You answer." : "echo answers.", .success)
        case .declined: return StyledText("You decline.", .warning)
        case .key: return StyledText(partner.sentence("presses \(words).", "press \(words)."), .accent)
        case .announced: return StyledText("The line says: \(words)", .faint)
        case .recorded: return StyledText("The recording begins.", .recording)
        case .recordingDiscarded: return StyledText("The recording is discarded.", .warning)
        case .recordingRefused: return StyledText(noRecording(partner), .warning)
        case .takenOver: return StyledText("You take over.", .recording)
        case .givenBack: return StyledText("You hand the call back to echo.", .faint)
        case .machine: return StyledText(machine, .accent)
        case .held: return StyledText(partner.sentence("puts echo on hold.", "put echo on hold."), .muted)
        case .resumed: return StyledText(partner.sentence("is back.", "are back."), .faint)
        case .muted: return StyledText("echo is muted.", .muted)
        case .unmuted: return StyledText("echo is heard again.", .faint)
        case .whispered: return StyledText("You whisper: \(words)", .faint)
        case .said: return StyledText("You have echo say: \(words)", .faint)
        case .keys: return StyledText("You press \(words).", .accent)
        case .transferring: return StyledText(calling(number(words)), .faint)
        case .personWanted: return StyledText(words, .accent)
        case .messageTaken: return StyledText("A message: \(words)", .success)
        case .transferred: return StyledText("Transferred to \(number(words)).", .success)
        case .fallback: return StyledText(fallback, .accent)
        case .refused: return StyledText(words, .warning)
        case .ended: return StyledText("The call ends: \(words).", .faint)
        case .latency: return nil
        }
    }

    /// Why something was not done in a call, or is not taken; nil for anything else.
    static func refusal(_ happening: CallHappening) -> String? {
        switch happening {
        case .soundIgnored(let host): "Sound from \(host) is ignored: the telephone gave another address."
        case .wrongPIN: "The caller did not enter a correct PIN."
        case .recordingFailed: "The call is not recorded: conversations are not saved, or their key is locked."
        case .transferRefused(let refusal): "Not transferred: \(refusal.wording)"
        case .transferFailed(let error): "Not transferred: \(error.sentence)"
        case .lineFailed(let error): error.sentence
        default: nil
        }
    }

    /// What became of a call that was placed: "is busy".
    static func outcome(_ status: CallStatus) -> String {
        switch status {
        case .busy: "is busy"
        case .noAnswer: "does not answer"
        case .canceled: "was not called: the call was cancelled"
        default: "could not be reached"
        }
    }

    /// Somebody is called, to whom the call is to be handed on.
    private static func calling(_ name: String) -> String { "Calling \(name), to transfer the call." }

    /// - Parameter reason: in a sentence; empty where none was given.
    package static func wanted(_ name: String, _ reason: String) -> String {
        "The caller wants \(name)." + (reason.isEmpty ? "" : " \(reason)")
    }

    private static let fallback = "The built-in assistant takes the call."

    private static let machine = "A machine answers."

    private static func noRecording(_ partner: CallPartner) -> String {
        partner.sentence("does not want to be recorded.", "do not want to be recorded.")
    }

    /// What two people say to each other is not kept.
    static func recorded(_ call: PhoneCallViewState) -> String {
        call.isTakenOver ? "not recorded meanwhile" : "recorded"
    }

    /// How a call stands, in words that do not change with every turn.
    static func standing(_ call: PhoneCallViewState) -> String {
        let marks = [
            waiting(call)?.text ?? (call.isTakenOver ? "you speak" : "goes on"),
            call.isMuted ? "echo is muted" : nil,
            call.isHeld ? "on hold" : nil, call.isRecorded ? recorded(call) : nil, call.notice?.text,
        ]
        return marks.compactMap(\.self).joined(separator: ", ")
    }

    /// - Parameter patience: after which the assistant answers.
    static func rings(_ number: String, patience: Duration) -> Wording {
        let caller = number.isEmpty ? "A withheld number" : Sanitizer.line(number)
        return "\(caller) is calling. echo answers after \(String(patience.components.seconds)) seconds."
    }

    /// - Parameter outcome: "is busy".
    package static func notReached(_ number: String, _ outcome: String) -> Wording {
        "\(Self.number(number)) \(outcome)."
    }

    /// - Parameter others: how many were not told of.
    package static func turnedAway(_ number: String, _ sentence: String, others: Int) -> Wording {
        let more = others == 0 ? "" : " \(others) more were turned away before."
        return "Turned away: \(Self.number(number)). \(sentence)\(more)"
    }

    /// Names the question whether calls may be ended.
    package static let closing = "phone.close"

    /// - Parameter words: the line that is to be opened instead; empty or "off" for none.
    package static func closingQuestion(calls: Int, about words: String) -> Question {
        Question(
            closing, about: words, title: "Close the line?",
            calls == 1
                ? "A call is still in progress. Closing the line ends it with a goodbye."
                : "\(String(calls)) calls are still in progress. Closing the line ends them with a goodbye.")
    }

    /// Names the question whether a call may be deleted.
    package static let deleting = "phone.delete"
    /// Names the question whether the sound of a call may be deleted.
    package static let deletingSound = "phone.delete.sound"

    /// - Parameter conversation: the call is kept as it.
    package static func deletionQuestion(_ conversation: String, number: String) -> Question {
        Question(
            deleting, about: conversation, title: "Delete the call?",
            "Delete the call with \(Self.number(number))? Its words and its sound will be gone for good.",
            isRisky: true)
    }

    /// - Parameter conversation: the call is kept as it.
    package static func soundDeletionQuestion(_ conversation: String, number: String, time: String) -> Question {
        Question(
            deletingSound, about: conversation, title: "Delete the recording?",
            """
            Delete the recording of the call with \(Self.number(number)), \(time)? Its sound will be gone for good; \
            the words stay in the history.
            """, isRisky: true)
    }

    package static let noRecordings: Wording = """
        No call was recorded. r in a call records it; record = "announce" in the section [phone] of the settings file \
        records all of them.
        """
    package static let brokeOff = StyledText("The program ended here.", .failure)
    package static let deleted: Wording = "This call was deleted."
    package static let notRecorded: Wording = "This call was not recorded."
    package static let exportKinds: Wording =
        "The file extension decides: .wav, .flac or .opus for the sound; .md, .txt, .json or .html for the words."
    package static let dialing: Wording = "Type the number with its country, as +1 415-555-0100; \(key: .send) calls."

    package static func lastNumbers(_ numbers: [String]) -> Wording {
        "Last numbers, with \(key: .earlierNumber): \(numbers.joined(separator: " · "))"
    }

    /// "3 of 600 min, $0.40 of $25 today"; what has no limit is told without one.
    package static func use(_ use: PhoneUse) -> String {
        let minutes = NumberWording.grouped(Int(use.talked / .seconds(60)))
        let most = use.mostDollars.map { " of \(MoneyWording.amount($0))" } ?? ""
        return "\(minutes)\(use.mostMinutes.map { " of \(NumberWording.grouped($0))" } ?? "") min, "
            + "\(MoneyWording.amount(use.dollars))\(most) today"
    }

    package static let pressing: Wording = "Keys are sent as you press them."
    package static let noKeys: Wording = "A telephone has the keys 0–9, *, # and A–D."

    package static let unavailable: Wording = "The telephone is not available here."
    package static let noLine: Wording = """
        No line is open, so nobody can call. \(key: .switchLine) opens the test line, which needs no account; \
        /phone-line sip lets softphones call, and /phone-line twilio takes real calls.
        """
    package static let noCalls: Wording = "No calls. \(key: .dial) calls somebody; calls that come in are shown here."
    package static let noCallsIn: Wording = "No calls. Calls that come in are shown here."
    package static let onlyAnswers: Wording =
        "This line only answers. /phone-line sip and /phone-line twilio can also call."
    package static let noTestCalls: Wording = """
        No calls. \(key: .ringTestCall) simulates a caller, \(key: .callAssistant) calls with your microphone, and \
        \(key: .dial) calls somebody.
        """

    package static func answers(_ number: String) -> Wording { "\(number) answers. \(key: .showPhone) shows the call." }

    /// - Parameter text: what somebody was writing.
    package static func overBefore(_ text: String) -> Wording {
        text.isEmpty ? "The call is over." : "The call is over. Not sent: \(text)"
    }

    /// The line is OpenAI's own.
    package static let soundElsewhere: Wording = """
        The sound of this call goes straight to OpenAI's model: nobody else can speak in it, and it cannot \
        be muted or recorded. \(key: .whisper) tells the model something, \(key: .transferCall) connects the caller \
        with somebody.
        """
    /// The same for a call that rings.
    package static let onlyEchoAnswers: Wording = """
        The sound of this call goes straight to OpenAI's model: you cannot take it yourself. \
        \(key: .letAssistantAnswer) lets echo answer, \(key: .declineCall) declines it.
        """
    package static let notAnswered: Wording = "Nobody has answered yet. \(key: .hangUpCall) cancels the call."
    package static let notKept: Wording = "This call was not saved: saving conversations is off."
    package static let gone: Wording = "This call is over. It is in the history: \(key: .showHistory)."
}
