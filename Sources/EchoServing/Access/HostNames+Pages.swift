import NIOHTTP1

extension HostNames {
    /// What a browser reads before it gives an answer to a page of another site (CORS, Fetch Standard §3.3); empty where no
    /// page asks, or one that is not let in.
    func permission(for head: HTTPRequestHead) -> HTTPHeaders {
        guard let origin = head.headers.first(name: "origin"), havePages(of: head.headers) else { return [:] }
        var permission: HTTPHeaders = [
            "Access-Control-Allow-Origin": origin, "Vary": "Origin",
            "Access-Control-Expose-Headers": "Content-Range, Retry-After",
        ]
        if head.method == .OPTIONS {
            permission.add(name: "Access-Control-Allow-Headers", value: "Authorization, Content-Type, Range")
            permission.add(name: "Access-Control-Max-Age", value: "600")
        }
        return permission
    }
}
