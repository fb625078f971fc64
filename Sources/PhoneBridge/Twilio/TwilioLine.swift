import EchoAudio
import EchoServing
import Foundation
import NIOCore
import Synchronization

/// A call that Twilio carries: its sound over a WebSocket, everything else over Twilio's REST API.
final class TwilioLine: PhoneLineProtocol {
    /// Sound that waits while nobody reads: ten seconds.
    private static let waiting = 500

    let call: PhoneLineCall
    let inbox = PhoneLineInbox(soundLimit: waiting)
    private let socket: ServerSocket
    private let writer: MediaStreamWriter
    private let control: any CallControlProtocol
    private let outlet: KeyedOutlet
    /// Twilio was asked to connect the caller with somebody else: the end of the stream is no hanging up then.
    private let isHandedOn = Mutex(false)

    init(call: PhoneLineCall, stream: String, socket: ServerSocket, control: any CallControlProtocol) {
        self.call = call
        self.socket = socket
        self.control = control
        writer = MediaStreamWriter(stream: stream)
        outlet = KeyedOutlet(codec: call.codec)
    }

    func receive(_ event: PhoneLineEvent) {
        switch event {
        case .ended(.hungUp), .ended(.lost): inbox.put(isHandedOn.withLock(\.self) ? .ended(.transferred) : event)
        default: inbox.put(event)
        }
    }

    func send(_ steps: [LineStep]) { outlet.send(steps, post) }

    func clear() { outlet.clear { socket.post([ByteBuffer(message: writer.text(.clear))]) } }

    /// As tones in the sound: asking Twilio's REST API for them would end the stream, and the call with it.
    func press(_ digits: String) {
        outlet.press(digits)
        tick()
    }

    func tick() { outlet.tick(post) }

    func transfer(to number: String) async throws(PhoneLineError) {
        // The stream may stop before the answer is there.
        isHandedOn.withLock { $0 = true }
        do throws(PhoneLineError) {
            try await control.transfer(call.id, to: number)
        } catch {
            isHandedOn.withLock { $0 = false }
            throw error
        }
    }

    /// The verb after the stream hangs up.
    func hangUp() {
        receive(.ended(.hungUpHere))
        socket.leave(.normal)
    }

    private func post(_ steps: [LineStep]) {
        let texts = steps.compactMap { step -> ByteBuffer? in
            switch step {
            case .frame(let bytes): ByteBuffer(message: writer.text(.media(bytes)))
            case .mark(let name): ByteBuffer(message: writer.text(.mark(name)))
            case .started, .finished: nil
            }
        }
        if !texts.isEmpty { socket.post(texts) }
    }
}
