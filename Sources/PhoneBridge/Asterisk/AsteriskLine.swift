import EchoAudio
import EchoServing
import Foundation
import NIOCore
import Synchronization

/// A call that Asterisk carries: its sound and what is said about it over one WebSocket.
final class AsteriskLine: PhoneLineProtocol {
    private struct State {
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
    private let socket: ServerSocket
    private let isJSON: Bool
    private let outlet: KeyedOutlet
    /// Only ever locked within the outlet's lock, where both are.
    private let state = Mutex(State())

    init(call: PhoneLineCall, isJSON: Bool, socket: ServerSocket) {
        (self.call, self.isJSON, self.socket) = (call, isJSON, socket)
        outlet = KeyedOutlet(codec: call.codec)
    }

    func receive(_ event: PhoneLineEvent) {
        guard case .marked(let id) = event else { return inbox.put(event) }
        if let name = state.withLock({ $0.marks.removeValue(forKey: id) }) { inbox.put(.marked(name)) }
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

    /// Whoever dialled this channel decides where its caller goes on.
    func transfer(to number: String) async throws(PhoneLineError) { throw .notPossible }

    func hangUp() {
        receive(.ended(.hungUpHere))
        post([.text(text(.hangUp))])
        socket.leave(.normal)
    }

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
                case .mark(let name): .text(text(.mark(Self.remember(name, in: &state))))
                case .started, .finished: nil
                }
            }
        }
        post(messages)
    }

    private func text(_ command: AsteriskCommand) -> ByteBuffer { ByteBuffer(string: command.text(isJSON: isJSON)) }

    private func post(_ messages: [WebSocketMessage]) { if !messages.isEmpty { socket.post(messages) } }
}
