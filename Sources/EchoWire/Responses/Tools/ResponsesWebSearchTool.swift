/// Lets the model search the web on the server.
public struct ResponsesWebSearchTool: WireObject {
    /// How much of what is found the model reads: `low`, `medium` or `high`.
    public var searchContextSize: String?
    public var filters: ResponsesWebSearchFilters?
    public var userLocation: ResponsesUserLocation?
    /// False for what is in the server's cache only.
    public var externalWebAccess: Bool?
    public var extra: JSONObject

    public init(
        searchContextSize: String? = nil, filters: ResponsesWebSearchFilters? = nil,
        userLocation: ResponsesUserLocation? = nil, externalWebAccess: Bool? = nil, extra: JSONObject = [:]
    ) {
        self.searchContextSize = searchContextSize
        self.filters = filters
        self.userLocation = userLocation
        self.externalWebAccess = externalWebAccess
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("search_context_size", \.searchContextSize), .optional("filters", \.filters),
            .optional("user_location", \.userLocation), .optional("external_web_access", \.externalWebAccess),
        ])
}

/// Where a search may look.
public struct ResponsesWebSearchFilters: WireObject {
    /// E.g. `example.org`, which includes what is below it.
    public var allowedDomains: [String]?
    public var extra: JSONObject

    public init(allowedDomains: [String]? = nil, extra: JSONObject = [:]) {
        self.allowedDomains = allowedDomains
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("allowed_domains", \.allowedDomains)
        ])
}

/// Where the user is, roughly.
public struct ResponsesUserLocation: WireObject {
    /// `approximate`.
    public var type: String?
    public var city: String?
    /// ISO 3166-1, two letters.
    public var country: String?
    public var region: String?
    /// A name of the IANA.
    public var timezone: String?
    public var extra: JSONObject

    public init(
        type: String? = "approximate", city: String? = nil, country: String? = nil, region: String? = nil,
        timezone: String? = nil, extra: JSONObject = [:]
    ) {
        self.type = type
        self.city = city
        self.country = country
        self.region = region
        self.timezone = timezone
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(type: nil),
        [
            .optional("type", \.type), .optional("city", \.city), .optional("country", \.country),
            .optional("region", \.region), .optional("timezone", \.timezone),
        ])
}
