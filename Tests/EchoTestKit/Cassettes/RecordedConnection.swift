import Echo
import EchoWire
import Foundation

/// A connection whose events are written down as they pass.
final class RecordedConnection: RealtimeConnectionProtocol {
    let incoming: AsyncStream<RealtimeTransportEvent>
    private let connection: any RealtimeConnectionProtocol
    private let tape: CassetteTape
    private let track: Int

    init(_ connection: any RealtimeConnectionProtocol, on tape: CassetteTape, track: Int) {
        self.connection = connection
        self.tape = tape
        self.track = track
        let events = Events(iterator: connection.incoming.makeAsyncIterator())
        incoming = AsyncStream {
            // Nothing is read before it is wanted: a reader that is slow holds the server up as without a recorder.
            let event = await events.next()
            switch event {
            case .text(let data)?:
                let json = try? JSONValue(parsing: data)
                if let json { tape.note(.server(json, status: nil), size: data.count, track: track) }
            case .closed(let code, let reason)?:
                tape.note(.closed(code: code, reason: reason), size: reason.utf8.count, track: track)
            case .violated, nil: break
            }
            return event
        }
    }

    func send(_ text: Data) async throws(EchoError) {
        let json = try? JSONValue(parsing: text)
        if let json { tape.note(.client(json, request: nil), size: text.count, track: track) }
        try await connection.send(text)
    }

    func close() async { await connection.close() }

    /// The stream has one listener, which asks for one event after the other.
    private actor Events {
        private var iterator: AsyncStream<RealtimeTransportEvent>.Iterator

        init(iterator: AsyncStream<RealtimeTransportEvent>.Iterator) { self.iterator = iterator }

        func next() async -> RealtimeTransportEvent? {
            var iterator = iterator
            defer { self.iterator = iterator }
            return await iterator.next(isolation: self)
        }
    }
}
