/// A picture.
public struct ChatImageURL: WireObject {
    /// Also a `data:` URL.
    public var url: String
    /// `auto`, `low`, `high` or `original`.
    public var detail: String?
    public var extra: JSONObject

    public init(url: String, detail: String? = nil, extra: JSONObject = [:]) {
        self.url = url
        self.detail = detail
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(url: ""),
        [
            .required("url", \.url), .optional("detail", \.detail),
        ])
}
