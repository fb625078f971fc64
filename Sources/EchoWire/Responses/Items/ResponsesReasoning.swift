/// The model's thoughts, which are to be sent back with what followed from them.
public struct ResponsesReasoning: WireObject {
    public var id: String
    /// `completed`, `incomplete` or `in_progress`.
    public var status: String?
    /// Parts `summary_text`.
    public var summary: [ResponsesPart]
    /// Parts `reasoning_text`.
    public var content: [ResponsesPart]?
    /// Only the server can read it; it stands for the thoughts where nothing is stored.
    public var encryptedContent: String?
    public var extra: JSONObject

    public init(
        id: String, status: String? = nil, summary: [ResponsesPart] = [], content: [ResponsesPart]? = nil,
        encryptedContent: String? = nil, extra: JSONObject = [:]
    ) {
        self.id = id
        self.status = status
        self.summary = summary
        self.content = content
        self.encryptedContent = encryptedContent
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(id: ""),
        [
            .required("id", \.id), .optional("status", \.status), .list("summary", \.summary),
            .optional("content", \.content), .optional("encrypted_content", \.encryptedContent),
        ])
}
