/// A picture.
public struct ImageContent: WireObject {
    /// Usually a `data:` URL.
    public var imageURL: String?
    /// `auto`, `low` or `high`.
    public var detail: String?
    public var extra: JSONObject

    public init(imageURL: String? = nil, detail: String? = nil, extra: JSONObject = [:]) {
        self.imageURL = imageURL
        self.detail = detail
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("image_url", \.imageURL), .optional("detail", \.detail),
        ])
}
