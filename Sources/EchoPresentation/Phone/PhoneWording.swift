import Echo
import EchoText

/// Words about telephone calls.
public enum PhoneWording {
    private static let bars = Array(" ▁▂▃▄▅▆▇█")

    static func number(_ number: String) -> String { number.isEmpty ? "withheld" : Sanitizer.line(number) }

    /// What goes on in a call, in a word or two.
    static func activity(_ call: PhoneCallViewState) -> StyledText {
        if call.isRinging { return StyledText("rings", .accent) }
        if call.isTakenOver { return StyledText("you speak", .recording) }
        switch call.turn {
        case .idle: return StyledText("connecting", .connecting)
        case .listening: return StyledText("listening", .listening)
        case .user: return StyledText("caller speaks", .hearing)
        case .thinking: return StyledText("thinking", .thinking)
        case .assistant where call.isMuted: return StyledText("echo is muted", .muted)
        case .assistant: return StyledText("echo speaks", .speaking)
        }
    }

    /// Whether `activity` says so already.
    static func saysMuted(_ call: PhoneCallViewState) -> Bool {
        call.isMuted && call.turn == .assistant && !call.isRinging && !call.isTakenOver
    }

    /// "1:04", "1:00:04".
    public static func length(_ duration: Duration) -> String {
        let seconds = max(0, Int(duration.components.seconds))
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, DurationWording.padded(seconds % 60))
        return hours == 0 ? "\(minutes):\(rest)" : "\(hours):\(DurationWording.padded(minutes)):\(rest)"
    }

    /// The last `columns` tenths of a second.
    static func waveform(_ peaks: [UInt8], columns: Int) -> String {
        let newest = WaveformHeights.heights(Array(peaks.suffix(columns)))
        let silence = String(repeating: " ", count: max(0, columns - newest.count))
        return silence + String(newest.map { bars[max(0, min(8, Int(($0 * 8).rounded())))] })
    }

    /// - Parameter patience: after which the assistant answers.
    static func rings(_ number: String, patience: Duration) -> Wording {
        "\(number) calls. echo answers after \(String(patience.components.seconds)) seconds."
    }

    /// - Parameter outcome: "is busy".
    public static func notReached(_ number: String, _ outcome: String) -> Wording {
        "\(Self.number(number)) \(outcome)."
    }

    /// - Parameter others: how many were not told of.
    public static func turnedAway(_ number: String, _ sentence: String, others: Int) -> Wording {
        let more = others == 0 ? "" : " \(others) more were turned away before."
        return "Turned away: \(Self.number(number)). \(sentence)\(more)"
    }

    /// Names the question whether calls may be ended.
    public static let closing = "phone.close"

    /// - Parameter words: the line that is to be opened instead; empty or "off" for none.
    public static func closingQuestion(calls: Int, about words: String) -> Question {
        Question(
            closing, about: words, title: "Close the line?",
            calls == 1
                ? "A call goes on. It ends with a goodbye when the line is closed."
                : "\(String(calls)) calls go on. They end with a goodbye when the line is closed.")
    }

    public static let unavailable: Wording = "The telephone is not available here."
    public static let noLine: Wording = """
        No line is open, so nobody can call. \(key: .switchLine) opens the test line, which needs no account; \
        /phone-line sip lets softphones call, and /phone-line twilio takes real calls.
        """
    public static let noCalls: Wording = "No calls. \(key: .dial) calls somebody; calls that come in are shown here."
    public static let noTestCalls: Wording = """
        No calls. \(key: .ringTestCall) has somebody call, \(key: .callAssistant) calls with your microphone, and \
        \(key: .dial) calls somebody.
        """
    public static let notKept: Wording = "This call was not saved: conversations are not kept."
    public static let gone: Wording = "This call is over. It is in the history: \(key: .showHistory)."
}
