/// Something that one side wrote.
public struct ResponsesMessage: WireObject {
    /// `message`; a message of the input may leave it out.
    public var type: String?
    public var id: String?
    /// `completed`, `incomplete` or `in_progress`. What the model wrote must have it, and an id.
    public var status: String?
    /// `user`, `assistant`, `system` or `developer`.
    public var role: String
    public var content: ResponsesContent
    /// `commentary` or `final_answer`.
    public var phase: String?
    public var extra: JSONObject

    public init(
        type: String? = "message", id: String? = nil, status: String? = nil, role: String, content: ResponsesContent,
        phase: String? = nil, extra: JSONObject = [:]
    ) {
        self.type = type
        self.id = id
        self.status = status
        self.role = role
        self.content = content
        self.phase = phase
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(type: nil, role: "", content: .text("")),
        [
            .optional("type", \.type), .optional("id", \.id), .optional("status", \.status), .required("role", \.role),
            .required("content", \.content), .optional("phase", \.phase),
        ])
}
