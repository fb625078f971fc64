/// The model searches the web, or reads a page of it, on the server.
public struct ResponsesWebSearchCall: WireObject {
    public var id: String
    /// `in_progress`, `searching`, `completed`, `failed` or `incomplete`.
    public var status: String?
    /// Of the type `search` with its queries and sources, `open_page` or `find_in_page`.
    public var action: JSONValue?
    public var extra: JSONObject

    public init(id: String, status: String? = nil, action: JSONValue? = nil, extra: JSONObject = [:]) {
        self.id = id
        self.status = status
        self.action = action
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(id: ""),
        [
            .required("id", \.id), .optional("status", \.status), .optional("action", \.action),
        ])
}

extension ResponsesWebSearchCall {
    /// The search queries.
    public var queries: [String] {
        action?["queries"]?.array?.compactMap(\.string) ?? action?["query"]?.string.map { [$0] } ?? []
    }
}
