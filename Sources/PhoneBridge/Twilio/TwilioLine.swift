import EchoAudio
import EchoServing
import Foundation
import NIOCore
import Synchronization

/// A call that Twilio carries: its sound over a WebSocket, everything else over Twilio's REST API. When it is handed on,
/// its stream ends, and another one begins for a caller who comes back.
final class TwilioLine: PhoneLineProtocol {
    private struct Stream {
        let name: String
        let socket: ServerSocket
        let writer: MediaStreamWriter
    }

    private struct State {
        var stream: Stream
        /// Is told what becomes of the transfer: the end of the stream is no hanging up then.
        var handover: WaitingTransfer?
        /// How the stream ended while it was being handed on.
        var end: PhoneLineEvent?
    }

    /// Sound that waits while nobody reads: ten seconds.
    private static let waiting = 500

    let call: PhoneLineCall
    let inbox = PhoneLineInbox(soundLimit: waiting)
    private let transfers: TwilioTransfers
    private let outlet: KeyedOutlet
    private let state: Mutex<State>

    /// - Parameter transfers: hands the call on, and finds the line when its caller comes back.
    init(call: PhoneLineCall, stream: String, socket: ServerSocket, transfers: TwilioTransfers) {
        (self.call, self.transfers) = (call, transfers)
        outlet = KeyedOutlet(codec: call.codec)
        state = Mutex(State(stream: Stream(name: stream, socket: socket, writer: MediaStreamWriter(stream: stream))))
    }

    /// - Parameter stream: on which it happened: what is told of one that was left says nothing of the call.
    func receive(_ event: PhoneLineEvent, on stream: String) {
        let counts = state.withLock { state in
            guard state.stream.name == stream else { return false }
            guard case .ended = event, state.handover != nil else { return true }
            state.end = event
            return false
        }
        if counts { inbox.put(event) }
    }

    /// The caller is back, on another stream.
    ///
    /// - Returns: false when nobody waits for that any more.
    func resume(on stream: String, _ socket: ServerSocket) -> Bool {
        state.withLock { state in
            guard let handover = state.handover else { return false }
            state.stream = Stream(name: stream, socket: socket, writer: MediaStreamWriter(stream: stream))
            state.end = nil
            handover.tell(.back)
            return true
        }
    }

    /// What Twilio says of the transfer.
    func tell(_ outcome: WaitingTransfer.Outcome) { state.withLock(\.handover)?.tell(outcome) }

    func send(_ steps: [LineStep]) { outlet.send(steps, post) }

    func clear() {
        outlet.clear {
            let stream = state.withLock(\.stream)
            stream.socket.post([ByteBuffer(message: stream.writer.text(.clear))])
        }
    }

    /// As tones in the sound: asking Twilio's REST API for them would end the stream, and the call with it.
    func press(_ digits: String) {
        outlet.press(digits)
        tick()
    }

    func tick() { outlet.tick(post) }

    func transfer(_ transfer: LineTransfer) async throws(PhoneLineError) {
        let handover = WaitingTransfer()
        // The stream may stop before the answer is there.
        let isFree = state.withLock { state in
            guard state.handover == nil else { return false }
            state.handover = handover
            return true
        }
        guard isFree else { throw .notPossible }
        transfers.wait(self)
        defer { stopWaiting() }
        // Of the line's own: who answers can call it back, and no network refuses it.
        do throws(PhoneLineError) {
            try await transfers.transfer(call.id, transfer, as: call.direction == .inbound ? call.to : call.from)
        } catch {
            if let end = state.withLock(\.end) { inbox.put(end) }
            throw error
        }
        end(try await handover.end(within: transfer.patience))
    }

    private func stopWaiting() {
        state.withLock { $0.handover = nil }
        transfers.forget(call.id)
    }

    /// The verb after the stream hangs up.
    func hangUp() {
        end(.hungUpHere)
        leave()
    }

    /// The call has no stream any more.
    func leave() { state.withLock(\.stream).socket.leave(.normal) }

    private func end(_ end: PhoneLineEnd) { inbox.put(.ended(end)) }

    private func post(_ steps: [LineStep]) {
        let stream = state.withLock(\.stream)
        let texts = steps.compactMap { step -> ByteBuffer? in
            switch step {
            case .frame(let bytes): ByteBuffer(message: stream.writer.text(.media(bytes)))
            case .mark(let name): ByteBuffer(message: stream.writer.text(.mark(name)))
            case .started, .finished: nil
            }
        }
        if !texts.isEmpty { stream.socket.post(texts) }
    }
}
