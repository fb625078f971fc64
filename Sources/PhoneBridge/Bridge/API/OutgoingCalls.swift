import EchoWire
import Foundation

/// Places calls and ends them, for whatever client asks.
struct OutgoingCalls: Sendable {
    private static let longestNumber = 64
    private static let noAccount = BridgeProblem(
        .assistantUnreachable, "This bridge has no Twilio account to call with.")

    /// Nil for a bridge without an account.
    let twilio: TwilioAccess?
    /// Places the calls of a bridge without an account; nil where there are none.
    let telephones: SIPService?
    let desk: CallDesk
    private let placings: Placings

    init(twilio: TwilioAccess?, telephones: SIPService? = nil, desk: CallDesk) {
        (self.twilio, self.telephones, self.desk) = (twilio, telephones, desk)
        placings = twilio?.webhooks.placings ?? Placings()
    }

    /// The line's own number; empty where it is not known.
    var number: String { twilio?.account.number ?? (telephones == nil ? "" : SIPService.name) }

    /// How long whoever asks waits; what comes later is known all the same.
    static let patience = Duration.seconds(10)

    /// - Parameters:
    ///   - key: under which the same call is asked for again, and not placed again; nil for none.
    ///   - user: who asks.
    ///   - trace: which request it is asked by.
    /// - Returns: the call's SID.
    func place(
        _ fields: BodyFields, key: String? = nil, user: CallUser? = nil, trace: TraceContext? = nil
    ) async throws(BridgeProblem) -> String {
        try fields.refuseOthers(than: ["to", "promptId", "record"])
        guard let to = try fields.string("to", longest: Self.longestNumber), !to.isEmpty else {
            throw BridgeProblem(.invalidNumber, "Say whom to call: {\"to\": \"+14155550100\"}.", field: "to")
        }
        let recording = try fields.choice("record", of: RecordingMode.allCases.map(\.rawValue))
            .flatMap(RecordingMode.init)
        let origin = CallOrigin(prompt: try await prompt(try fields.id("promptId")), user: user?.id, trace: trace)
        if let user { desk.journal.record(.user(user)) }
        return try await place(to: to, origin, recording: recording, key: key)
    }

    /// - Parameter recording: of this call, before it begins; nil for what the settings say.
    /// - Returns: the call's SID.
    func place(
        to: String, _ origin: CallOrigin = CallOrigin(), recording: RecordingMode? = nil, key: String? = nil
    ) async throws(BridgeProblem) -> String {
        guard !desk.switchboard.isDraining else { throw .stopping }
        guard twilio != nil || telephones != nil else { throw Self.noAccount }
        // As it is dialled, however it was written; what is no number is refused below.
        let dialed = (try? DialedNumber(to, in: desk.gate.policy.country))?.digits ?? to
        let placing: Placings.Placing
        switch placings.ask(for: dialed, origin: origin, key: key, at: Date()) {
        case .new(let new): placing = new
        case .known(let known): return try await Self.sid(of: known)
        case .keyUsed: throw .invalid("Idempotency-Key", "was used for another call")
        case .unsettled: throw .unsettled
        }
        do throws(BridgeProblem) {
            try start(placing, to: to, recording)
        } catch {
            _ = placings.settle(placing.id, .refused(error))
        }
        return try await Self.sid(of: placing)
    }

    private static func sid(of placing: Placings.Placing) async throws(BridgeProblem) -> String {
        switch await placing.outcome(within: patience) {
        case .placed(let sid): return sid
        case .refused(let problem): throw problem
        case nil: throw .unsettled
        }
    }

