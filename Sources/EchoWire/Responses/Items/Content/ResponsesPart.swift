/// One part of a message, of a function's output or of a chain of thought.
public enum ResponsesPart: WireUnion {
    case inputText(TextContent)
    case inputImage(ImageContent)
    case inputFile(ResponsesFile)
    case outputText(ResponsesOutputText)
    /// The model declines. It comes in place of the answer, also where JSON was asked for.
    case refusal(RefusalContent)
    case reasoningText(TextContent)
    case summaryText(TextContent)
    case unknown(JSONObject)

    public init(wire: JSONValue) throws(WireError) {
        let (type, fields) = try wire.tagged()
        switch type {
        case "input_text": self = .inputText(try TextContent(fields: fields))
        case "input_image": self = .inputImage(try ImageContent(fields: fields))
        case "input_file": self = .inputFile(try ResponsesFile(fields: fields))
        case "output_text": self = .outputText(try ResponsesOutputText(fields: fields))
        case "refusal": self = .refusal(try RefusalContent(fields: fields))
        case "reasoning_text": self = .reasoningText(try TextContent(fields: fields))
        case "summary_text": self = .summaryText(try TextContent(fields: fields))
        default: self = .unknown(wire.object ?? fields)
        }
    }

    public var wire: JSONValue {
        switch self {
        case .inputText(let content): .tagged("input_text", content.fields)
        case .inputImage(let content): .tagged("input_image", content.fields)
        case .inputFile(let content): .tagged("input_file", content.fields)
        case .outputText(let content): .tagged("output_text", content.fields)
        case .refusal(let content): .tagged("refusal", content.fields)
        case .reasoningText(let content): .tagged("reasoning_text", content.fields)
        case .summaryText(let content): .tagged("summary_text", content.fields)
        case .unknown(let object): .object(object)
        }
    }
}

extension ResponsesPart {
    public static func inputText(text: String) -> Self { .inputText(TextContent(text: text)) }
    public static func outputText(text: String) -> Self { .outputText(ResponsesOutputText(text: text)) }
    public static func refusal(refusal: String) -> Self { .refusal(RefusalContent(refusal: refusal)) }
    public static func summaryText(text: String) -> Self { .summaryText(TextContent(text: text)) }

    /// The words of the part, those of a refusal included.
    public var words: String? {
        switch self {
        case .inputText(let content), .reasoningText(let content), .summaryText(let content): content.text
        case .outputText(let content): content.text
        case .refusal(let content): content.refusal
        case .inputImage, .inputFile, .unknown: nil
        }
    }
}
