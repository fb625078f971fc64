import Echo
import EchoConcurrency
import EchoServing
import Foundation
import NIOHTTP1

/// Takes the calls that OpenAI's own SIP line tells of: who may call is let in, and everybody else is turned down there.
struct OpenAIServer: Sendable {
    static let path: RoutePath = "/openai/incoming"
    /// What a webhook says at most.
    private static let mostBytes = 64 << 10

    private let desk: CallDesk
    private let signature: WebhookSignature
    private let calls: ServerCalls
    private let work = WorkGroup()
    /// A webhook whose answer was lost comes again, and opens no second call.
    private let known = TicketPunch()

    /// Nil where the assistant's server has no calls of its own.
    init?(_ signature: WebhookSignature, desk: CallDesk) {
        guard let calls = desk.host.serverCalls else { return nil }
        (self.desk, self.signature, self.calls) = (desk, signature, calls)
    }

    var route: Route {
        Route(.POST, Self.path, .signed(signature), body: .json(bytes: Self.mostBytes)) { request in
            .whole(Self.answer(take(request.body)))
        }
    }

    /// Carries the calls that were let in; cancelling it ends them.
    func run() async { await work.run() }

    /// - Returns: false for what cannot be read.
    private func take(_ body: Data) -> Bool {
        switch OpenAIWebhook.reading(body) {
        case .unreadable: return false
        case .other: break
        case .incoming(let webhook): if known.punch(webhook.session) { take(webhook) }
        }
        return true
    }

    private func take(_ webhook: OpenAIWebhook) {
        let call = PhoneLineCall(id: webhook.session, from: webhook.from, to: webhook.to, direction: .inbound)
        guard let session = try? calls.find(webhook.session) else {
            return desk.switchboard.fail(call, .strangeAnswer, keptAs: nil)
        }
        guard let reason = turnAwayReason(call) else {
            let line = OpenAILine(call: call, session: session, work: work)
            work.start { [desk] in await desk.carry(line) }
            return
        }
        desk.switchboard.turnAway(call, reason)
        work.start { try? await session.reject(status: reason.isBusy ? 486 : 603) }
    }

    /// Nil for a call that may be: a place is kept for it. Nobody can be asked for a PIN before the model hears the call.
    private func turnAwayReason(_ call: PhoneLineCall) -> TurnAwayReason? {
        guard !desk.switchboard.isDraining else { return .stopping }
        guard desk.gate.policy.incoming.pin == nil else { return .refused(.callerNotAllowed) }
        guard case .refuse(let refusal) = desk.gate.reserve(call.id, for: .incoming(caller: call.from)) else {
            return nil
        }
        return .refused(refusal)
    }

    /// What was understood is not told again.
    private static func answer(_ isUnderstood: Bool) -> HTTPAnswer {
        HTTPAnswer(status: isUnderstood ? .noContent : .badRequest, contentType: nil, body: Data(), headers: [:])
    }
}
