/// Turns that end when the words say so.
public struct SemanticVAD: WireObject {
    /// `low`, `medium`, `high` or `auto`.
    public var eagerness: String?
    public var createResponse: Bool?
    public var interruptResponse: Bool?
    public var extra: JSONObject

    public init(
        eagerness: String? = nil, createResponse: Bool? = nil, interruptResponse: Bool? = nil, extra: JSONObject = [:]
    ) {
        self.eagerness = eagerness
        self.createResponse = createResponse
        self.interruptResponse = interruptResponse
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("eagerness", \.eagerness), .optional("create_response", \.createResponse),
            .optional("interrupt_response", \.interruptResponse),
        ])
}
