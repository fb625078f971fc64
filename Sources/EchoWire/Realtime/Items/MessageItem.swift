/// Something said or written by one side.
public struct MessageItem: WireObject {
    public var id: String?
    public var object: String?
    /// `completed`, `incomplete` or `in_progress`.
    public var status: String?
    /// `system`, `user` or `assistant`.
    public var role: String
    public var content: [ContentPart]
    /// `commentary` or `final_answer`, from models that say more than one message in an answer.
    public var phase: String?
    public var extra: JSONObject

    public init(
        id: String? = nil, object: String? = nil, status: String? = nil, role: String, content: [ContentPart],
        extra: JSONObject = [:], phase: String? = nil
    ) {
        self.id = id
        self.object = object
        self.status = status
        self.role = role
        self.content = content
        self.phase = phase
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(role: "", content: []),
        [
            .optional("id", \.id), .optional("object", \.object), .optional("status", \.status),
            .required("role", \.role), .required("content", \.content), .optional("phase", \.phase),
        ])
}
