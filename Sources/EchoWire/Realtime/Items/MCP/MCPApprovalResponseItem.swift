/// Whether the server may call an MCP server.
public struct MCPApprovalResponseItem: WireObject {
    public var id: String?
    public var approvalRequestID: String
    public var approve: Bool
    public var reason: String?
    public var extra: JSONObject

    public init(
        id: String? = nil, approvalRequestID: String, approve: Bool, reason: String? = nil, extra: JSONObject = [:]
    ) {
        self.id = id
        self.approvalRequestID = approvalRequestID
        self.approve = approve
        self.reason = reason
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(approvalRequestID: "", approve: false),
        [
            .optional("id", \.id), .required("approval_request_id", \.approvalRequestID),
            .required("approve", \.approve), .optional("reason", \.reason),
        ])
}
