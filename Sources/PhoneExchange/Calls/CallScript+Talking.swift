import EchoConcurrency
import Foundation
import Synchronization

extension CallScript {
    func saying(_ text: String) -> Duration {
        min(.seconds(3), run.link.configuration.sayPace * text.count)
    }

    func wait(_ duration: Duration) async { try? await Task.sleep(for: duration) }

    func gather(_ gather: TwiMLGather, _ source: String?) async -> CallProgram? {
        let prompt = gather.prompt.reduce(Duration.zero) { sum, verb in
            switch verb {
            case .say(let text): sum + saying(text)
            case .pause(let duration): sum + duration
            default: sum
            }
        }
        let digits = await line.gather(gather, after: prompt)
        guard !digits.isEmpty, !Task.isCancelled, let action = gather.action ?? source else { return nil }
        return .ask(url: Self.resolve(action, source), with: ["Digits": digits, "msg": "Gather End"])
    }

    func dial(
        _ number: String, _ action: String?, _ timeout: Duration, _ source: String?
    ) async -> CallProgram? {
        let status = await talk(to: number, within: timeout)
        guard let action, !Task.isCancelled else { return nil }
        return .ask(url: Self.resolve(action, source), with: ["DialCallStatus": status.rawValue])
    }

    private func talk(to number: String, within timeout: Duration) async -> ExchangeStatus {
        switch await run.dial(number, within: timeout) {
        case .busy: return .busy
        case .failed: return .failed
        case nil: return .noAnswer
        case .answered(let callee, _):
            let party = DialedParty(callee)
            line.attach(party)
            await party.hungUp.wait()
            line.detach(party)
            party.callEnded()
            return .completed
        }
    }
}

/// Somebody else whom the app has put the caller through to.
private final class DialedParty: LinePartyProtocol {
    let hungUp = OneTimeEvent()
    private let callee: any CallerProtocol
    /// What the callee hears: the turn before; and since when it is there.
    private let state = Mutex((heard: CallerTurn.quietFrame, start: Duration?.none))

    init(_ callee: any CallerProtocol) { self.callee = callee }

    func pass(_ turn: CallerTurn, at time: Duration) -> Data? {
        let (heard, start) = state.withLock { state in
            defer { state = (turn.sound, state.start ?? time) }
            return (state.heard, state.start ?? time)
        }
        let answer = callee.turn(hearing: heard, at: time - start)
        if !turn.digits.isEmpty { callee.receive(digits: turn.digits) }
        if answer.hangsUp { hungUp.happen() }
        return answer.sound
    }

    func callEnded() { callee.callEnded() }
}
