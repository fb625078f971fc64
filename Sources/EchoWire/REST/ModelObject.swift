/// A model that the server offers.
public struct ModelObject: WireObject {
    public var id: String
    /// `model`.
    public var object: String?
    /// Seconds since 1970.
    public var created: Int?
    public var ownedBy: String?
    /// The day after which it is gone, as `YYYY-MM-DD`; nil when none is announced.
    public var shutdownDate: String?
    public var extra: JSONObject

    public init(
        id: String, object: String? = "model", created: Int? = nil, ownedBy: String? = nil, extra: JSONObject = [:],
        shutdownDate: String? = nil
    ) {
        self.id = id
        self.object = object
        self.created = created
        self.ownedBy = ownedBy
        self.shutdownDate = shutdownDate
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(id: "", object: nil),
        [
            .required("id", \.id), .optional("object", \.object), .optional("created", \.created),
            .optional("owned_by", \.ownedBy), .optional("shutdown_date", \.shutdownDate),
        ])
}
