/// The stream fails. It is documented flat; live servers nest it under `error`.
public struct ResponsesErrorEvent: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var error: ErrorDetail?
    public var code: String?
    public var message: String?
    public var param: String?
    /// HTTP status.
    public var status: Int?
    public var extra: JSONObject

    public init(
        sequenceNumber: Int? = nil, error: ErrorDetail? = nil, code: String? = nil, message: String? = nil,
        param: String? = nil, status: Int? = nil, extra: JSONObject = [:]
    ) {
        self.sequenceNumber = sequenceNumber
        self.error = error
        self.code = code
        self.message = message
        self.param = param
        self.status = status
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("sequence_number", \.sequenceNumber), .optional("error", \.error), .optional("code", \.code),
            .optional("message", \.message), .optional("param", \.param), .optional("status", \.status),
        ])
}

extension ResponsesErrorEvent {
    /// The error, from whichever place it is in.
    public var detail: ErrorDetail { error ?? ErrorDetail(code: code, message: message ?? "", param: param) }
}
