import Foundation
import Synchronization

/// Calls that are placed here, and what bridges tell each other of them.
extension Switchboard {
    /// The exchange has taken a call.
    func place(_ call: PhoneLineCall, _ origin: CallOrigin? = nil, at date: Date = Date()) {
        guard self.call(call.id) == nil else { return }
        note(origin, of: call.id)
        act(on: placed.withLock { $0.place(call, at: date) }, at: date)
    }

    /// A call that rings is wanted no more.
    func takeBack(_ call: String) { placed.withLock { $0.takeBack(call) } }

    /// What the exchange tells of a call that was placed here or by another bridge. One that goes on is not concerned.
    func report(_ status: CallStatus, of call: PhoneLineCall, at date: Date = Date()) {
        guard self.call(call.id) == nil else { return }
        if placed.withLock({ $0.knows(call.id) }) {
            return act(on: placed.withLock { $0.report(status, of: call.id, at: date) }, at: date)
        }
        switch status {
        case .busy, .noAnswer, .failed, .canceled: notReached(call, status, at: date)
        // A call that a client of the Voice SDK placed, and that was over before it had sound.
        case .completed where gate.giveBack(call.id): return notReached(call, .failed, at: date)
        case .ringing, .completed: break
        case .queued, .initiated, .inProgress, .brokenOff: return
        }
        relay?.tell(.reported(status), of: call.id)
    }

    /// A machine has answered, here or at another bridge.
    func reportMachine(_ call: String, isFax: Bool) {
        if !machineAnswered(call, isFax: isFax) { relay?.tell(.machineAnswered(isFax: isFax), of: call) }
    }

    /// The program ends: of what rings nothing more is heard.
    func leavePlaced(at date: Date = Date()) {
        for fact in placed.withLock({ $0.leave() }) { act(on: fact, at: date) }
    }

    /// Those that were placed and have no sound here, with how far they are.
    var waiting: [(PhoneLineCall, CallStatus)] { placed.withLock(\.list) }

    /// Of calls that were placed nothing may be heard any more.
    func giveUpPlaced(at date: Date = Date()) {
        for fact in placed.withLock({ $0.giveUp(at: date) }) { act(on: fact, at: date) }
    }

    /// What another bridge tells.
    func hear(_ message: BridgeMessage, at date: Date = Date()) {
        let call = message.call
        switch message.content {
        case .begun:
            gate.giveBack(call)
            act(on: placed.withLock { $0.goElsewhere(call, at: date) }, at: date)
        case .ended(let end): act(on: placed.withLock { $0.end(call, .over(end)) }, at: date)
        case .reported(let status) where [.ringing, .completed].contains(status):
            act(on: placed.withLock { $0.report(status, of: call, at: date) }, at: date)
        // The other has written it down.
        case .reported(let status):
            gate.giveBack(call)
            act(on: placed.withLock { $0.end(call, .over(status)) }, at: date)
        case .machineAnswered(let isFax): _ = machineAnswered(call, isFax: isFax)
        case .hangUp: if !ask(.hangUp, of: call) { takeBack(call) }
        case .erased: forget(call)
        }
    }

    private func act(on fact: PlacedCalls.Fact?, at date: Date) {
        switch fact {
        case .told(let call, let progress):
            tell(SwitchboardNews(call: call.id, happening: .placed(call, progress, at: date)))
        case .notReached(let call, let status): notReached(call, status, at: date)
        case nil: break
        }
    }
}
