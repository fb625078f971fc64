import EchoText

/// A question before something is done. Whoever asks names it, and acts when it is confirmed.
public struct Question: PanelProtocol, Hashable {
    public let name: String
    /// The subject, where there are several: the name of a profile.
    public let subject: String
    let title: String
    let wording: Wording
    /// What it is about, a line each.
    let rows: [Wording]
    /// Nothing but a yes to it is a yes, also where nobody is there to be asked.
    public let isRisky: Bool

    public init(
        _ name: String, about subject: String = "", title: String, _ wording: Wording, rows: [Wording] = [],
        isRisky: Bool = false
    ) {
        self.name = name
        self.subject = subject
        self.title = title
        self.wording = wording
        self.rows = rows
        self.isRisky = isRisky
    }

    public var use: Situation.Overlay { .question }
    public var hints: [HintViewState]? { [HintViewState(.confirm, "yes"), HintViewState(.stop, "no")] }

    public var overlay: OverlayViewState {
        var overlay = OverlayViewState(
            title: title, content: .confirmation(wording, rows: rows, answers: hints ?? []))
        overlay.needsPerson = isRisky
        return overlay
    }
}

extension Question {
    public var isQuit: Bool { name == "quit" }

    /// - Parameters:
    ///   - unsent: texts that are not sent yet.
    ///   - areKept: they are there again at the next start.
    ///   - isUnsaved: what was said could not be saved.
    ///   - warnings: of features.
    public static func quit(
        unsent: Int = 0, areKept: Bool = false, isUnsaved: Bool = false, warnings: [Wording] = []
    ) -> Question {
        let messages = NumberWording.counted(unsent, "message is", "messages are")
        let fate =
            areKept
            ? "\(messages) not sent yet; echo offers \(unsent == 1 ? "it" : "them") again at the next start."
            : "\(messages) not sent yet and will be lost."
        return Question(
            "quit", title: "Quit", "Quit echo? Press \(key: .quit) again, or \(key: .confirm), to quit.",
            rows: (unsent == 0 ? [] : [Wording(fate)]) + (isUnsaved ? [lost] : []) + warnings)
    }

    private static let lost: Wording =
        "What was said is not saved, and will be lost. /export talk.md writes it to a file."

    public static let reset = Question(
        "reset", title: "New conversation",
        "Start a new conversation? The messages on the screen are cleared.")
}
