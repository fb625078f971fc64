import EchoText

/// Asks for a PIN, of which only the number of figures is shown.
public struct PINPanel: PanelProtocol {
    /// More is no PIN.
    public static let longest = 12

    /// The purpose of the PIN: only who asked takes the answer.
    public let purpose: String
    private let title: String
    private let action: String
    /// Nil where it cannot be called off.
    private let refusal: String?
    /// What is asked, and what it is about, a line each.
    private let lines: [Wording]
    /// How the last try went; empty before the first.
    private var verdict: Wording = ""
    /// The last try is being looked at: what is typed meanwhile is for nothing.
    private var isChecking = false
    private var composer = Composer()

    /// - Parameters:
    ///   - action: what Enter does with the right one: "unlock".
    ///   - refusal: what Escape does; nil where it does nothing.
    public init(for purpose: String, title: String, action: String, refusal: String?, _ lines: [Wording]) {
        (self.purpose, self.title, self.action) = (purpose, title, action)
        (self.refusal, self.lines) = (refusal, lines)
    }

    /// What was typed is tried, and is typed no more.
    ///
    /// - Returns: nil where nothing was, or a try is being looked at.
    public mutating func begin() -> String? {
        guard !isChecking, !composer.text.isEmpty else { return nil }
        defer { composer.replace(with: "") }
        isChecking = true
        return composer.text
    }

    /// The try opened nothing, and why.
    public mutating func refuse(_ why: Wording) { (isChecking, verdict) = (false, why) }

    /// How long it is still to be waited; a try that is looked at goes on.
    public mutating func note(_ verdict: Wording) { self.verdict = verdict }

    public var use: Situation.Overlay { .editing }

    public mutating func compose(_ change: (inout Composer) -> Void) {
        guard !isChecking else { return }
        change(&composer)
        let figures = composer.text.filter { ("0"..."9").contains($0) }.prefix(Self.longest)
        if figures != composer.text { composer.replace(with: String(figures)) }
    }

    public var overlay: OverlayViewState {
        let dots = String(repeating: "•", count: composer.text.count)
        var overlay = OverlayViewState(
            title: title,
            content: .editor(
                ComposerViewState(text: dots, caret: dots.count, placeholder: isChecking ? "one moment" : "PIN")))
        overlay.writtenRows = 1
        overlay.above = (lines + (verdict.isEmpty ? [] : [verdict]) + [""]).map { ParagraphViewState($0) }
        return overlay
    }

    public var hints: [HintViewState]? {
        [HintViewState(.send, action)] + (refusal.map { [HintViewState(.stop, $0)] } ?? [])
    }
}
