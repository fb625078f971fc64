import EchoTestKit
import EchoWire
import Foundation
import Synchronization

@testable import Echo

/// The real transport, with everything written down that goes through it.
final class RecordingTransport: RealtimeTransportProtocol {
    private let transport: any RealtimeTransportProtocol
    private let recording = Mutex<[WireLine]>([])

    init(_ transport: any RealtimeTransportProtocol) { self.transport = transport }

    var lines: [WireLine] { recording.withLock { $0 } }

    func types(_ direction: WireLine.Direction) -> [String] {
        lines.filter { $0.direction == direction }.compactMap { $0.event["type"]?.string }
    }

    func connect() async throws(EchoError) -> any RealtimeConnectionProtocol {
        RecordingConnection(try await transport.connect()) { [weak self] direction, data in
            guard let json = try? JSONValue(parsing: data) else { return }
            self?.recording.withLock { $0.append(WireLine(direction, json)) }
        }
    }
}

private final class RecordingConnection: RealtimeConnectionProtocol {
    private let connection: any RealtimeConnectionProtocol
    private let record: @Sendable (WireLine.Direction, Data) -> Void

    init(
        _ connection: any RealtimeConnectionProtocol, record: @escaping @Sendable (WireLine.Direction, Data) -> Void
    ) {
        self.connection = connection
        self.record = record
    }

    func receive() async -> [RealtimeTransportEvent] {
        let events = await connection.receive()
        for case .text(let data) in events { record(.server, data) }
        return events
    }

    func send(_ text: Data) async throws(EchoError) {
        record(.client, text)
        try await connection.send(text)
    }

    func close() async { await connection.close() }
}
