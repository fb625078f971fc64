import EchoServing
import Foundation
import NIOHTTP1

/// What Twilio asks when somebody calls, and is told when a call changes.
struct VoiceWebhooks: Sendable {
    let check: RequestCheck
    /// Without a path, with the scheme of HTTP.
    let origin: String
    let holdMessage: String?
    let ticket: StreamTicket
    let gate: CallGate
    let switchboard: Switchboard
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
                .whole(answers.answer(request) { note(status: request.form) })
            },
        ]
    }

    /// The stream that carries a call, with what lets it in.
    ///
    /// - Parameter prompt: the saved prompt that the call is held by.
    func stream(
        call: String, _ direction: PhoneLineCall.Direction, from: String, to: String, prompt: UUID? = nil
    ) -> VoiceVerb {
        .connect(
            stream: Self.socketOrigin(origin) + "/media-stream",
            parameters: [
                "callSid": call, "direction": direction.rawValue, "from": from, "to": to,
                "promptId": prompt?.text ?? "", "ticket": ticket.text(for: call, direction, at: now()),
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
        let greeting = holdMessage.map { [VoiceVerb.say($0)] } ?? []
        return Self.twiml(greeting + [stream(call: call, .inbound, from: from, to: to), .hangUp])
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
            let to = number?.digits ?? to
            return Self.twiml([stream(call: call, .outbound, from: line.from, to: to), .hangUp])
        case .refuse(let refusal): return turnAway(line, .refused(refusal))
        case .askForPIN: return Self.twiml([.reject(isBusy: false)])
        }
    }

    private func note(status form: RequestQuery) -> HTTPAnswer {
        if let call = form["CallSid"] {
            if let who = form["AnsweredBy"], who.hasPrefix("machine") || who == "fax" {
                switchboard.reportMachine(call, isFax: who == "fax")
            }
            // Of a call that this side placed: whoever was called may be busy, or not take it, or hang up before there is sound.
            if let status = form["CallStatus"].flatMap(CallStatus.init), form["Direction"]?.hasPrefix("out") == true {
                let (from, to) = (form["From"] ?? "", form["To"] ?? "")
                switchboard.report(status, of: PhoneLineCall(id: call, from: from, to: to, direction: .outbound))
            }
        }
        return HTTPAnswer(status: .noContent, contentType: nil, body: Data(), headers: ["Connection": "close"])
    }

    /// The connection is closed: a stream needs one of its own, and who keeps connections would ask for it on this one.
    private static func twiml(_ verbs: [VoiceVerb]) -> HTTPAnswer {
        HTTPAnswer(
            status: .ok, contentType: "text/xml; charset=utf-8", body: Data(VoiceResponse(verbs).xml.utf8),
            headers: ["Connection": "close"])
    }
}
