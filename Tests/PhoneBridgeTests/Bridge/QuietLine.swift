import Foundation
import PhoneBridge
import Synchronization

/// A line on which nobody says anything, and that keeps what is asked of it. What it is sent is heard at once.
final class QuietLine: PhoneLineProtocol {
    let call: PhoneLineCall
    let inbox = PhoneLineInbox()
    private let kept = Mutex<(numbers: [String], isOver: Bool)>(([], false))
    private let patience: Int
    private let frames = Atomic(0)
    private let failure: PhoneLineError?

    /// - Parameters:
    ///   - patience: 20 ms each, of the assistant's words, until the caller hangs up.
    ///   - failure: of a call that is to be handed on.
    init(_ id: String, patience: Int = .max, failure: PhoneLineError? = nil) {
        (self.patience, self.failure) = (patience, failure)
        call = PhoneLineCall(id: id, from: "+12015550100", to: "+12015550101", direction: .inbound)
    }

    var numbers: [String] { kept.withLock(\.numbers) }
    var isOver: Bool { kept.withLock(\.isOver) }

    /// Something of the caller, in G.711.
    func hear(_ sound: Data) { inbox.put(.sound(sound)) }

    func send(_ steps: [LineStep]) {
        for step in steps {
            switch step {
            case .frame:
                if frames.add(1, ordering: .relaxed).newValue == patience { inbox.put(.ended(.hungUp)) }
            case .mark(let name): inbox.put(.marked(name))
            case .started, .finished: break
            }
        }
    }

    func clear() {}
    func press(_ digits: String) {}
    func transfer(_ transfer: LineTransfer) async throws(PhoneLineError) {
        if let failure { throw failure }
        kept.withLock { $0.numbers.append(transfer.to) }
    }

    func hangUp() {
        kept.withLock { $0.isOver = true }
        inbox.put(.ended(.hungUpHere))
    }
}
