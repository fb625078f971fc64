import NIOHTTP1

/// Requests that are counted together: of one method, at one route. Strangers cannot make more of them.
struct RequestKind: Sendable, Hashable, Comparable {
    let method: String
    let route: String

    /// What could not be read, and what no route is for, has none.
    init(_ method: HTTPMethod?, _ route: RoutePath?) {
        self.method =
            switch method {
            case .GET?, .HEAD?, .POST?, .PUT?, .PATCH?, .DELETE?, .OPTIONS?: method?.rawValue ?? ""
            default: "other"
            }
        self.route = route?.description ?? "none"
    }

    static func < (left: RequestKind, right: RequestKind) -> Bool {
        (left.route, left.method) < (right.route, right.method)
    }
}
