import Foundation

/// The words of a server's refusal, read for their subject.
struct RefusalWords: Sendable, Hashable {
    /// What servers take where they do not say how much.
    static let usualToolCount = 128
    static let usualDescription = 1024

    private static let unsupported = [
        "not support", "n't support", "unsupported", "not permitted", "not allowed", "unknown", "unrecognized",
        "unrecognised", "unexpected", "cannot find field", "not available", "not recognized", "forbidden", "same time",
        "mutually exclusive",
    ]
    /// How one thing is said not to go with another.
    private static let excluding = ["cannot use", "can't use", "cannot be", "can't be", "incompatible"]
    private static let tooMuch = [
        "too long", "too many", "maximum", "at most", "exceed", "max_length", "above_max", "too_long", "limit",
    ]

    private static let pictures = ["image", "picture", "vision", "multimodal", "multi-modal"]
    private static let noPictures = [
        "only supported by", "not enabled", "at most 0 image", "data required for image", "text-only", "text only",
        "only text", "support image", "support vision", "no image input",
    ]
    /// What is wrong with one picture, and not with all.
    private static let onePicture = [
        "image format", "file format", "formats", "unsupported image", "media type", "mime", "valid image", "is valid",
        "too large", "too many", "download", "image size", "corrupt", "animated", ".detail",
    ]
    private static let wantsPlainText = ["content must be a string", "be a valid string", "str type expected"]

    /// In lower case; empty where the server names none.
    let parameter: String
    /// In lower case.
    let message: String
    /// The same as patterns are looked for in it.
    let plain: String

    init(_ message: String, parameter: String? = nil) {
        self.message = message.lowercased()
        plain = WordPattern.plain(message)
        self.parameter = parameter?.lowercased() ?? Self.place(in: self.message)
    }

    /// Whether it says that something is not there at all, rather than that a value is wrong.
    var saysUnsupported: Bool { Self.unsupported.contains { message.contains($0) } }

    /// Whether a model, or a server, is said to take no pictures, whichever they are. A message with pictures is a list.
    var refusesPictures: Bool {
        if Self.wantsPlainText.contains(where: { message.contains($0) }) {
            return (parameter + message).contains("content")
        }
        guard Self.pictures.contains(where: { message.contains($0) }),
            !Self.onePicture.contains(where: { message.contains($0) })
        else { return false }
        return saysUnsupported || Self.noPictures.contains { message.contains($0) }
    }

    /// Whether a template wants the user and the assistant to speak in turns.
    var wantsRolesToAlternate: Bool {
        message.contains("alternat") && (message.contains("role") || message.contains("assistant"))
    }

    /// Whether answers are said not to come in pieces.
    var refusesStreaming: Bool {
        let isSaid = ["not support streaming", "streaming is not", "stream is not"].contains { message.contains($0) }
        return isSaid || names("stream") && (saysUnsupported || parameter == "stream")
    }

    /// Whether answers are said not to come in pieces where tools are offered.
    var refusesStreamingWithTools: Bool {
        let words = Set(message.split { !($0.isLetter || $0 == "_") })
        return !words.isDisjoint(with: ["stream", "streaming", "streamed"])
            && !words.isDisjoint(with: ["tool", "tools", "tool_calls", "tool_choice", "function", "functions"])
            && (saysUnsupported || Self.excluding.contains { message.contains($0) })
    }

    var saysTooMuch: Bool { Self.tooMuch.contains { message.contains($0) } }

    /// How much there may be: the first number behind such a word; nil where none is told.
    var limit: Int? {
        for word in ["maximum", "at most", "up to", "limit", "max"] {
            guard let place = message.range(of: word) else { continue }
            let digits = message[place.upperBound...].drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isNumber }
            if let number = Int(digits.prefix(9)), number > 0 { return number }
        }
        return nil
    }

    /// Whether a field is named, as a word of its own.
    func names(_ field: String) -> Bool {
        parameter == field || parameter.hasSuffix(".\(field)")
            || ["'", "\"", "`"].contains { message.contains("\($0)\(field)\($0)") }
    }

    /// Whether it is said that a whole field is not known, rather than that something in it is wrong.
    func refuses(field: String) -> Bool {
        guard saysUnsupported || saysAbsent else { return false }
        guard parameter.isEmpty else { return parameter == field }
        if !saysOtherReason, RefusalPattern.wholeFields.contains(where: { $0.matches(plain, name: field) }) {
            return true
        }
        guard saysUnsupported,
            ["parameter", "argument", "field", "property", "key"].contains(where: { message.contains($0) })
        else { return false }
        return names(field) || message.hasSuffix(": \(field)")
    }

    /// Where a validator's words hold the place of a field: "'loc': ('body', 'store')".
    private static func place(in message: String) -> String {
        guard let start = message.range(of: "'loc': ("), let end = message[start.upperBound...].firstIndex(of: ")")
        else { return "" }
        let names = message[start.upperBound..<end].split(separator: "'").filter { name in
            name.contains(where: \.isLetter) && name != "body"
        }
        return names.joined(separator: ".")
    }
}
