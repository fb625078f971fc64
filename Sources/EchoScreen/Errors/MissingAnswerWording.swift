import Echo
import EchoText

/// Words for what came in place of an answer.
enum MissingAnswerWording {
    static func present(_ missing: MissingAnswer) -> ErrorWording {
        switch missing {
        case .noBytes:
            ErrorWording(
                "The server sent nothing.",
                "Ask again; if it happens again, check the address and the model, or look at the server's log.")
        case .webPage(let title, let address):
            ErrorWording(
                "\(shown(address) ?? "This") is a web page, not an API\(quoted(title)).",
                "Check the address: that of an API often ends in /v1. “echo-tui doctor” tries it out.")
        case .browserCheck(let address):
            ErrorWording(
                "Cloudflare checks for a web browser before \(shown(address) ?? "this server"), and lets no program through.",
                """
                Turn off a VPN or a proxy and try again, or ask whoever runs the server to let its API pass the check; check \
                the address as well: that of an API often ends in /v1.
                """)
        case .noWords:
            ErrorWording(
                "The model gave no answer: not a single word.",
                "Ask again, or choose another model with /model.")
        case .thoughts:
            ErrorWording(
                "The model thought, but gave no answer.",
                """
                Ask again; lower the effort with /effort low, or raise Max output tokens in the settings \
                (\(key: .focus(.settings))).
                """)
        case .picture:
            ErrorWording(
                "The answer is only a picture, and pictures from a model cannot be shown here.",
                "Ask for words, or choose another model with /model.")
        case .sound:
            ErrorWording(
                "The answer was only sound: its words did not arrive.",
                "Ask for words, or choose another model with /model.")
        }
    }

    /// Nil where it is not told.
    private static func shown(_ address: String) -> String? {
        address.isEmpty ? nil : Redactor.redacted(Sanitizer.line(address))
    }

    private static func quoted(_ title: String) -> String {
        let words = Redactor.redacted(Sanitizer.line(title))
        return words.isEmpty ? "" : " (“\(words)”)"
    }
}
