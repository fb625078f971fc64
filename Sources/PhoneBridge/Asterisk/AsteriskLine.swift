import EchoAudio
import EchoServing
import Foundation
import NIOCore
import Synchronization

/// A call that Asterisk carries: its sound and what is said about it over one WebSocket.
final class AsteriskLine: PhoneLineProtocol {
    private struct State {
        var socket: ServerSocket
        /// As Asterisk names its channel.
        var connection: String
        var isJSON: Bool
        /// Is told what becomes of the transfer: the end of the connection is no hanging up then.
        var handover: WaitingTransfer?
        /// How the connection ended while the call was being handed on.
        var end: PhoneLineEvent?
        /// Marks on their way, by the names they are sent under: those of a line may have spaces, and Asterisk's may
        /// not.
        var marks: [String: String] = [:]
        var lastMark = 0
        var isFull = false
    }

    /// Sound that waits while nobody reads: ten seconds.
    private static let waiting = 500
    /// Far more than there are in three frames.
    private static let mostMarks = 256

    let call: PhoneLineCall
    let inbox = PhoneLineInbox(soundLimit: waiting)
    /// What the dial plan calls the call; nil for one that hands nothing on.
    private let name: String?
    private let transfers: AsteriskTransfers?
    private let outlet: KeyedOutlet
    /// Only ever locked within the outlet's lock, where both are.
    private let state: Mutex<State>

    init(
        call: PhoneLineCall, isJSON: Bool, socket: ServerSocket, name: String? = nil,
        transfers: AsteriskTransfers? = nil
    ) {
        (self.call, self.name, self.transfers) = (call, name, transfers)
        state = Mutex(State(socket: socket, connection: call.id, isJSON: isJSON))
        outlet = KeyedOutlet(codec: call.codec)
    }

    /// - Parameter connection: on which it happened: what is told of one that was left says nothing of the call.
    func receive(_ event: PhoneLineEvent, on connection: String) {
        guard state.withLock(\.connection) == connection else { return }
        if case .ended = event {
            let isHandedOn = state.withLock { state in
                guard state.handover != nil else { return false }
                state.end = event
                return true
            }
            if isHandedOn { return }
        }
        guard case .marked(let id) = event else { return inbox.put(event) }
        if let name = state.withLock({ $0.marks.removeValue(forKey: id) }) { inbox.put(.marked(name)) }
    }

    /// The caller is back, on another connection.
    ///
    /// - Parameter error: why nobody answered, as the dial plan tells it.
    /// - Returns: false when nobody waits for that any more.
    func resume(on socket: ServerSocket, _ connection: String, isJSON: Bool, _ error: PhoneLineError) -> Bool {
        state.withLock { state in
            guard let handover = state.handover else { return false }
            (state.socket, state.connection, state.isJSON) = (socket, connection, isJSON)
            (state.isFull, state.marks, state.end) = (false, [:], nil)
            handover.tell(.notAnswered(error))
            handover.tell(.back)
            return true
        }
    }

    /// What is sent while Asterisk has no room is lost: it is not sent.
    func hold(_ isFull: Bool) { state.withLock { $0.isFull = isFull } }

    func answer() { post([.text(text(.answer))]) }

    func send(_ steps: [LineStep]) { outlet.send(steps, post) }

    /// Marks that were flushed never come back, so nobody waits for them.
    func clear() {
        outlet.clear {
            state.withLock { $0.marks = [:] }
            post([.text(text(.flush))])
        }
    }

    /// As tones in the sound.
    func press(_ digits: String) {
        outlet.press(digits)
        tick()
    }

    /// Keys wait while Asterisk has no room.
    func tick() {
        if !state.withLock(\.isFull) { outlet.tick(post) }
    }

    /// Whoever dialled this channel decides where its caller goes on: it is let go, and the dial plan asks.
    func transfer(_ transfer: LineTransfer) async throws(PhoneLineError) {
        guard let name, let transfers else { throw .dialPlanMissing }
        let handover = WaitingTransfer()
        let isFree = state.withLock { state in
            guard state.handover == nil else { return false }
            state.handover = handover
            return true
        }
        guard isFree else { throw .notPossible }
        transfers.wait(self, name, for: transfer.to)
        defer {
            transfers.forget(name)
            state.withLock { $0.handover = nil }
        }
        post([.text(text(.hangUp))])
        inbox.put(.ended(try await handover.end(within: transfer.patience)))
    }

    func hangUp() {
        inbox.put(.ended(.hungUpHere))
        post([.text(text(.hangUp))])
        leave()
    }

    /// The call has no connection any more.
    func leave() { state.withLock(\.socket).leave(.normal) }

    private static func remember(_ name: String, in state: inout State) -> String {
        state.lastMark += 1
        if state.marks.count >= mostMarks { state.marks = [:] }
        let id = String(state.lastMark)
        state.marks[id] = name
        return id
    }

    private func post(_ steps: [LineStep]) {
        let messages = state.withLock { state -> [WebSocketMessage] in
            guard !state.isFull else { return [] }
            return steps.compactMap { step in
                switch step {
                case .frame(let bytes): .binary(ByteBuffer(message: bytes))
                case .mark(let name):
                    .text(Self.text(.mark(Self.remember(name, in: &state)), isJSON: state.isJSON))
                case .started, .finished: nil
                }
            }
        }
        post(messages)
    }

    private func text(_ command: AsteriskCommand) -> ByteBuffer {
        Self.text(command, isJSON: state.withLock(\.isJSON))
    }

    private static func text(_ command: AsteriskCommand, isJSON: Bool) -> ByteBuffer {
        ByteBuffer(string: command.text(isJSON: isJSON))
    }

    private func post(_ messages: [WebSocketMessage]) {
        if !messages.isEmpty { state.withLock(\.socket).post(messages) }
    }
}

/// A text command for Asterisk's WebSocket channel.
public enum AsteriskCommand: Sendable, Hashable {
    /// Takes the call, where Asterisk has not done so when the connection stood.
    case answer
    /// Comes back when what was sent before it is played. The name has no spaces, and a hundred characters at most.
    case mark(String)
    /// Nothing of what was sent is played any more, and the marks in it never come back.
    case flush
    case hangUp

    /// Asterisk leaves commands of more than 128 bytes out.
    public static let longest = 128

    /// - Parameter isJSON: what the channel speaks, `AsteriskStart.isJSON`.
    public func text(isJSON: Bool) -> String {
        let (name, id) = parts
        guard isJSON else { return id.map { "\(name) \($0)" } ?? name }
        return id.map { #"{"command":"\#(name)","correlation_id":"\#($0)"}"# } ?? #"{"command":"\#(name)"}"#
    }

    private var parts: (name: String, id: String?) {
        switch self {
        case .answer: ("ANSWER", nil)
        case .mark(let name): ("MARK_MEDIA", name)
        case .flush: ("FLUSH_MEDIA", nil)
        case .hangUp: ("HANGUP", nil)
        }
    }
}
