import EchoConcurrency
import EchoWire
import Foundation
import NIOHTTP1
import Synchronization

/// Performs what a media stream's rules decide.
final class ExchangeStream: LinePartyProtocol {
    private struct State {
        var session: StreamSession
        var socket: StreamSocket?
        var start: Duration?
        var hasMissed = false
    }

    /// The connection is over, whoever ended it.
    let over = OneTimeEvent()
    private let state: Mutex<State>
    private let call: CallSID
    private let log: ExchangeLog
    private let drop: Duration?

    init(_ session: StreamSession, call: CallSID, dropAfter drop: Duration?, log: ExchangeLog) {
        state = Mutex(State(session: session))
        self.call = call
        self.drop = drop
        self.log = log
    }

    func connect(to address: StreamAddress, _ headers: HTTPHeaders) async throws(StreamSocketError) {
        let socket = try await StreamSocket.connect(to: address, headers) { [weak self] in self?.receive($0) }
        state.withLock { state in
            state.socket = socket
            let actions = state.session.open()
            perform(actions, &state)
        }
    }

    func pass(_ turn: CallerTurn, at time: Duration) -> Data? {
        guard !over.hasHappened else { return nil }
        return state.withLock { state in
            let start = state.start ?? time
            state.start = start
            if let drop, time - start >= drop { state.socket?.abandon() }
            let (heard, actions) = state.session.pass(turn)
            perform(actions, &state)
            return heard
        }
    }

    /// Says that it is over, and returns when the connection is.
    func end() async {
        let socket = state.withLock { state in
            if drop == nil, !over.hasHappened {
                let actions = state.session.end()
                perform(actions, &state)
            }
            return state.socket
        }
        if drop == nil { await socket?.close() } else { socket?.abandon() }
        log.note(.streamEnded(state.withLock(\.session.figures)), call)
    }

    private func receive(_ event: StreamSocketEvent) {
        switch event {
        case .text(let text):
            state.withLock { state in
                let actions = state.session.receive(text)
                perform(actions, &state)
            }
        case .garbage: log.note(.warning(.streamProtocol("A message is not text.")), call)
        case .closed: over.happen()
        }
    }

    /// Within the lock, so that messages go out in the order of their numbers.
    private func perform(_ actions: [StreamAction], _ state: inout State) {
        for action in actions {
            switch action {
            case .send(let message):
                log.note(.toApp(message), call)
                state.socket?.send(message.text)
            case .sendSound(let text):
                guard let socket = state.socket, !socket.send(text, mayBeLost: true), !state.hasMissed else { continue }
                state.hasMissed = true
                log.note(.warning(.connection("The app does not read what the caller says.")), call)
            case .note(let message): log.note(.fromApp(message), call)
            case .warn(let warning): log.note(.warning(warning), call)
            }
        }
    }
}
