import Echo
import EchoText

/// Says what a request is made without, why, and what to do about it.
enum LeftOutWording {
    static func words(_ left: LeftOutOption) -> Wording {
        if left.isSpoken, let words = spoken(left) { return words }
        let model = Sanitizer.line(left.model)
        let reason = left.reason.map(quoted) ?? ""
        let rest: Wording = "Answers come without it from now on;"
        return switch left.option {
        case .effort:
            "\(model) does not accept an effort on this server\(reason). \(rest) /effort auto stops asking for one."
        case .thoughts:
            "This server does not summarise what \(model) thinks\(reason). \(rest) /thoughts off stops asking for it."
        case .verbosity:
            "\(model) does not accept a verbosity on this server\(reason). \(rest) /verbosity auto stops asking for one."
        case .tier:
            "This server does not offer that service tier\(reason). \(rest) /tier server stops asking for one."
        case .webSearch where left.reason == nil && left.modelLacksResponses:
            """
            Web search needs the Responses API, which \(model) does not have: this answer is made without it. /model \
            chooses another model; /web off stops asking for it.
            """
        case .webSearch where left.reason == nil && left.lacksResponses:
            """
            Web search needs the Responses API, which this server does not have: this answer is made without it. /web off \
            stops asking for it.
            """
        case .webSearch where left.reason == nil:
            """
            Web search needs the Responses API: this answer is made without it. Set Text API to automatic in the settings \
            (\(key: .focus(.settings))), or turn web search off with /web off.
            """
        case .webSearch: "The server refused web search for \(model)\(reason). \(rest) /web off stops asking for it."
        case .compaction:
            """
            The server cannot compress older messages\(reason). The oldest messages are left out instead when they no longer \
            fit; /long-chats summarise summarises them.
            """
        case .tools where left.reason == nil && left.lacksResponses:
            """
            \(model) can call tools only over the Responses API, which this server does not have: it answers without tools. \
            /model chooses another model.
            """
        case .tools where left.reason == nil:
            """
            \(model) can call tools only over the Responses API: it answers without tools. Set Text API to automatic in the \
            settings (\(key: .focus(.settings))) and restart, or choose another model with /model.
            """
        case .tools where !left.tools.isEmpty:
            "The server refused \(names(left.tools))\(reason). The other tools still work."
        case .tools:
            "\(model) cannot call tools on this server\(reason). It answers without them; /model chooses another model."
        case .toolChoice:
            "The server does not let a tool be chosen for \(model)\(reason). The model chooses for itself."
        case .toolCount where left.tools.isEmpty:
            "There are more tools than the server accepts\(reason). The last ones are left out; /tools lists them all."
        case .toolCount:
            """
            There are more tools than the server accepts\(reason). Left out: \(names(left.tools)). To make room, remove an \
            MCP server from config.toml.
            """
        case .toolDescriptions where left.tools.isEmpty:
            "Some tool descriptions are longer than the server accepts\(reason). They are shortened."
        case .toolDescriptions:
            "Some tool descriptions are longer than the server accepts\(reason). Shortened: \(names(left.tools))."
        case .outputLimit where left.limit != nil, .olderOutputLimit where left.limit != nil,
            .field("max_output_tokens") where left.limit != nil && !left.isSpoken:
            """
            The server gives answers of \(String(left.limit ?? 0)) tokens at most\(reason). That is the limit from now on.
            """
        case .field("max_output_tokens") where !left.isSpoken:
            """
            The server does not accept a limit on the length of an answer\(reason). Answers are as long as the model makes \
            them.
            """
        case .outputLimit, .olderOutputLimit:
            "The server knows the limit on the length of an answer by one name only\(reason). That name is used from now on."
        case .usage:
            "The server does not report token usage on request\(reason). Some answers may be missing from /cost."
        case .obfuscation:
            """
            The server does not allow the padding of its streams to be turned off\(reason). Answers come as before, with \
            slightly more data.
            """
        case .storing:
            """
            The server does not accept the request to store nothing\(reason). It may keep what you send, as its terms say.
            """
        case .instructions:
            "\(model) does not accept instructions in a field of their own\(reason). They are sent as the first message."
        case .pictures:
            """
            \(model) does not accept pictures on this server\(reason). The message is sent without\(shown(left.tools)); \
            /model chooses another model.
            """
        case .sealedThoughts:
            "The server does not hand over the thoughts of \(model)\(reason). It has to think afresh for each answer."
        case .systemRole:
            "\(model) does not accept a system message\(reason). The instructions are put before your first message."
        case .repeatedRoles:
            """
            \(model) wants you and the assistant to take turns\(reason). Consecutive messages from one side are sent as one.
            """
        case .responses: "The server does not have the Responses API\(reason). Chat Completions is used instead."
        case .webSocket:
            """
            The server accepts a WebSocket but says nothing over it. Answers come over HTTP instead; /text-connection http \
            uses HTTP from the start.
            """
        case .field("stream"):
            "The server does not stream the answers of \(model)\(reason). From now on each comes whole, when it is ready."
        case .field(let place) where place.hasPrefix("schema."):
            """
            The server does not know “\(Sanitizer.line(String(place.dropFirst("schema.".count))))” in the schema of a \
            tool\(reason). It is left out from now on.
            """
        case .parallelTools, .noiseStrength, .transcriptionHints, .field:
            "The server does not accept \(Sanitizer.line(left.option.name))\(reason). It is left out from now on."
        }
    }

    /// What is different by voice; nil for what is said as in writing.
    private static func spoken(_ left: LeftOutOption) -> Wording? {
        let (what, then) =
            switch left.option {
            case .effort: ("an effort by voice", "it uses its own")
            case .parallelTools: ("several tool calls at once", "tools are called one after the other")
            case .noiseStrength: ("a strength of noise reduction", "it uses its own")
            case .transcriptionHints:
                ("several languages or your dictionary", "the transcription knows the first language only")
            case .field(let place): ("“\(Sanitizer.line(place))” in a session", "the session goes on without it")
            default: ("", "")
            }
        guard !what.isEmpty else { return nil }
        let reason = Redactor.redacted(Sanitizer.line(left.reason ?? ""))
        return Wording(
            "The server does not accept \(what): \(then). \(reason.isEmpty ? "It gave no reason." : "It said: \(reason)")"
        )
    }

    private static func shown(_ pictures: [String]) -> String { pictures.isEmpty ? " them" : " \(names(pictures))" }

    /// The first few: a hundred names are no sentence.
    private static func names(_ tools: [String]) -> String {
        let most = 6
        let shown = tools.prefix(most).map { Sanitizer.line($0) }.joined(separator: ", ")
        return tools.count > most ? "\(shown) and \(tools.count - most) more" : shown
    }

    private static func quoted(_ reason: String) -> String {
        let words = String(Redactor.redacted(Sanitizer.line(reason)).prefix(200))
        return words.isEmpty ? "" : ": “\(words)”"
    }
}
