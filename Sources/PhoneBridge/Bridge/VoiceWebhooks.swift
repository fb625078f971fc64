import EchoServing
import Foundation
import NIOHTTP1

/// The webhooks that Twilio asks when somebody calls, and tells when a call changes.
struct VoiceWebhooks: Sendable {
    let check: RequestCheck
    /// Without a path, with the scheme of HTTP.
    let origin: String
    let ticket: StreamTicket
    let gate: CallGate
    let switchboard: Switchboard
    let placings = Placings()
    let transfers: TwilioTransfers
    private let answers = WebhookAnswers()
    var now: @Sendable () -> Date = { Date() }

    var routes: [Route] {
        [
            Route(.POST, "/voice/incoming", check, body: .form()) { request in
                .whole(answers.answer(request) { answer(incoming: request.form) })
            },
            Route(.POST, "/voice/outgoing", check, body: .form()) { request in
                .whole(answers.answer(request) { answer(outgoing: request.form) })
            },
            Route(.POST, "/voice/status", check, body: .form()) { request in
                .whole(answers.answer(request) { note(status: request.form, placing: request.query["placing"]) })
            },
            Route(.POST, RoutePath(stringLiteral: TwilioTransfers.ended), check, body: .form()) { request in
                .whole(answers.answer(request) { answer(transferred: request.form) })
            },
            Route(.POST, RoutePath(stringLiteral: TwilioTransfers.answered), check, body: .form()) { request in
                if let call = request.form["ParentCallSid"] { transfers.line(of: call)?.tell(.answered) }
                return .whole(Self.noted)
            },
            Route(.POST, RoutePath(stringLiteral: TwilioTransfers.greeting), check, body: .form()) { request in
                .whole(Self.twiml([.say(request.query["say"] ?? "", language: request.query["language"])]))
            },
        ]
    }

    /// The stream that carries a call, with what lets it in.
    ///
    /// - Parameters:
    ///   - prompt: the saved prompt that the call is held by.
    ///   - recording: of this call; nil for what the settings say.
    func stream(
        call: String, _ direction: PhoneLineCall.Direction, from: String, to: String, prompt: UUID? = nil,
        recording: RecordingMode? = nil
    ) -> VoiceVerb {
        .connect(
            stream: Self.socketOrigin(origin) + "/media-stream",
            parameters: [
                "callSid": call, "direction": direction.rawValue, "from": from, "to": to,
                "promptId": prompt?.text ?? "", "record": recording?.rawValue ?? "",
                "ticket": ticket.text(for: call, direction, at: now()),
            ])
    }

    private static func socketOrigin(_ origin: String) -> String {
        origin.hasPrefix("http") ? "ws" + origin.dropFirst(4) : origin
    }

    private func answer(incoming form: RequestQuery) -> HTTPAnswer {
        guard let call = form["CallSid"] else { return Self.twiml([.reject(isBusy: false)]) }
        let (from, to) = (form["From"] ?? "", form["To"] ?? "")
        if let reason = turnAwayReason(call, .incoming(caller: from)) {
            return turnAway(PhoneLineCall(id: call, from: from, to: to, direction: .inbound), reason)
        }
        let line = PhoneLineCall(id: call, from: from, to: to, direction: .inbound)
        return Self.twiml(switchboard.greeting(of: line) + [stream(call: call, .inbound, from: from, to: to), .hangUp])
    }

    /// Nil for a call that may be: a place is kept for it.
    private func turnAwayReason(_ call: String, _ attempt: CallAttempt) -> TurnAwayReason? {
        guard !switchboard.isDraining else { return .stopping }
        guard case .refuse(let refusal) = gate.reserve(call, for: attempt) else { return nil }
        return .refused(refusal)
    }

    private func turnAway(_ line: PhoneLineCall, _ reason: TurnAwayReason) -> HTTPAnswer {
        switchboard.turnAway(line, reason)
        return Self.twiml([.reject(isBusy: reason.isBusy)])
    }

