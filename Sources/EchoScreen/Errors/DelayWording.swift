import Echo
import EchoText

/// Says that we gave an answer up, after how long, and what gives it longer.
enum DelayWording {
    /// - Parameter host: fit to be shown.
    static func present(_ delay: AnswerDelay, of host: String, after limit: Duration) -> ErrorWording {
        switch delay {
        case .beginning:
            ErrorWording(
                "\(host) did not begin to answer within \(span(limit)), so echo stopped waiting.",
                """
                The server may still be working on it. \(key: .regenerate) asks again; \
                \(HTTPTimeouts.firstByteVariable) sets a longer wait (see the manual).
                """)
        case .silence:
            ErrorWording(
                "Nothing came from the server for \(span(limit)), so echo stopped waiting.",
                """
                \(key: .continueAnswer) continues it; \(HTTPTimeouts.silenceVariable) sets a longer wait (see the \
                manual).
                """)
        case .whole:
            ErrorWording(
                "The answer was not complete after \(span(limit)), so echo stopped waiting.",
                "\(key: .continueAnswer) continues it.")
        }
    }

    /// "5 minutes", "30 seconds".
    private static func span(_ limit: Duration) -> String {
        let seconds = DurationWording.seconds(limit)
        let isMinutes = seconds >= 120 && seconds.truncatingRemainder(dividingBy: 60) == 0
        let number = NumberWording.plain(isMinutes ? seconds / 60 : seconds)
        return "\(number) \(isMinutes ? "minute" : "second")\(number == "1" ? "" : "s")"
    }
}
