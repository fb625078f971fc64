/// Why a spoken turn has no words.
public struct TranscriptionError: WireObject {
    public var type: String?
    public var code: String?
    public var message: String?
    public var param: String?
    public var extra: JSONObject

    public init(
        type: String? = nil, code: String? = nil, message: String? = nil, param: String? = nil, extra: JSONObject = [:]
    ) {
        self.type = type
        self.code = code
        self.message = message
        self.param = param
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("type", \.type), .optional("code", \.code), .optional("message", \.message),
            .optional("param", \.param),
        ])
}
