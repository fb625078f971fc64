import NIOHTTP1

extension HTTPResponseHead {
    /// With what the client has to know of the connection.
    init(answering request: HTTPRequestHead, _ status: HTTPResponseStatus, _ headers: HTTPHeaders, isLast: Bool) {
        self.init(version: request.version, status: status, headers: headers)
        if isLast {
            self.headers.replaceOrAdd(name: "Connection", value: "close")
        } else if request.version == .http1_0 {
            self.headers.replaceOrAdd(name: "Connection", value: "keep-alive")
        }
    }
}
