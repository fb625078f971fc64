import EchoWire
import Foundation

/// Places calls and ends them, for whatever client asks.
struct OutgoingCalls: Sendable {
    private static let longestNumber = 64
    private static let noAccount = BridgeProblem(
        .assistantUnreachable, "This bridge has no account with Twilio to call with.")

    /// Nil for a bridge that only answers.
    let twilio: TwilioAccess?
    let desk: CallDesk

    /// The line's own number; empty where it is not known.
    var number: String { twilio?.account.number ?? "" }

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
        guard !desk.switchboard.isDraining else { throw .stopping }
        guard let twilio else { throw Self.noAccount }
        let id = UUID().uuidString.lowercased()
        switch desk.gate.reserve(id, for: .outgoing(number: to)) {
        case .allow(let number?): return try await place(number.digits, prompt, as: id, through: twilio)
        case .refuse(let refusal): throw Self.problem(refusal)
        case .allow, .askForPIN:
            throw BridgeProblem(.invalidNumber, "This is not a telephone number.", field: "to")
        }
    }

    /// - Returns: nil when none is named.
    private func prompt(_ id: UUID?) async throws(BridgeProblem) -> UUID? {
        guard let id else { return nil }
        let prompt = try await APIRoute.stored { () throws(CallStoreError) in try await desk.prompt(id) }
        guard prompt != nil else { throw .invalid("promptId", "names no saved prompt") }
        return id
    }

    /// - Parameter id: under which a place is kept for the call.
    private func place(
        _ number: String, _ prompt: UUID?, as id: String, through twilio: TwilioAccess
    ) async throws(BridgeProblem) -> String {
        let stream = twilio.webhooks.stream(call: id, .outbound, from: self.number, to: number, prompt: prompt)
        let twiml = VoiceResponse([stream, .hangUp]).xml
        let status = twilio.webhooks.origin + "/voice/status"
        let events = ["initiated", "ringing", "answered", "completed"].map { ("StatusCallbackEvent", $0) }
        let fields = [("Twiml", twiml), ("StatusCallback", status)] + events + detection(number, status)
        do throws(PhoneLineError) {
            let sid = try await twilio.rest.call(to: number, fields: fields)
            desk.gate.rename(id, to: sid)
            desk.switchboard.place(
                PhoneLineCall(id: sid, from: self.number, to: number, direction: .outbound))
            return sid
        } catch {
            desk.gate.giveBack(id)
            throw BridgeProblem(error)
        }
    }

    /// Twilio listens beside the call whether a person answers or a machine: the assistant begins at once.
    private func detection(_ number: String, _ callback: String) -> [(String, String)] {
        let call = PhoneLineCall(id: "", from: self.number, to: number, direction: .outbound)
        // A message is for when the machine has said its greeting.
        let mode =
            switch desk.switchboard.voicemail(of: call) {
            case .hangUp: "Enable"
            case .leave: "DetectMessageEnd"
            }
        return [
            ("MachineDetection", mode), ("AsyncAmd", "true"), ("AsyncAmdStatusCallback", callback),
            ("AsyncAmdStatusCallbackMethod", "POST"),
        ]
    }

    private static func problem(_ refusal: CallRefusal) -> BridgeProblem {
        switch refusal {
        case .tooManyCalls, .minutesUsedUp, .dollarsUsedUp, .monthUsedUp:
            BridgeProblem(.tooManyRequests, refusal.wording)
        default: BridgeProblem(.invalidNumber, refusal.wording, field: "to")
        }
    }
}
