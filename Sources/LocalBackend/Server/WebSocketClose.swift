/// Why a WebSocket ended: the code and the words of its close frame.
struct WebSocketClose: Sendable, Hashable {
    var code: UInt16
    var reason: String

    init(code: UInt16, reason: String = "") {
        self.code = code
        self.reason = reason
    }

    static let normal = WebSocketClose(code: 1000)
    static let goingAway = WebSocketClose(code: 1001)
    static let protocolError = WebSocketClose(code: 1002)
    static let unacceptable = WebSocketClose(code: 1003, reason: "Only text frames are understood.")
    static let noCode = WebSocketClose(code: 1005)
    static let abnormal = WebSocketClose(code: 1006)
    static let notText = WebSocketClose(code: 1007)
    static let tooLarge = WebSocketClose(code: 1009)

    /// What a peer may put into a close frame (RFC 6455 §7.4).
    static func isSendable(_ code: UInt16) -> Bool {
        switch code {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }
}