    private func start(
        _ placing: Placings.Placing, to: String, _ recording: RecordingMode?
    ) throws(BridgeProblem) {
        // Only telephones call addresses of SIP.
        let isAddress = twilio == nil && to.lowercased().hasPrefix("sip:")
        switch desk.gate.reserve(placing.id, for: isAddress ? .address(to) : .outgoing(number: to)) {
        // Nobody who gives up waiting for it takes it back: what Twilio answers late is what became of the call.
        case .allow(let number):
            let digits = number?.digits ?? to
            if let twilio {
                Task { await place(digits, placing.origin, recording, as: placing.id, through: twilio) }
            } else if let telephones {
                Task { await place(digits, placing.origin, recording, as: placing.id, through: telephones) }
            }
        case .refuse(let refusal): throw Self.problem(refusal)
        case .askForPIN: throw BridgeProblem(.invalidNumber, "This is not a telephone number.", field: "to")
        }
    }

    /// What becomes of it is told as it happens; here only what came to no call.
    private func place(
        _ number: String, _ origin: CallOrigin, _ recording: RecordingMode?, as id: String,
        through telephones: SIPService
    ) async {
        do throws(PhoneLineError) {
            try await telephones.call(number, holding: origin.prompt, recording: recording) { progress in
                switch progress {
                case .calling(let call):
                    guard placings.settle(id, .placed(call.id)) else { return }
                    desk.gate.rename(id, to: call.id)
                    desk.switchboard.place(call, origin)
                case .ringing(let call): desk.switchboard.report(.ringing, of: call)
                // Nobody listens before it is answered.
                case .heard: break
                }
            }
        } catch {
            desk.gate.giveBack(id)
            _ = placings.settle(id, .refused(BridgeProblem(ofTelephones: error)))
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
        _ number: String, _ origin: CallOrigin, _ recording: RecordingMode?, as id: String, through twilio: TwilioAccess
    ) async {
        let stream = twilio.webhooks.stream(
            call: id, .outbound, from: self.number, to: number, prompt: origin.prompt, recording: recording)
        let twiml = VoiceResponse([stream, .hangUp]).xml
        let status = twilio.webhooks.origin + "/voice/status"
        let events = ["initiated", "ringing", "answered", "completed"].map { ("StatusCallbackEvent", $0) }
        let detection = detection(number, status)
        let fields = [("Twiml", twiml), ("StatusCallback", twilio.webhooks.statusAddress(of: id))] + events + detection
        do throws(PhoneLineError) {
            let sid = try await twilio.rest.call(to: number, fields: fields, trace: origin.trace)
            twilio.webhooks.placed(id, as: sid, from: self.number, to: number)
            if !detection.isEmpty, let dollars = desk.gate.policy.tariff.detection { desk.gate.spend(dollars) }
        } catch {
            // Nobody knows whether it was placed: a place is kept for it, and what Twilio tells of the call settles it.
            guard error != .unanswered else { return }
            desk.gate.giveBack(id)
            _ = twilio.webhooks.placings.settle(id, .refused(BridgeProblem(error)))
        }
    }

    /// Twilio listens beside the call whether a person answers or a machine: the assistant begins at once. Nobody pays for
    /// that who has not asked for it.
    private func detection(_ number: String, _ callback: String) -> [(String, String)] {
        let call = PhoneLineCall(id: "", from: self.number, to: number, direction: .outbound)
        // A message is for when the machine has said its greeting.
        let mode =
            switch desk.switchboard.voicemail(of: call) {
            case .ignore: ""
            case .hangUp: "Enable"
            case .leave: "DetectMessageEnd"
            }
        guard !mode.isEmpty else { return [] }
        return [
            ("MachineDetection", mode), ("AsyncAmd", "true"), ("AsyncAmdStatusCallback", callback),
            ("AsyncAmdStatusCallbackMethod", "POST"),
        ]
    }

    private static func problem(_ refusal: CallRefusal) -> BridgeProblem {
        switch refusal {
        case .tooManyCalls, .minutesUsedUp, .dollarsUsedUp, .monthUsedUp, .dialingLocked:
            BridgeProblem(.tooManyRequests, refusal.wording)
        default: BridgeProblem(.invalidNumber, refusal.wording, field: "to")
        }
    }
}
