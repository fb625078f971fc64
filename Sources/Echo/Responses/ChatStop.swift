import EchoWire

/// Why an answer over Chat Completions ended, by what servers call it. A word that is not known is no whole answer.
enum ChatStop: Sendable, Hashable {
    case whole
    case tooLong
    case filtered
    /// The server could not go on, or ended for a reason that is not known; its word for it.
    case failed(String)

    /// The longest word that is told, in characters.
    private static let longest = 80
    /// Google numbers its reasons: 1 is its end of an answer, 2 its limit of tokens, 3 and more are filters.
    private static let wholes: Set<String> = [
        "stop", "stopped", "stop_sequence", "stop_sequences", "stop_token", "stop_str", "eos", "eos_token", "eot",
        "end", "end_turn", "end_of_turn", "endoftext", "end_of_text", "complete", "completed", "finish", "finished",
        "done", "success", "succeeded", "normal", "tool", "tools", "tool_use", "tool_call", "tool_calls",
        "function", "functions", "function_call", "function_calls", "1",
    ]
    private static let lengths: Set<String> = [
        "length", "limit", "max_length", "max_tokens", "max_output", "max_output_tokens", "max_new_tokens",
        "model_length", "model_context_window_exceeded", "2",
    ]
    private static let filters: Set<String> = [
        "content_filter", "content_filtered", "safety", "sensitive", "recitation", "blocklist", "prohibited_content",
        "spii", "guardrail_intervened", "image_safety", "refusal", "3", "4", "7", "8",
    ]
    /// The answer goes on.
    private static let none: Set<String> = ["", "null", "none", "not_finished", "unspecified", "0"]

    /// - Parameter reason: a chunk's `finish_reason`; nil where it says that the answer goes on.
    init?(_ reason: JSONValue?) {
        guard let told = (reason?.array?.first ?? reason)?.name else { return nil }
        let word = Self.word(of: told)
        guard !Self.none.contains(word) else { return nil }
        self =
            if Self.wholes.contains(word) {
                .whole
            } else if Self.lengths.contains(word) {
                .tooLong
            } else if Self.filters.contains(word) {
                .filtered
            } else {
                .failed(String(told.prefix(Self.longest)))
            }
    }

    /// Details may stand behind a colon, and the name of an enumeration before the word.
    private static func word(of reason: String) -> String {
        let named = reason.prefix { $0 != ":" }.lowercased().filter { !$0.isWhitespace }
        let word = named.split(separator: ".").last.map(String.init) ?? ""
        let prefix = "finish_reason_"
        return word.hasPrefix(prefix) ? String(word.dropFirst(prefix.count)) : word
    }
}
