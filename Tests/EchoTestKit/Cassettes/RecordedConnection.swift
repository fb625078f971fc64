import Echo
import EchoWire
import Foundation

/// A connection whose events are written down as they pass.
final class RecordedConnection: RealtimeConnectionProtocol {
    private let connection: any RealtimeConnectionProtocol
    private let tape: CassetteTape
    private let track: Int

    init(_ connection: any RealtimeConnectionProtocol, on tape: CassetteTape, track: Int) {
        self.connection = connection
        self.tape = tape
        self.track = track
    }

    func receive() async -> [RealtimeTransportEvent] {
        let events = await connection.receive()
        for event in events { note(event) }
        return events
    }

    private func note(_ event: RealtimeTransportEvent) {
        switch event {
        case .text(let data):
            let json = try? JSONValue(parsing: data)
            if let json { tape.note(.server(json, status: nil), size: data.count, track: track) }
        case .closed(let code, let reason):
            tape.note(.closed(code: code, reason: reason), size: reason.utf8.count, track: track)
        case .violated: break
        }
    }

    func send(_ text: Data) async throws(EchoError) {
        let json = try? JSONValue(parsing: text)
        if let json { tape.note(.client(json, request: nil), size: text.count, track: track) }
        try await connection.send(text)
    }

    func close() async { await connection.close() }
}
