import Foundation

extension SIPMessage {
    /// A response to a request: what belongs to the transaction is taken from it.
    ///
    /// - Parameter tag: of this side; put behind To where there is none yet.
    static func response(
        _ status: Int, to request: SIPMessage, tag: String? = nil, _ extra: [SIPHeader] = [], body: Data = Data()
    ) -> SIPMessage {
        let kept: Set = ["via", "from", "to", "call-id", "cseq"]
        // The side that established a dialog learns from them through whom it goes.
        let routes = status < 300 && status > 100 && request.method == .invite
        let headers = request.headers.filter { kept.contains($0.name) || (routes && $0.name == "record-route") }
        let tagged = headers.map { header in
            guard header.name == "to", let tag, request.to?.tag == nil else { return header }
            return SIPHeader("to", header.value + ";tag=" + tag)
        }
        return SIPMessage(
            .response(status, reason: reasons[status, default: "Refused"]), headers: tagged + extra, body: body)
    }

    /// Writes into the topmost Via where the request really came from (RFC 3581).
    func stamped(host: String, port: Int) -> SIPMessage {
        guard var via, let index = headers.firstIndex(where: { $0.name == "via" }) else { return self }
        via.parameters["received"] = host
        if via.parameters.has("rport") { via.parameters["rport"] = String(port) }
        var stamped = self
        stamped.headers[index] = SIPHeader("via", via.description)
        return stamped
    }

    private static let reasons = [
        100: "Trying", 180: "Ringing", 200: "OK", 202: "Accepted", 400: "Bad Request", 401: "Unauthorized",
        404: "Not Found", 405: "Method Not Allowed", 415: "Unsupported Media Type", 420: "Bad Extension",
        422: "Session Interval Too Small",
        481: "Call/Transaction Does Not Exist", 482: "Loop Detected", 486: "Busy Here", 487: "Request Terminated",
        488: "Not Acceptable Here", 491: "Request Pending", 500: "Server Internal Error", 501: "Not Implemented",
        503: "Service Unavailable", 603: "Decline",
    ]
}