    /// A Voice SDK client of our own calls a number; the call is its.
    private func answer(outgoing form: RequestQuery) -> HTTPAnswer {
        guard let call = form["CallSid"] else { return Self.twiml([.reject(isBusy: false)]) }
        let to = form["To"] ?? ""
        let line = PhoneLineCall(id: call, from: form["From"] ?? "", to: to, direction: .outbound)
        guard !switchboard.isDraining else { return turnAway(line, .stopping) }
        switch gate.reserve(call, for: .outgoing(number: to)) {
        case .allow(let number):
            if let device = Self.device(line.from) {
                switchboard.note(CallOrigin(user: CallUser.id(of: device)), of: call)
            }
            let to = number?.digits ?? to
            return Self.twiml([stream(call: call, .outbound, from: line.from, to: to), .hangUp])
        case .refuse(let refusal): return turnAway(line, .refused(refusal))
        case .askForPIN: return Self.twiml([.reject(isBusy: false)])
        }
    }

    /// As a client got its token for it.
    private static func device(_ from: String) -> String? {
        from.hasPrefix("client:") ? String(from.dropFirst("client:".count)) : nil
    }

    /// Where Twilio tells what becomes of a call that is to be placed, also while its own answer is not here yet.
    func statusAddress(of placing: String) -> String { origin + "/voice/status?placing=" + placing }

    /// The exchange has taken a call. Whoever hears of it first, by its answer or by what it tells of the call, says so.
    func placed(_ placing: String, as call: String, from: String, to: String) {
        let origin = placings.origin(of: placing)
        guard placings.settle(placing, .placed(call)) else { return }
        gate.rename(placing, to: call)
        switchboard.place(PhoneLineCall(id: call, from: from, to: to, direction: .outbound), origin)
    }

    private func note(status form: RequestQuery, placing: String?) -> HTTPAnswer {
        if let call = form["CallSid"] {
            if let placing { placed(placing, as: call, from: form["From"] ?? "", to: form["To"] ?? "") }
            if let who = form["AnsweredBy"], who.hasPrefix("machine") || who == "fax" {
                switchboard.reportMachine(call, isFax: who == "fax")
            }
            // Of a call that this side placed: whoever was called may be busy, or not take it, or hang up before there is sound.
            if let status = form["CallStatus"].flatMap(CallStatus.init), form["Direction"]?.hasPrefix("out") == true {
                let (from, to) = (form["From"] ?? "", form["To"] ?? "")
                switchboard.report(status, of: PhoneLineCall(id: call, from: from, to: to, direction: .outbound))
            }
        }
        return Self.noted
    }

    /// How a caller goes on whom nobody answered, or whose call with somebody else is over.
    private func answer(transferred form: RequestQuery) -> HTTPAnswer {
        guard let call = form["CallSid"] else { return Self.twiml([.hangUp]) }
        let line = transfers.line(of: call)
        // A caller who hung up meanwhile is connected nowhere.
        guard form["CallStatus"] != "completed" else {
            line?.tell(form["DialCallStatus"] == "completed" ? .answered : .left)
            return Self.twiml([.hangUp])
        }
        guard let error = Self.error(form["DialCallStatus"]) else {
            line?.tell(.answered)
            return Self.twiml([.hangUp])
        }
        // The bridge that held the call is gone, or is another one.
        guard let line else { return Self.twiml([.say(CallSentences().noAnswer), .hangUp]) }
        line.tell(.notAnswered(error))
        let (from, to) = (line.call.from, line.call.to)
        return Self.twiml([stream(call: call, line.call.direction, from: from, to: to), .hangUp])
    }

    /// Nil when somebody answered.
    private static func error(_ status: String?) -> PhoneLineError? {
        switch status {
        case "completed", "answered": nil
        case "busy": .busy
        case "failed": .notFound
        default: .noAnswer
        }
    }

    private static let noted = HTTPAnswer(
        status: .noContent, contentType: nil, body: Data(), headers: ["Connection": "close"])

    /// The connection is closed: a stream needs one of its own, and who keeps connections would ask for it on this one.
    private static func twiml(_ verbs: [VoiceVerb]) -> HTTPAnswer {
        HTTPAnswer(
            status: .ok, contentType: "text/xml; charset=utf-8", body: Data(VoiceResponse(verbs).xml.utf8),
            headers: ["Connection": "close"])
    }
}
