public import Echo
import EchoWire
public import Foundation
import Synchronization

/// A client of a bridge that runs elsewhere: it watches every call, and has a person's say in them.
public final class BridgeWatch: Sendable {
    private let socket: TextSocket
    private let line = Mutex<(any RealtimeConnectionProtocol)?>(nil)

    /// - Parameters:
    ///   - url: of the bridge, as it prints it: http, https, ws or wss.
    ///   - token: that the bridge wants of its clients.
    /// - Throws: `EchoError.invalidURL`.
    public init(url: String, token: String, network: NetworkEnvironment = NetworkEnvironment()) throws(EchoError) {
        let place = url.hasSuffix("/") ? String(url.dropLast()) : url
        socket = try TextSocket(url: place + "/ios-client", key: token, network: network)
    }

    /// Tells what happens in all calls until the task is cancelled.
    ///
    /// - Parameters:
    ///   - onConnected: called once, before the first message.
    ///   - receive: gets each message and its JSON; it must not wait.
    /// - Throws: why there is no connection, or not any more.
    public func run(
        onConnected: @Sendable () -> Void = {}, _ receive: @Sendable (BridgeNews, Data) -> Void
    ) async throws(EchoError) {
        let connection = try await socket.connect()
        line.withLock { $0 = connection }
        defer { line.withLock { $0 = nil } }
        let subscription: JSONValue = ["type": "subscribe", "callId": .string(ClientCommand.everyCall)]
        try await connection.send(subscription.data)
        onConnected()
        while true {
            let events = await connection.receive()
            guard !events.isEmpty, !Task.isCancelled else { return await connection.close() }
            for event in events {
                switch event {
                case .text(let text): receive(BridgeNews(text), text)
                case .closed(let code, let reason): throw .connectionLost(code: code, reason: reason)
                case .violated(let reason): throw .invalidData(reason: reason)
                }
            }
        }
    }

    /// Ends a call, or takes one back that rings. What becomes of it is told as of all calls.
    ///
    /// - Returns: false where nobody can be told just now.
    public func end(_ call: String) -> Bool { ask(.end, of: call) }

    /// Has the bridge call a number. What becomes of it is told as of all calls.
    ///
    /// - Returns: false where nobody can be told just now.
    package func call(_ number: String) -> Bool {
        let command: JSONValue = ["type": "call.start", "to": .string(number)]
        return line.withLock { $0 }?.post(command.data) ?? false
    }

    /// What becomes of it is told as of all calls.
    ///
    /// - Returns: false where nobody can be told just now.
    public func ask(_ order: BridgeOrder, of call: String) -> Bool {
        line.withLock { $0 }?.post(order.json(for: call).data) ?? false
    }
}
