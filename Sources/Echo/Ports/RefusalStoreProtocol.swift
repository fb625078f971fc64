/// Keeps between runs what servers refused.
public protocol RefusalStoreProtocol: Sendable {
    /// What is kept of a server; empty where nothing is, or nothing can be read.
    ///
    /// - Parameter server: its host and port.
    func refusals(of server: String) async -> KnownRefusals
    /// Keeps this in place of what was kept of the server.
    func keep(_ refusals: KnownRefusals, of server: String) async
}

/// The refusals of one server, as it was when it showed a version of itself.
public struct KnownRefusals: Sendable, Hashable {
    /// Nil for a server that shows none.
    public var version: String?
    /// The newest come last.
    public var refusals: [KnownRefusal]

    public init(version: String? = nil, refusals: [KnownRefusal] = []) {
        self.version = version
        self.refusals = refusals
    }
}

/// Something that a server refused for a model. The server's words are not part of it: nobody knows what they hold.
public struct KnownRefusal: Sendable, Hashable {
    /// Days after which the server is asked for it again.
    public static let lifetime = 30

    public let option: RequestOption
    public let model: String
    /// How many, or how long, the server takes, for what it limits.
    public let limit: Int?
    /// When it refused.
    public let day: CalendarDay

    public init(_ option: RequestOption, model: String, limit: Int? = nil, day: CalendarDay) {
        self.option = option
        self.model = model
        self.limit = limit
        self.day = day
    }
}
