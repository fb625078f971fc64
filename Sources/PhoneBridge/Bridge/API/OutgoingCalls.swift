import EchoWire
import Foundation

/// Places calls and ends them, for whatever client asks.
struct OutgoingCalls: Sendable {
    private static let longestNumber = 64

    let account: TwilioAccount
    let rest: TwilioREST
    let webhooks: VoiceWebhooks
    let desk: CallDesk

    /// - Returns: the call's SID.
    func place(_ fields: BodyFields) async throws(BridgeProblem) -> String {
        try fields.refuseOthers(than: ["to", "promptId"])
        guard let to = try fields.string("to", longest: Self.longestNumber), !to.isEmpty else {
            throw BridgeProblem(.invalidNumber, "Say whom to call: {\"to\": \"+14155550100\"}.", field: "to")
        }
        return try await place(to: to, try await prompt(try fields.id("promptId")))
    }

    /// - Returns: the call's SID.
    func place(to: String, _ prompt: UUID? = nil) async throws(BridgeProblem) -> String {
        guard !desk.switchboard.isDraining else {
            throw BridgeProblem(.sessionOver, "This bridge is stopping and takes no more calls.")
        }
        switch desk.gate.decision(on: .outgoing(number: to)) {
        case .allow(let number?): return try await place(number.digits, prompt)
        case .refuse(let refusal): throw Self.problem(refusal)
        case .allow, .askForPIN:
            throw BridgeProblem(.invalidNumber, "This is not a telephone number.", field: "to")
        }
    }

    func end(_ id: String) async throws(BridgeProblem) {
        if desk.switchboard.ask(.hangUp, of: id) { return }
        guard (1...64).contains(id.utf8.count), id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
            throw .noCall()
        }
        do throws(PhoneLineError) { try await rest.end(id) } catch { throw Self.problem(error) }
    }

    /// - Returns: nil when none is named.
    private func prompt(_ id: UUID?) async throws(BridgeProblem) -> UUID? {
        guard let id else { return nil }
        let prompt = try await APIRoute.stored { () throws(CallStoreError) in try await desk.prompt(id) }
        guard prompt != nil else { throw .invalid("promptId", "is that of no saved prompt") }
        return id
    }

    private func place(_ number: String, _ prompt: UUID?) async throws(BridgeProblem) -> String {
        let id = UUID().uuidString.lowercased()
        let stream = webhooks.stream(call: id, .outbound, from: account.number ?? "", to: number, prompt: prompt)
        let twiml = VoiceResponse([stream, .hangUp]).xml
        let events = ["initiated", "ringing", "answered", "completed"].map { ("StatusCallbackEvent", $0) }
        do throws(PhoneLineError) {
            return try await rest.call(
                to: number,
                fields: [("Twiml", twiml), ("StatusCallback", webhooks.origin + "/voice/status")] + events)
        } catch {
            throw Self.problem(error)
        }
    }

    private static func problem(_ refusal: CallRefusal) -> BridgeProblem {
        switch refusal {
        case .tooManyCalls, .minutesUsedUp, .dollarsUsedUp: BridgeProblem(.tooManyRequests, refusal.wording)
        default: BridgeProblem(.invalidNumber, refusal.wording, field: "to")
        }
    }

    private static func problem(_ error: PhoneLineError) -> BridgeProblem {
        switch error {
        case .refused(20003, _):
            BridgeProblem(
                .invalidTwilioToken, "Twilio does not accept the account's token. Check TWILIO_AUTH_TOKEN.")
        case .refused(20429, _), .refused(429, _):
            BridgeProblem(
                .tooManyRequests, "Twilio asks to wait. Try again in a moment.", headers: ["Retry-After": "5"])
        case .refused(20404, _), .notFound, .over:
            BridgeProblem(.sessionOver, "There is no such call any more.")
        case .refused(21201...21299, let reason), .refused(13223...13227, let reason):
            BridgeProblem(.invalidNumber, "Twilio does not call this number: \(reason)", field: "to")
        case .refused(_, let reason): BridgeProblem(.assistantUnreachable, "Twilio refused it: \(reason)")
        default: BridgeProblem(.assistantUnreachable, "Twilio cannot be reached. Try again in a moment.")
        }
    }
}
