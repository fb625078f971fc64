import EchoAudio
import Foundation

/// A call over SIP as a telephone line.
struct SIPLine: PhoneLineProtocol {
    let call: PhoneLineCall
    let inbox: PhoneLineInbox
    let endpoint: SIPEndpoint
    var isOpen = true

    /// In the coding that was told of the line.
    func open() async throws(PhoneLineError) {
        if !isOpen { _ = try await endpoint.answer(call.id, preferring: [call.codec]) }
    }

    func send(_ steps: [LineStep]) { perform { $0.media?.send(steps) } }

    func clear() { perform { $0.media?.clear() } }

    func press(_ digits: String) {
        endpoint.enqueue { endpoint in endpoint.press(digits, in: call.id) }
    }

    /// The other side is asked to call (REFER). Who is to hear a sentence first has to be called from here.
    func transfer(_ transfer: LineTransfer) async throws(PhoneLineError) {
        guard transfer.saying == nil else { throw .notPossible }
        try await endpoint.transfer(call.id, to: transfer.to)
    }

    func dial(
        _ address: String, hearing ear: @escaping @Sendable (Data, AudioCodec) -> Void
    ) async throws(PhoneLineError) -> (any PhoneLineProtocol)? {
        try await endpoint.call(address, from: "echo") { progress in
            if case .heard(let sound, let codec) = progress { ear(sound, codec) }
        }
    }

    func quality() async -> LineQuality? { await endpoint.quality(of: call.id) }

    func hangUp() {
        endpoint.enqueue { endpoint in endpoint.hangUp(call.id) }
    }

    /// Puts the other side on hold, or takes the line up again.
    func hold(_ isHeld: Bool) {
        endpoint.enqueue { endpoint in endpoint.hold(isHeld, call.id) }
    }

    private func perform(_ change: @escaping @Sendable (SIPCall) -> Void) {
        endpoint.enqueue { endpoint in endpoint.change(call.id, change) }
    }
}
