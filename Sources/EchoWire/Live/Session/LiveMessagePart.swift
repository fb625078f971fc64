/// The words of a message.
public struct LiveMessagePart: WireObject {
    /// `input_text`; of the assistant `output_text` or `text`.
    public var type: String
    public var text: String
    public var extra: JSONObject

    public init(type: String, text: String, extra: JSONObject = [:]) {
        self.type = type
        self.text = text
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(type: "", text: ""),
        [
            .required("type", \.type), .required("text", \.text),
        ])
}
