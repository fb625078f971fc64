import Echo
import EchoWire
import Foundation

/// The body of an answer, which is written down as it passes.
actor RecordedBody {
    private var iterator: AsyncThrowingStream<Data, any Error>.Iterator
    private let status: Int
    private let tape: CassetteTape
    private let track: Int
    /// Of server-sent events; nil for any other body.
    private var events: SSEParser?
    private var whole = Data()

    init(_ response: HTTPResponse, on tape: CassetteTape, track: Int) {
        iterator = response.body.makeAsyncIterator()
        status = response.status
        events = response.headers["content-type"]?.hasPrefix("text/event-stream") == true ? SSEParser() : nil
        self.tape = tape
        self.track = track
    }

    /// Nothing is read before it is wanted.
    func next() async throws -> Data? {
        var iterator = iterator
        defer { self.iterator = iterator }
        let piece = try await iterator.next(isolation: self)
        if let piece { note(piece) } else if events == nil { noteWhole() }
        return piece
    }

    private func note(_ piece: Data) {
        guard events != nil else {
            // What is larger is not recorded anyway.
            if whole.count <= CassetteRecorder.maximumSize { whole.append(piece) }
            return
        }
        for event in (try? events?.feed(piece)) ?? [] {
            guard let json = try? JSONValue(parsing: Data(event.data.utf8)) else { continue }
            tape.note(.server(json, status: nil), size: event.data.utf8.count, track: track)
        }
    }

    private func noteWhole() {
        guard let json = try? JSONValue(parsing: whole) else { return }
        tape.note(.server(json, status: status), size: whole.count, track: track)
    }
}
