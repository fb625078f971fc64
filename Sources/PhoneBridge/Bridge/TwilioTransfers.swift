import Foundation
import Synchronization

/// Hands calls on at Twilio, and brings those back that nobody answers: the line waits meanwhile, with its conversation.
final class TwilioTransfers: Sendable {
    /// Asked how the caller goes on.
    static let ended = "/voice/transfer/ended"
    /// Told when somebody answers.
    static let answered = "/voice/transfer/answered"
    /// Asked what whoever answers hears first.
    static let greeting = "/voice/transfer/greeting"

    private let rest: TwilioREST
    /// Without a path, with the scheme of HTTP.
    private let origin: String
    /// By their calls.
    private let lines = Mutex<[String: TwilioLine]>([:])

    init(rest: TwilioREST, origin: String) { (self.rest, self.origin) = (rest, origin) }

    /// Begins to connect the caller with another telephone: it rings there.
    ///
    /// - Parameter caller: whose number is shown there.
    /// - Throws: why that cannot be.
    func transfer(_ call: String, _ transfer: LineTransfer, as caller: String) async throws(PhoneLineError) {
        let greeting = transfer.saying.map {
            "\(origin)\(Self.greeting)?language=\(Self.encoded(transfer.language))&say=\(Self.encoded($0))"
        }
        let seconds = Int(transfer.patience / .seconds(1))
        let dial = VoiceVerb.dial(
            transfer.to, caller: caller, seconds: seconds, action: origin + Self.ended, greeting: greeting,
            status: origin + Self.answered)
        try await rest.change(call, to: [dial])
    }

    /// The line of a call that is being handed on.
    func line(of call: String) -> TwilioLine? { lines.withLock { $0[call] } }

    func wait(_ line: TwilioLine) { lines.withLock { $0[line.call.id] = line } }

    func forget(_ call: String) { lines.withLock { $0[call] = nil } }

    /// Only what stands for itself in a query: the signature is over the address as it is written.
    private static func encoded(_ text: String) -> String {
        let plain = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\0"..."\u{7F}"))
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
