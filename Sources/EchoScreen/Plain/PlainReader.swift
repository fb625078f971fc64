import Echo
import EchoText

/// Reads lines as the plain mode means them: a text to send, a command behind a slash or a colon, an answer to what was
/// asked.
public struct PlainReader: Sendable {
    private let words: PlainWording
    private let lists: PlainLists
    private let parser: SlashCommandParser

    public init(_ catalog: Catalog) {
        words = PlainWording(commands: catalog.commands)
        lists = PlainLists(catalog: catalog)
        parser = SlashCommandParser(catalog.slashCommands)
    }

    public func reply(to line: String, in state: ScreenViewState) -> PlainReply {
        let words = line.trimmed
        if state.overlay?.takesYes == true { return answer(words) }
        if state.prompt != nil { return value(words) }
        if let choice = chosen(words, state.overlay) { return PlainReply(intents: choice) }
        if let overlay = state.overlay, let intents = written(words, in: overlay) {
            return PlainReply(intents: intents)
        }
        var reply = reply(toWords: words, in: state)
        if state.overlay != nil, !reply.intents.isEmpty { reply.intents.insert(.perform(.stop), at: 0) }
        return reply
    }

    /// Whether a line answers a question that takes yes or no.
    static func isAnswer(_ line: String) -> Bool { answer(line) != nil }

    /// The decision on a call of a tool; nil for a line that does not decide.
    public static func decision(_ line: String) -> Command? {
        switch line.trimmed.lowercased() {
        case "y": .approve
        case "n": .deny
        case "a", "always": .approveForGood
        default: YesOrNo.isYes(line.trimmed).map { $0 ? .approve : .deny }
        }
    }

    private func reply(toWords words: String, in state: ScreenViewState) -> PlainReply {
        if words.isEmpty { return PlainReply() }
        if state.isAsked, let decision = Self.decision(words) { return PlainReply(intents: [.perform(decision)]) }
        if let command = command(words) { return reply(toCommand: command, in: state) }
        return message(words, in: state)
    }

    /// What stands in the composer already is sent with it; only an older message is replaced.
    private func message(_ words: String, in state: ScreenViewState) -> PlainReply {
        let composer = state.composer
        let text = composer.text.isEmpty || !composer.title.isEmpty ? words : composer.text + "\n" + words
        let message = if case .text(let text) = parser.parse(text) { text } else { words }
        // The answer that broke off is gone on with: no message is sent.
        if composer.title.isEmpty, GoOnRequest.isMeant(by: text), state.conversation.rows.last?.cut == .broken {
            return PlainReply(intents: [.perform(.continueAnswer)])
        }
        return PlainReply(intents: [.replaceText(text), .perform(.send)], message: message)
    }

    private func answer(_ words: String) -> PlainReply {
        guard let command = Self.answer(words) else {
            return PlainReply(lines: [PlainLine("question: Answer y or n first.")])
        }
        return PlainReply(intents: [.perform(command)])
    }

    /// What a line says to a question that takes yes or no; nil for no answer.
    private static func answer(_ line: String) -> Command? {
        switch line.trimmed.lowercased() {
        case "y": .confirm
        case "n", "", "/stop", ":stop": .stop
        case "/quit", ":quit", ":q": .quit
        default: YesOrNo.isYes(line.trimmed).map { $0 ? .confirm : .stop }
        }
    }

    /// What is asked for in a line of its own.
    private func value(_ words: String) -> PlainReply {
        let isTakenBack = ["", "/stop", ":stop"].contains(words.lowercased())
        return PlainReply(intents: isTakenBack ? [.perform(.stop)] : [.replaceText(words), .perform(.open)])
    }

    /// A row of the list that is open, by its number.
    private func chosen(_ words: String, _ overlay: OverlayViewState?) -> [Intent]? {
        if case .palette(let palette)? = overlay?.content, !palette.takesNumbers { return nil }
        guard let list = overlay?.list, let number = Int(words), list.rows.indices.contains(number - 1) else {
            return nil
        }
        return [.scroll(by: number - 1 - list.selection), .perform(.open)]
    }

