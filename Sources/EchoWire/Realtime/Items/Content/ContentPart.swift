public import Foundation

/// One part of a message.
public enum ContentPart: WireUnion {
    case inputText(TextContent)
    case inputAudio(AudioContent)
    case inputImage(ImageContent)
    case outputText(TextContent)
    case outputAudio(AudioContent)
    /// Written words, as `response.content_part.*` spells them.
    case text(TextContent)
    /// Speech, as `response.content_part.*` spells it.
    case audio(AudioContent)
    case unknown(JSONObject)

    public init(wire: JSONValue) throws(WireError) {
        let (type, fields) = try wire.tagged()
        switch type {
        case "input_text": self = .inputText(try TextContent(fields: fields))
        case "input_audio": self = .inputAudio(try AudioContent(fields: fields))
        case "input_image": self = .inputImage(try ImageContent(fields: fields))
        case "output_text": self = .outputText(try TextContent(fields: fields))
        case "output_audio": self = .outputAudio(try AudioContent(fields: fields))
        case "text": self = .text(try TextContent(fields: fields))
        case "audio": self = .audio(try AudioContent(fields: fields))
        default: self = .unknown(wire.object ?? fields)
        }
    }

    public var wire: JSONValue {
        switch self {
        case .inputText(let content): .tagged("input_text", content.fields)
        case .inputAudio(let content): .tagged("input_audio", content.fields)
        case .inputImage(let content): .tagged("input_image", content.fields)
        case .outputText(let content): .tagged("output_text", content.fields)
        case .outputAudio(let content): .tagged("output_audio", content.fields)
        case .text(let content): .tagged("text", content.fields)
        case .audio(let content): .tagged("audio", content.fields)
        case .unknown(let object): .object(object)
        }
    }
}

extension ContentPart {
    public static func inputText(text: String) -> Self { .inputText(TextContent(text: text)) }
    public static func outputText(text: String) -> Self { .outputText(TextContent(text: text)) }
    public static func inputAudio(audio: Data? = nil, transcript: String?) -> Self {
        .inputAudio(AudioContent(audio: audio, transcript: transcript))
    }
    public static func outputAudio(audio: Data? = nil, transcript: String?) -> Self {
        .outputAudio(AudioContent(audio: audio, transcript: transcript))
    }

    /// The words of the part, written or spoken.
    public var words: String? {
        switch self {
        case .inputText(let content), .outputText(let content), .text(let content): content.text
        case .inputAudio(let content), .outputAudio(let content), .audio(let content): content.transcript
        case .inputImage, .unknown: nil
        }
    }
}
