/// Words for what the event log shows.
enum EventWording {
    static func time(_ secondsOfHour: Double) -> String {
        let milliseconds = Int((secondsOfHour * 1000).rounded(.down))
        let minutes = milliseconds / 60_000 % 60
        let seconds = milliseconds / 1000 % 60
        return "\(padded(minutes, 2)):\(padded(seconds, 2)).\(padded(milliseconds % 1000, 3))"
    }

    static func size(_ bytes: Int) -> String {
        switch bytes {
        case ..<1000: "\(bytes) B"
        case ..<999_950: "\(tenths(bytes, of: 1000)) kB"
        default: "\(tenths(bytes, of: 1_000_000)) MB"
        }
    }

    static func role(ofType type: String) -> TextRole {
        if type == "error" || type.hasSuffix(".failed") { return .eventFailure }
        return families.first { type.hasPrefix($0.prefix) }?.role ?? .eventOther
    }

    /// Sound and text come in many small parts.
    static func isStreamed(_ type: String) -> Bool { type.hasSuffix(".delta") || type.hasSuffix(".append") }

    private static let families: [(prefix: String, role: TextRole)] = [
        ("session.", .eventSession), ("transcription_session.", .eventSession), ("input_audio_buffer.", .eventInput),
        ("output_audio_buffer.", .eventOutput), ("conversation.", .eventConversation),
        ("response.output_audio", .eventOutput), ("response.", .eventResponse), ("rate_limits.", .eventLimits),
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
