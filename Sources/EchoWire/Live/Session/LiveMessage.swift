/// Something that was said before the session began.
public struct LiveMessage: WireObject {
    public var id: String?
    /// `message`.
    public var type: String?
    public var status: String?
    /// `developer`, `user` or `assistant`.
    public var role: String
    /// Exactly one part.
    public var content: [LiveMessagePart]
    public var extra: JSONObject

    public init(
        id: String? = nil, type: String? = nil, status: String? = nil, role: String, content: [LiveMessagePart],
        extra: JSONObject = [:]
    ) {
        self.id = id
        self.type = type
        self.status = status
        self.role = role
        self.content = content
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(role: "", content: []),
        [
            .optional("id", \.id), .optional("type", \.type), .optional("status", \.status), .required("role", \.role),
            .required("content", \.content),
        ])
}
