import Echo
import EchoScreen
import EchoText

/// A message that was kept, as lines to read: who said it and when, and below it what was said.
enum KeptMessageWording {
    /// - Parameters:
    ///   - time: when it began, in words.
    ///   - earlier: texts that another program wrote over.
    ///   - partner: who talked with the assistant where it was said in a telephone call.
    ///   - margin: what stood beside it.
    static func lines(
        _ message: Message, at time: String, wasCut: Bool, earlier: Int = 0, in partner: CallPartner? = nil,
        margin: MessageMargin? = nil
    ) -> [[StyledText]] {
        let name = message.tool.map { [StyledText(" \(Sanitizer.line($0.call.name))", .tool)] } ?? []
        let facts = ([time] + facts(message, margin)).joined(separator: " · ")
        let head = [author(message, in: partner, margin)] + name + [StyledText("  \(facts)", .faint)]
        let text = message.text.isEmpty ? message.tool?.output ?? "" : SourceList.appended(to: message)
        let lead = MessageWording.lead(message).map { [[StyledText($0, .faint)]] } ?? []
        let thoughts = message.thoughts.map { [[StyledText("▸ \(ThoughtsPresenter.title($0))", .faint)]] } ?? []
        let said = lines(of: message, text)
        let body = margin?.wasHeard ?? true ? said : unheard(said)
        let mark = wasCut ? StyledText("↳ the program ended here", .warning) : self.mark(message, in: partner)
        let versions = earlier == 0 ? [] : [[StyledText("↳ \(Self.versions(earlier)) of another program", .faint)]]
        let notes = (message.pictures.map(PictureWording.note) + (margin?.notes ?? [])).map {
            [StyledText("  "), $0.sign, StyledText(" ")] + $0.line
        }
        let words = (text.isEmpty ? [] : body) + thoughts + (mark.map { [[$0]] } ?? [])
        return [head] + lead + words + notes + versions + [[]]
    }

    /// What the model thought before it, to be unfolded; empty where that is not known.
    static func thoughts(of message: Message) -> [[StyledText]] {
        guard let thoughts = message.thoughts else { return [] }
        return [[StyledText("  \(ThoughtsPresenter.title(thoughts)):", .faint)]]
            + ThoughtsPresenter.lines(thoughts.text).map { [StyledText("  \($0)", .faint)] }
    }

    /// As in the conversation: what the assistant wrote is Markdown, what a person typed stands as it was typed.
    private static func lines(of message: Message, _ text: String) -> [[StyledText]] {
        message.role == .assistant && message.tool == nil
            ? MarkdownLines.lines(Sanitizer.visible(text))
            : typed(text).map { [StyledText($0)] }
    }

    /// Line by line.
    private static func typed(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { Sanitizer.line(String($0)) }
    }

    private static func unheard(_ lines: [[StyledText]]) -> [[StyledText]] {
        lines.enumerated().map { index, line in
            (index == 0 ? [MessageWording.notHeard] : []) + line.map { StyledText($0.text, .faint) }
        }
    }

    /// As the conversation told them.
    private static func facts(_ message: Message, _ margin: MessageMargin?) -> [String] {
        [
            message.latency.map(DurationWording.latency), MessageWording.place(message, margin),
            MessageWording.tokens(message), MessageWording.cost(message),
        ].compactMap(\.self)
    }

    private static func author(_ message: Message, in partner: CallPartner?, _ margin: MessageMargin?) -> StyledText {
        var author = MessageWording.author(message.role, in: partner)
        if let name = margin?.author { author.text = name }
        return author
    }

    /// - Parameter time: when it was written over, in words.
    static func earlier(_ text: String, replacedAt time: String) -> [[StyledText]] {
        [[StyledText("  until \(time):", .faint)]]
            + typed(text).map { [StyledText("  " + $0, .faint)] }
    }

    private static func versions(_ count: Int) -> String {
        NumberWording.counted(count, "earlier version")
    }

    private static func mark(_ message: Message, in partner: CallPartner?) -> StyledText? {
        MessageWording.mark(
            message.status, of: message.medium, by: message.role, hasText: !message.text.isEmpty || message.tool != nil,
            in: partner)
    }
}
