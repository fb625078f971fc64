/// Words.
public struct TextContent: WireObject {
    public var text: String?
    public var extra: JSONObject

    public init(text: String? = nil, extra: JSONObject = [:]) {
        self.text = text
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("text", \.text)
        ])
}
