import EchoServing
import EchoWire

/// The common part of our own clients' WebSockets.
enum ClientRoute {
    /// A browser's WebSocket offers its token as a subprotocol, and wants one of those that it offers to be agreed to.
    static let subprotocol = "echo"
    static let tokenPrefix = "bearer."
    /// One message of any client, and of Twilio.
    static let mostBytes = 256 << 10

    static func problem(_ close: ServerSocketClose) -> BridgeProblem {
        switch close {
        case .tooMany: BridgeProblem(.tooManyRequests, "Too many clients are watching. Try again in a moment.")
        case .tooLarge: .invalid("message", "is longer than \(mostBytes) bytes")
        case .serverStops: BridgeProblem(.sessionOver, "The bridge is stopping. Connect again in a moment.")
        default: .invalid("message", "is not allowed by RFC 6455")
        }
    }

    static func error(_ problem: BridgeProblem) -> JSONValue {
        .object(problem.json.merging(["type": "error"]) { first, _ in first })
    }

    /// Says goodbye to who watches when nothing is left to be watched.
    static func leaveWhenDone(_ socket: ServerSocket, _ switchboard: Switchboard) {
        if socket.isDraining, switchboard.count == 0, switchboard.waiting.isEmpty { socket.leave(.serverStops) }
    }
}
