import EchoConcurrency
import Foundation

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
