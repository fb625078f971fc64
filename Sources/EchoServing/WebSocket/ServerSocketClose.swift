/// Why a WebSocket ended: the code and the words of its close frame.
public struct ServerSocketClose: Sendable, Hashable {
    public var code: UInt16
    public var reason: String

    public init(code: UInt16, reason: String = "") {
        self.code = code
        self.reason = reason
    }

    public static let normal = ServerSocketClose(code: 1000)
    public static let serverStops = ServerSocketClose(code: 1001, reason: "The server is stopping.")
    public static let protocolError = ServerSocketClose(code: 1002)
    public static let noCode = ServerSocketClose(code: 1005)
    public static let abnormal = ServerSocketClose(code: 1006)
    public static let notText = ServerSocketClose(code: 1007)
    public static let tooLarge = ServerSocketClose(code: 1009)
    public static let tooMany = ServerSocketClose(
        code: 1013, reason: "The server has no room for another conversation. Try again in a moment.")

    /// What a peer may put into a close frame (RFC 6455 §7.4).
    static func isSendable(_ code: UInt16) -> Bool {
        switch code {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }
}
