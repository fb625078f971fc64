import EchoAudio
import EchoServing
import Foundation
import NIOCore

/// A call that Twilio carries: its sound over a WebSocket, everything else over Twilio's REST API.
final class TwilioLine: PhoneLineProtocol {
    /// Sound that waits while nobody reads: ten seconds.
    private static let waiting = 500

    let call: PhoneLineCall
    private let inbox = PhoneLineInbox(soundLimit: waiting)
    private let socket: ServerSocket
    private let writer: MediaStreamWriter
    private let control: any CallControlProtocol

    init(call: PhoneLineCall, stream: String, socket: ServerSocket, control: any CallControlProtocol) {
        self.call = call
        self.socket = socket
        self.control = control
        writer = MediaStreamWriter(stream: stream)
    }

    var events: AsyncStream<PhoneLineEvent> { inbox.events }

    func receive(_ event: PhoneLineEvent) { inbox.put(event) }

    func send(_ steps: [LineStep]) {
        let commands = steps.compactMap { step -> MediaStreamCommand? in
            switch step {
            case .frame(let bytes): .media(bytes)
            case .mark(let name): .mark(name)
            case .started, .finished: nil
            }
        }
        if !commands.isEmpty { post(commands) }
    }

    func clear() { post([.clear]) }

    /// As tones in the sound: asking Twilio's REST API for them would end the stream, and the call with it.
    func press(_ digits: String) {
        post(digits.compactMap(DualTone.init).map { .media($0.sound(.muLaw)) })
    }

    func transfer(to number: String) async throws(PhoneLineError) {
        try await control.transfer(call.id, to: number)
    }

    /// The verb after the stream hangs up.
    func hangUp() {
        receive(.ended(.hungUpHere))
        socket.leave(.normal)
    }

    private func post(_ commands: [MediaStreamCommand]) {
        socket.post(commands.map { ByteBuffer(bytes: writer.text($0)) })
    }
}
