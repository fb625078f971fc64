/// One part of a chat message.
public enum ChatPart: WireUnion {
    case text(TextContent)
    case imageURL(ChatImageURL)
    case inputAudio(ChatInputAudio)
    case refusal(RefusalContent)
    case unknown(JSONObject)

    public init(wire: JSONValue) throws(WireError) {
        let (type, fields) = try wire.tagged()
        switch type {
        case "text": self = .text(try TextContent(fields: fields))
        case "image_url" where fields.count == 1: self = .imageURL(try fields.nested("image_url"))
        case "input_audio" where fields.count == 1: self = .inputAudio(try fields.nested("input_audio"))
        case "refusal": self = .refusal(try RefusalContent(fields: fields))
        default: self = .unknown(wire.object ?? fields)
        }
    }

    public var wire: JSONValue {
        switch self {
        case .text(let content): .tagged("text", content.fields)
        case .imageURL(let content): .tagged("image_url", ["image_url": content.wire])
        case .inputAudio(let content): .tagged("input_audio", ["input_audio": content.wire])
        case .refusal(let content): .tagged("refusal", content.fields)
        case .unknown(let object): .object(object)
        }
    }

    public static func text(text: String) -> Self { .text(TextContent(text: text)) }

    /// The words of the part, those of a refusal included.
    public var words: String? {
        switch self {
        case .text(let content): content.text
        case .refusal(let content): content.refusal
        case .imageURL, .inputAudio, .unknown: nil
        }
    }
}
