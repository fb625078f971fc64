/// An error, in the server's words.
public struct LiveErrorDetail: WireObject {
    public var type: String?
    /// E.g. `unknown_parameter`; null for an event of an unknown name.
    public var code: String?
    public var message: String?
    /// The field that is to blame.
    public var param: String?
    /// The client event that is to blame.
    public var clientEventID: String?
    public var extra: JSONObject

    public init(
        type: String? = nil, code: String? = nil, message: String? = nil, param: String? = nil,
        clientEventID: String? = nil, extra: JSONObject = [:]
    ) {
        self.type = type
        self.code = code
        self.message = message
        self.param = param
        self.clientEventID = clientEventID
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("type", \.type), .optional("code", \.code), .optional("message", \.message),
            .optional("param", \.param), .optional("client_event_id", \.clientEventID),
        ])
}