    /// The text that a panel asks for, or a key of its own; an empty line is Enter.
    private func written(_ words: String, in overlay: OverlayViewState) -> [Intent]? {
        if let meant = letter(words, in: overlay) { return [.perform(meant)] }
        guard command(words) == nil else { return nil }
        if case .palette(let palette) = overlay.content, !palette.takesNumbers {
            return words.isEmpty ? [.perform(.stop)] : [.replaceText(words), .perform(.open)]
        }
        if case .keypad = overlay.content { return words.isEmpty ? [] : [.paste(words)] }
        if case .editor = overlay.content {
            return (words.isEmpty ? [] : [.replaceText(words)]) + [.perform(.send)]
        }
        return nil
    }

    /// A key of the panel's own; an empty line is Enter.
    private func letter(_ words: String, in overlay: OverlayViewState) -> Command? {
        guard let keys = overlay.keys, words.count <= 1 else { return nil }
        let name = words.isEmpty ? "enter" : words
        return self.words.commands.all.first { entry in
            entry.keys.contains { $0.name == name && $0.contexts.contains(keys) }
        }?.command
    }

    /// What stands after the slash or the colon; two slashes, and a colon before no letter, begin a text.
    private func command(_ words: String) -> Substring? {
        if words.hasPrefix("/") { return words.hasPrefix("//") ? nil : words.dropFirst() }
        guard words.hasPrefix(":"), let first = words.dropFirst().first, first.isLetter else { return nil }
        return words.dropFirst()
    }

    private func reply(toCommand command: Substring, in state: ScreenViewState) -> PlainReply {
        let name = command.prefix { !$0.isWhitespace }.lowercased()
        switch name {
        case "help", "palette":
            // What was said last may be what help is wanted with.
            let page = state.notices.last?.page.map { lists.help($0) } ?? []
            return PlainReply(lines: (page + lists.help).map { PlainLine($0) })
        case "settings": return PlainReply(lines: lists.settings(state.settings).map { PlainLine($0) })
        case "q": return PlainReply(intents: [.leave])
        default: break
        }
        switch parser.command(command) {
        case .refused(let wording): return PlainReply(lines: [.notice(self.words.text(wording))])
        case .text: return PlainReply()
        case .intents(let intents): return reply(to: intents, name: name, in: state)
        }
    }

    private func reply(to intents: [Intent], name: String, in state: ScreenViewState) -> PlainReply {
        for intent in intents {
            switch intent {
            case .edit(let id): return PlainReply(lines: lists.setting(id, state.settings).map { PlainLine($0) })
            case .perform(let command) where Self.drawn.contains(command):
                return PlainReply(lines: [.notice("/\(name) is not available in plain mode.")])
            case .performWith(.filterEvents, _):
                return PlainReply(lines: [.notice("/\(name) is not available in plain mode.")])
            default: break
            }
        }
        return PlainReply(intents: intents)
    }

    /// Commands that change what is drawn, or need a place on a screen.
    static let drawn: Set<Command> = [
        .zoomPane, .hidePane, .restoreLayout, .toggleMouse, .search, .filterEvents, .pauseEvents, .toggleFold,
        .toggleAllFolds, .searchHistory, .tour, .showThemes, .editExternally, .commandLine, .redraw,
    ]
}

/// What a line that was written in the plain mode leads to.
public struct PlainReply: Sendable, Hashable {
    /// What is said to it at once.
    public var lines: [PlainLine]
    /// What is asked of the program, in order.
    public var intents: [Intent]
    /// The message that is sent; nil when it was something else.
    public var message: String?

    public init(lines: [PlainLine] = [], intents: [Intent] = [], message: String? = nil) {
        self.lines = lines
        self.intents = intents
        self.message = message
    }
}
