/// Texts that are not sent yet, in order.
public struct WaitingTexts: Sendable, Hashable {
    public var texts: [String]
    /// They are sent when the person says so: an earlier program, or an earlier conversation, left them.
    public var isHeld: Bool
    /// The last message is asked again, because nobody could be reached to answer it.
    package var asksAgain: Bool

    package init(_ texts: [String] = [], isHeld: Bool = false, asksAgain: Bool = false) {
        (self.texts, self.isHeld, self.asksAgain) = (texts, isHeld, asksAgain)
    }

    /// What becomes of a text; the keys do something to the last one.
    func mark(isLast: Bool) -> String {
        let fate = isHeld ? "↻ not sent yet" : "↻ sent when the connection is back"
        guard isLast else { return fate }
        let sending = !isHeld ? "" : texts.count == 1 ? " · Enter sends it" : " · Enter sends them"
        return fate + sending + (texts.count == 1 ? " · Esc takes it back" : " · Esc takes this one back")
    }
}
