import EchoWire
import Foundation

/// Places calls and ends them, for whatever client asks.
struct OutgoingCalls: Sendable {
    private static let longestNumber = 64
    private static let silent = BridgeProblem(
        .assistantUnreachable, "The bridge that has the call does not answer. Try again in a moment.")
    /// Another bridge hears within a second, and hangs up within another.
    private static let (looks, pause) = (16, Duration.milliseconds(250))

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
        guard !desk.switchboard.isDraining else { throw .stopping }
        let id = UUID().uuidString.lowercased()
        switch desk.gate.reserve(id, for: .outgoing(number: to)) {
        case .allow(let number?): return try await place(number.digits, prompt, as: id)
        case .refuse(let refusal): throw Self.problem(refusal)
        case .allow, .askForPIN:
            throw BridgeProblem(.invalidNumber, "This is not a telephone number.", field: "to")
        }
    }

    /// Whichever bridge carries it.
    ///
    /// - Returns: `completed`, or `canceled` for one that nobody had answered.
    @discardableResult
    func end(_ id: String) async throws(BridgeProblem) -> CallStatus {
        if desk.switchboard.ask(.hangUp, of: id) { return .completed }
        // Where the store is away, Twilio knows.
        let record = (try? await desk.store.call(UUID(ofCall: id))).flatMap(\.self)
        guard record?.ended == nil else { throw .over }
        guard let record, !record.status.isWaiting else {
            desk.switchboard.relay?.tell(.hangUp, of: id)
            do throws(PhoneLineError) { try await endAtTwilio(id) } catch { throw BridgeProblem(error) }
            return record == nil ? .completed : .canceled
        }
        if let relay = desk.switchboard.relay {
            relay.tell(.hangUp, of: id)
            if await isOver(record.id) { return .completed }
        }
        guard Self.isTwilio(id) else { throw Self.silent }
        do throws(PhoneLineError) {
            try await endAtTwilio(id)
        } catch {
            guard error.meansOver else { throw BridgeProblem(error) }
            // Twilio has none, and no bridge: the one that had it ended before the call did.
            desk.journal.record(.end(record.id, status: .brokenOff, at: Date()))
            throw .over
        }
        return .completed
    }

    /// Calls that ring and that nobody waits for any more: who picks up would hear nothing.
    func takeBack(_ calls: [String]) async {
        await withDiscardingTaskGroup { group in
            for call in calls { group.addTask { _ = try? await end(call) } }
        }
    }

    private func endAtTwilio(_ id: String) async throws(PhoneLineError) {
        desk.switchboard.takeBack(id)
        guard Self.isTwilio(id) else { throw .notFound }
        try await rest.end(id)
    }

    /// By the shape of its name, which goes into an address.
    private static func isTwilio(_ id: String) -> Bool {
        (1...64).contains(id.utf8.count) && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// Waits for another bridge to end it.
    private func isOver(_ id: UUID) async -> Bool {
        for _ in 0..<Self.looks {
            guard (try? await Task.sleep(for: Self.pause)) != nil else { return false }
            if (try? await desk.store.call(id))??.ended != nil { return true }
        }
        return false
    }

    /// - Returns: nil when none is named.
    private func prompt(_ id: UUID?) async throws(BridgeProblem) -> UUID? {
        guard let id else { return nil }
        let prompt = try await APIRoute.stored { () throws(CallStoreError) in try await desk.prompt(id) }
        guard prompt != nil else { throw .invalid("promptId", "names no saved prompt") }
        return id
    }

    /// - Parameter id: under which a place is kept for the call.
    private func place(_ number: String, _ prompt: UUID?, as id: String) async throws(BridgeProblem) -> String {
        let stream = webhooks.stream(call: id, .outbound, from: account.number ?? "", to: number, prompt: prompt)
        let twiml = VoiceResponse([stream, .hangUp]).xml
        let status = webhooks.origin + "/voice/status"
        let events = ["initiated", "ringing", "answered", "completed"].map { ("StatusCallbackEvent", $0) }
        let fields = [("Twiml", twiml), ("StatusCallback", status)] + events + detection(number, status)
        do throws(PhoneLineError) {
            let sid = try await rest.call(to: number, fields: fields)
            desk.gate.rename(id, to: sid)
            desk.switchboard.place(
                PhoneLineCall(id: sid, from: account.number ?? "", to: number, direction: .outbound))
            return sid
        } catch {
            desk.gate.giveBack(id)
            throw BridgeProblem(error)
        }
    }

    /// Twilio listens beside the call whether a person answers or a machine: the assistant begins at once.
    private func detection(_ number: String, _ callback: String) -> [(String, String)] {
        let call = PhoneLineCall(id: "", from: account.number ?? "", to: number, direction: .outbound)
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
