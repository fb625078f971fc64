/// Why a WebSocket ended: the code and the words of its close frame.
struct ServerSocketClose: Sendable, Hashable {
    var code: UInt16
    var reason: String

    init(code: UInt16, reason: String = "") {
        self.code = code
        self.reason = reason
    }

    static let normal = ServerSocketClose(code: 1000)
    static let goingAway = ServerSocketClose(code: 1001)
    static let protocolError = ServerSocketClose(code: 1002)
    static let noCode = ServerSocketClose(code: 1005)
    static let abnormal = ServerSocketClose(code: 1006)
    static let notText = ServerSocketClose(code: 1007)
    static let tooLarge = ServerSocketClose(code: 1009)

    /// What a peer may put into a close frame (RFC 6455 §7.4).
    static func isSendable(_ code: UInt16) -> Bool {
        switch code {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }
}
