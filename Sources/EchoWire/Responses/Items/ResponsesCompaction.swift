/// Stands for the older part of a conversation, which the server made shorter. It is sent back as it came and never shown.
public struct ResponsesCompaction: WireObject {
    public var id: String?
    /// Only the server can read it.
    public var encryptedContent: String
    public var createdBy: String?
    public var extra: JSONObject

    public init(id: String? = nil, encryptedContent: String, createdBy: String? = nil, extra: JSONObject = [:]) {
        self.id = id
        self.encryptedContent = encryptedContent
        self.createdBy = createdBy
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(encryptedContent: ""),
        [
            .optional("id", \.id), .required("encrypted_content", \.encryptedContent),
            .optional("created_by", \.createdBy),
        ])
}
