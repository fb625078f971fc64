import EchoAudio
import EchoWire
import Foundation
import Synchronization

@testable import Echo

/// A server of live sessions that says what a test says, and keeps what it was told.
final class LivePuppet: RealtimeTransportProtocol {
    private struct State {
        var connections: [Line] = []
        var answersClose = true
    }

    /// One connection to it.
    final class Line: RealtimeConnectionProtocol {
        private struct State {
            var told: [LiveClientEvent] = []
            var isClosed = false
        }

        private let state = Mutex(State())
        private let events: AsyncStream<RealtimeTransportEvent>
        private let sink: AsyncStream<RealtimeTransportEvent>.Continuation
        private let answersClose: Bool

        init(answersClose: Bool) {
            (events, sink) = AsyncStream.makeStream(of: RealtimeTransportEvent.self, bufferingPolicy: .unbounded)
            self.answersClose = answersClose
        }

        var told: [LiveClientEvent] { state.withLock { $0.told } }
        var isClosed: Bool { state.withLock { $0.isClosed } }
        var types: [String] { told.map(\.type).filter { $0 != LiveInputAudioAppend.type } }
        var frames: Int {
            told.reduce(0) { if case .inputAudioAppend(let it) = $1 { $0 + it.audio.count / 2 } else { $0 } }
        }

        func says(_ json: String) { sink.yield(.text(Data(json.utf8))) }

        func breaks() {
            sink.yield(.closed(code: 1006, reason: ""))
            sink.finish()
        }

        nonisolated(nonsending) func receive() async -> [RealtimeTransportEvent] {
            var iterator = events.makeAsyncIterator()
            return await iterator.next(isolation: #isolation).map { [$0] } ?? []
        }

        func send(_ text: Data) async throws(EchoError) { take(text) }

        private func take(_ text: Data) {
            guard let event = try? LiveClientEvent(parsing: text) else { return }
            state.withLock { $0.told.append(event) }
            switch event {
            case .start: says(#"{"type":"session.started","session":{"id":"live_1","expires_at":9999999999}}"#)
            case .close where answersClose: says(#"{"type":"session.closed","reason":"close_requested"}"#)
            default: break
            }
        }

        func close() async {
            state.withLock { $0.isClosed = true }
            sink.finish()
        }
    }

    private let state = Mutex(State())

    init(answersClose: Bool = true) { state.withLock { $0.answersClose = answersClose } }

    var connections: [Line] { state.withLock { $0.connections } }

    func connect() async throws(EchoError) -> any RealtimeConnectionProtocol {
        state.withLock { state in
            let line = Line(answersClose: state.answersClose)
            state.connections.append(line)
            return line
        }
    }
}
