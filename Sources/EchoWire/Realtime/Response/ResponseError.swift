/// Why an answer failed.
public struct ResponseError: WireObject {
    public var type: String?
    public var code: String?
    public var message: String?
    public var extra: JSONObject

    public init(type: String? = nil, code: String? = nil, message: String? = nil, extra: JSONObject = [:]) {
        self.type = type
        self.code = code
        self.message = message
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("type", \.type), .optional("code", \.code), .optional("message", \.message),
        ])
}
