/// The requirements for the body of a request.
public struct RouteBody: Sendable, Hashable {
    public var mediaType: String
    /// The longest body that is taken.
    public var bytes: Int

    public init(mediaType: String, bytes: Int) {
        self.mediaType = mediaType
        self.bytes = bytes
    }

    public static func json(bytes: Int = 16 << 20) -> RouteBody {
        RouteBody(mediaType: "application/json", bytes: bytes)
    }

    /// As webhooks of telephone services send it.
    public static func form(bytes: Int = 1 << 20) -> RouteBody {
        RouteBody(mediaType: "application/x-www-form-urlencoded", bytes: bytes)
    }
}
