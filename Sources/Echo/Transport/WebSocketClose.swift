/// How a WebSocket ended (RFC 6455 §7.4).
struct WebSocketClose: Sendable, Hashable {
    var code: UInt16
    var reason = ""

    static let normal = WebSocketClose(code: 1000)
    static let goingAway = WebSocketClose(code: 1001)
    static let protocolError = WebSocketClose(code: 1002, reason: "a frame that violates the WebSocket protocol")
    /// The peer sent a close frame without a code; never on the wire.
    static let noStatus = WebSocketClose(code: 1005)
    /// The connection broke without a close frame; never on the wire.
    static let abnormal = WebSocketClose(code: 1006)
    static let invalidData = WebSocketClose(code: 1007)
    static let tooLarge = WebSocketClose(code: 1009, reason: "a message of more than 20 MiB")

    /// Codes a peer may put into a close frame.
    static func isValid(_ code: UInt16) -> Bool {
        switch code {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }
}
