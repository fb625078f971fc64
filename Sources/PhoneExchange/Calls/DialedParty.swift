import EchoConcurrency
import Foundation
import Synchronization

/// Somebody else whom the app has put the caller through to.
final class DialedParty: LinePartyProtocol {
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
