import Foundation

/// Which options a server's refusal is about.
extension RequestOption {
    /// Those of the sent ones that a refusal names, by its parameter, else by its words; none where it names none.
    static func refused(by error: EchoError, of sent: Set<RequestOption>) -> Set<RequestOption> {
        switch error {
        case .server(_, let message, let parameter):
            return refused(RefusalWords(message, parameter: parameter), of: sent)
        case .responseFailed(_, let message), .rejected(403, let message), .rejected(501, let message):
            return refused(RefusalWords(message), of: sent)
        case .rejected(let status, let message):
            let words = RefusalWords(message)
            let isUnderstood =
                words.saysUnsupported || words.refusesPictures || words.wantsRolesToAlternate || words.refusesStreaming
                || words.refusesStreamingWithTools || ServerQuirk.option(in: words) != nil
                || status < 500 && words.fitsPattern
            return isUnderstood ? refused(words, of: sent) : []
        default: return []
        }
    }

    private static func refused(_ words: RefusalWords, of sent: Set<RequestOption>) -> Set<RequestOption> {
        if sent.contains(.pictures), words.refusesPictures { return [.pictures] }
        if sent.contains(.repeatedRoles), words.wantsRolesToAlternate { return [.repeatedRoles] }
        if sent.isSuperset(of: [.streaming, .tools]), words.refusesStreamingWithTools { return [.streaming] }
        if let option = ServerQuirk.option(in: words) { return sent.intersection(related(to: option)) }
        if sent.contains(.streaming), words.refusesStreaming { return [.streaming] }
        if let option = limited(by: words), sent.contains(option) { return [option] }
        if let option = answerLimit(in: words, of: sent) { return [option] }
        let about = words.parameter.isEmpty ? [] : options(in: words.parameter, of: sent)
        if !about.isEmpty { return about }
        let named = options(in: words.message, of: sent)
        return named.isEmpty ? unknown(to: words, of: sent) : named
    }

    private static func options(in text: String, of sent: Set<RequestOption>) -> Set<RequestOption> {
        if let option = allCases.first(where: { option in
            sent.contains(option) && option.names.contains { text.contains($0) }
        }) {
            return [option]
        }
        let isAboutThinking = text == "reasoning" || ["'", "\"", "`"].contains { text.contains("\($0)reasoning\($0)") }
        return isAboutThinking ? sent.intersection([.effort, .thoughts]) : []
    }

    /// More of the tools than the server takes.
    static func limited(by words: RefusalWords) -> RequestOption? {
        let text = words.parameter + " " + words.message
        guard words.saysTooMuch, ["tool", "function"].contains(where: { text.contains($0) }),
            // A conversation that is too long for the model is another matter, as are too many questions.
            !["token", "context", "messages"].contains(where: { words.message.contains($0) }), !words.saysOtherReason
        else { return nil }
        if text.contains("description") { return .toolDescriptions }
        let isAboutAll = words.names("tools") || ["tools", "functions"].contains { words.message.contains($0) }
        return isAboutAll && !words.parameter.contains("[") ? .toolCount : nil
    }

    /// What is refused only by a server that says that it does not know it: its name also occurs in words about its value.
    private static func unknown(to words: RefusalWords, of sent: Set<RequestOption>) -> Set<RequestOption> {
        let pattern = RefusalPattern.option(in: words)
        guard words.saysUnsupported || words.saysAbsent || pattern != nil else { return [] }
        let keywords = SchemaKeywords.refused(by: words, of: sent)
        if !keywords.isEmpty { return keywords }
        if let limit = outputLimit(in: words, of: sent) { return [limit] }
        if let field = fields.first(where: { sent.contains($0.option) && words.refuses(field: $0.name) }) {
            return [field.option]
        }
        let isAboutTools =
            pattern == .tools || words.names("tools") || words.refuses(field: "tools")
            || words.saysUnsupported && !words.saysOtherReason
                && [
                    "support tools", "support tool ", "tools are not", "tool use", "function call", "tool call",
                    "tools is",
                ]
                .contains { words.message.contains($0) }
        let tools = sent.intersection(related(to: .tools))
        if isAboutTools, !words.parameter.contains("["), !tools.isEmpty { return tools }
        if pattern == .effort { return sent.intersection([.effort, .thoughts]) }
        let isAboutSystem = ["system role", "system message", "developer role"].contains { words.message.contains($0) }
        return isAboutSystem ? sent.intersection([.systemRole]) : []
    }

    /// A search of the web is a tool.
    private static func related(to option: RequestOption) -> Set<RequestOption> {
        option == .tools ? [.tools, .webSearch] : [option]
    }

    /// Whole fields, whose names also occur in words about something else.
    private static let fields: [(name: String, option: RequestOption)] = [
        ("store", .storing), ("instructions", .instructions), ("text", .verbosity), ("include", .sealedThoughts),
    ]

    private static let limits: [(option: RequestOption, name: String)] = [
        (.olderOutputLimit, "max_tokens"), (.outputLimit, "max_completion_tokens"), (.answerLimit, "max_output_tokens"),
    ]

    /// The one that the server names, else the first in its words: the other one is often its advice.
    private static func outputLimit(in words: RefusalWords, of sent: Set<RequestOption>) -> RequestOption? {
        let limits = limits.filter { sent.contains($0.option) }
        if let named = limits.first(where: { words.parameter.hasSuffix($0.name) }) { return named.option }
        return limits.compactMap { limit in words.message.range(of: limit.name).map { (limit.option, $0.lowerBound) } }
            .min { $0.1 < $1.1 }?.0
    }

    /// The limit of an answer that is one name too many, or too large.
    private static func answerLimit(in words: RefusalWords, of sent: Set<RequestOption>) -> RequestOption? {
        if words.excludesOneLimit, sent.isSuperset(of: [.olderOutputLimit, .outputLimit]) {
            return words.parameter.hasSuffix("max_completion_tokens") ? .outputLimit : .olderOutputLimit
        }
        guard words.limitsAnswers else { return nil }
        return outputLimit(in: words, of: sent) ?? limits.first { sent.contains($0.option) }?.option
    }

    var limitsAnswers: Bool { Self.limits.contains { $0.option == self } }

    /// As servers call it, where no server would name it for another reason.
    private var names: [String] {
        switch self {
        case .effort:
            ["reasoning.effort", "reasoning_effort", "reasoning effort", "reasoningeffort"]
        case .thoughts: ["reasoning.summary", "reasoning summar", "generate_summary"]
        case .verbosity: ["verbosity"]
        case .tier: ["service_tier", "service tier"]
        case .webSearch: ["web_search", "web search"]
        case .compaction: ["context_management", "compaction"]
        case .toolChoice: ["tool_choice"]
        case .usage: ["stream_options", "include_usage"]
        case .obfuscation: ["stream_options", "include_obfuscation"]
        case .sealedThoughts:
            ["encrypted_content", "encrypted content", "reasoning_content", "reasoning_details", "extra_content"]
        case .pictures, .storing, .instructions, .tools, .toolCount, .toolDescriptions, .outputLimit, .olderOutputLimit,
            .systemRole, .repeatedRoles, .responses, .webSocket,
            .parallelTools, .noiseStrength, .transcriptionHints, .field:
            []
        }
    }
}
