import EchoText

/// Words for what the event log shows.
package enum EventWording {
    static func time(_ secondsOfHour: Double) -> String {
        let milliseconds = Int((secondsOfHour * 1000).rounded(.down))
        let minutes = milliseconds / 60_000 % 60
        let seconds = milliseconds / 1000 % 60
        return "\(padded(minutes, 2)):\(padded(seconds, 2)).\(padded(milliseconds % 1000, 3))"
    }

    package static func size(_ bytes: Int) -> String {
        switch bytes {
        case ..<1000: "\(bytes) B"
        case ..<999_950: "\(tenths(bytes, of: 1000)) kB"
        default: "\(tenths(bytes, of: 1_000_000)) MB"
        }
    }

    /// "50/s 64.0 kB/s"; empty for nothing.
    static func rate(_ amount: EventRates.Amount) -> String {
        amount.events == 0 ? "" : "\(NumberWording.grouped(amount.events))/s \(size(amount.bytes))/s"
    }

    static func role(ofType type: String) -> TextRole {
        if type == "error" || type == "invalid" || type.hasSuffix(".failed") || isRefusal(type) { return .eventFailure }
        if let path = requestPath(type) { return resources.first { path.contains($0.name) }?.role ?? .eventOther }
        return families.first { type.hasPrefix($0.prefix) }?.role ?? .eventOther
    }

    /// Sound and text come in many small parts, and of many things the state of one changes all the time.
    static func isStreamed(_ type: String) -> Bool {
        type.hasSuffix(".delta") || type.hasSuffix(".append") || type.hasSuffix(".chunk")
            || type.hasSuffix(".state.changed")
    }

    /// The path of "POST responses" and of "embeddings answer"; nil for what is no request and no answer to one.
    private static func requestPath(_ type: String) -> Substring? {
        let words = type.split(separator: " ")
        guard words.count > 1 else { return nil }
        return methods.contains(words[0]) ? words[1] : words[0]
    }

    /// "responses 429", "HTTP 503".
    private static func isRefusal(_ type: String) -> Bool {
        guard type.contains(" ") else { return false }
        return type.split(separator: " ").contains { word in
            word.count == 3 && (word.first == "4" || word.first == "5") && word.allSatisfy(\.isNumber)
        }
    }

    private static let methods: Set<Substring> = ["GET", "POST", "PUT", "PATCH", "DELETE", "WS"]
    private static let resources: [(name: String, role: TextRole)] = [
        ("responses", .eventResponse), ("chat/completions", .eventResponse), ("conversations", .eventConversation),
        ("embeddings", .eventConversation), ("models", .eventSession), ("audio/speech", .eventOutput),
        ("audio/transcriptions", .eventInput),
    ]

    private static let families: [(prefix: String, role: TextRole)] = [
        ("session.", .eventSession), ("transcription_session.", .eventSession), ("input_audio_buffer.", .eventInput),
        ("output_audio_buffer.", .eventOutput), ("conversation.", .eventConversation),
        ("response.output_audio", .eventOutput), ("response.output_text", .eventOutput),
        ("response.refusal", .eventOutput), ("response.reasoning", .eventOutput), ("chat.completion", .eventOutput),
        ("response.", .eventResponse), ("rate_limits.", .eventLimits),
    ]

    private static func tenths(_ bytes: Int, of unit: Int) -> String {
        let tenths = (bytes * 10 + unit / 2) / unit
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
