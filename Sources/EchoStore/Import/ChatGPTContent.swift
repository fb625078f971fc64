/// The text of a message in ChatGPT's export.
struct ChatGPTContent {
    let text: String
    /// Whether any of it was said aloud.
    let isSpoken: Bool

    init(_ content: [String: Any]) {
        let kind = content["content_type"] as? String ?? "text"
        let parts = content["parts"] as? [Any] ?? []
        isSpoken = parts.contains { ($0 as? [String: Any])?["content_type"] as? String == "audio_transcription" }
        switch kind {
        case "code": text = Self.code(content)
        case "execution_output": text = content["text"] as? String ?? ""
        // What the model thought, and what a person told it about themselves, were never part of the conversation.
        case "thoughts", "reasoning_recap", "user_editable_context", "model_editable_context": text = ""
        default:
            let own = [content["text"] as? String ?? content["result"] as? String].compactMap(\.self)
            text = (parts.compactMap(Self.text) + own).filter { !$0.isEmpty }.joined(separator: "\n\n")
        }
    }

    private static func code(_ content: [String: Any]) -> String {
        let text = content["text"] as? String ?? ""
        let language = content["language"] as? String ?? ""
        var fence = "```"
        while text.contains(fence) { fence += "`" }
        return text.isEmpty ? "" : "\(fence)\(language == "unknown" ? "" : language)\n\(text)\n\(fence)"
    }

    private static func text(_ part: Any) -> String? {
        if let text = part as? String { return text }
        guard let object = part as? [String: Any] else { return nil }
        if let text = object["text"] as? String { return text }
        let kind = object["content_type"] as? String ?? ""
        if kind.hasPrefix("image") { return "[image]" }
        if kind.hasPrefix("video") { return "[video]" }
        return kind.hasSuffix("file_asset_pointer") ? "[file]" : nil
    }
}
