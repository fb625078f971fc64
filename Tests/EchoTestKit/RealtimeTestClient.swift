import EchoWire
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Synchronization

/// A client of a Realtime server that does nothing by itself: it sends what it is told and keeps what it gets.
public final class RealtimeTestClient: Sendable {
    public enum Arrival: Sendable, Hashable {
        case event(ServerEvent)
        case closed(code: UInt16?, reason: String)
    }

    /// The server did not want it.
    public struct Refused: Error, Sendable {
        public var status: Int
        public var body: String
    }

    public struct TimedOut: Error, Sendable, CustomStringConvertible {
        public var description: String
    }

    private let channel: any Channel
    private let arrivals: Mutex<[Arrival]>
    private let taken = Mutex(0)
    private let lines = Mutex<[WireLine]>([])
    private let head: HTTPHeaders
    private let listener = Mutex<(@Sendable (ServerEvent) -> Void)?>(nil)

    /// Connects, with a bearer token unless the headers say otherwise.
    public static func connect(
        port: Int, token: String? = nil, path: String = "/v1/realtime?model=gpt-realtime",
        headers: [(String, String)] = []
    ) async throws -> RealtimeTestClient {
        var all = HTTPHeaders([("Host", "127.0.0.1:\(port)")] + headers)
        if let token { all.add(name: "Authorization", value: "Bearer \(token)") }
        return try await TestClientHandshake.connect(port: port, path: path, headers: all)
    }

    init(channel: any Channel, head: HTTPHeaders) {
        self.channel = channel
        self.head = head
        arrivals = Mutex([])
    }

    /// What the server said when it let the client in.
    public func header(_ name: String) -> String? { head.first(name: name) }

    /// Everything that was said so far, as the checker reads it.
    public var recording: [WireLine] { lines.withLock { $0 } }

    public func send(_ event: ClientEvent) async throws {
        lines.withLock { $0.append(WireLine(event)) }
        try await send(frame: .text, event.data)
    }

    /// The same of a live session.
    public func send(_ event: LiveClientEvent) async throws {
        lines.withLock { $0.append(WireLine(.client, event.json)) }
        try await send(frame: .text, event.data)
    }

    /// Sends what may be nothing the protocol knows; it is not recorded.
    public func send(text: String) async throws { try await send(frame: .text, Data(text.utf8)) }

    public func send(binary: Data) async throws { try await send(frame: .binary, binary) }

    public func send(frame opcode: WebSocketOpcode, _ payload: Data) async throws {
        let frame = WebSocketFrame(fin: true, opcode: opcode, maskKey: .random(), data: ByteBuffer(bytes: payload))
        try await channel.writeAndFlush(frame)
    }

    /// Sends it without waiting until it is on its way.
    public func post(_ payload: Data) {
        let frame = WebSocketFrame(fin: true, opcode: .text, maskKey: .random(), data: ByteBuffer(bytes: payload))
        channel.writeAndFlush(frame, promise: nil)
    }

    /// Tells what arrives from now on, at once. Nothing of it is kept: hours of sound would not fit.
    public func listen(_ listener: @escaping @Sendable (ServerEvent) -> Void) {
        self.listener.withLock { $0 = listener }
    }

    public func stopReading() async throws { try await channel.setOption(.autoRead, value: false).get() }

    public func goOnReading() async throws {
        try await channel.setOption(.autoRead, value: true).get()
        channel.read()
    }

    public func close() async throws {
        var payload = ByteBuffer()
        payload.writeInteger(UInt16(1000))
        try await channel.writeAndFlush(
            WebSocketFrame(fin: true, opcode: .connectionClose, maskKey: .random(), data: payload))
        try await channel.closeFuture.get()
    }

    /// The next thing that arrives.
    public func next(within limit: Duration = TestPatience.limit) async throws -> Arrival {
        let deadline = ContinuousClock.now + limit
        var isLate = false
        while !isLate {
            // Asked before looking: a machine that is busy may let the limit pass in one nap.
            isLate = ContinuousClock.now >= deadline
            let index = taken.withLock { $0 }
            if let arrival = arrivals.withLock({ $0.indices.contains(index) ? $0[index] : nil }) {
                taken.withLock { $0 += 1 }
                return arrival
            }
            try await Task.sleep(for: .milliseconds(2))
        }
        throw TimedOut(description: "nothing came; so far: \(recording.map { $0.event["type"]?.string ?? "?" })")
    }

    /// Everything up to the first event of this type, which is the last.
    @discardableResult
    public func until(_ type: String, within limit: Duration = TestPatience.limit) async throws -> [ServerEvent] {
        var events: [ServerEvent] = []
        while true {
            switch try await next(within: limit) {
            case .event(let event):
                events.append(event)
                if event.type == type { return events }
            case .closed(let code, let reason):
                throw TimedOut(description: "closed \(code ?? 0) \(reason) before \(type)")
            }
        }
    }

    /// The close of the connection; events before it are skipped.
    public func closing(within limit: Duration = TestPatience.limit) async throws -> (code: UInt16?, reason: String) {
        while true {
            if case .closed(let code, let reason) = try await next(within: limit) { return (code, reason) }
        }
    }

    func receive(_ arrival: Arrival) {
        if case .event(let event) = arrival, let listener = listener.withLock({ $0 }) { return listener(event) }
        if case .event(let event) = arrival { lines.withLock { $0.append(WireLine(event)) } }
        arrivals.withLock { $0.append(arrival) }
    }
}
