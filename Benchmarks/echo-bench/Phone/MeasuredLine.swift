import Foundation
import PhoneBridge
import Synchronization

/// A telephone line without a wire: what the bridge sends over it is measured.
final class MeasuredLine: PhoneLineProtocol {
    let call: PhoneLineCall
    private let meter: CallMeter
    let inbox = PhoneLineInbox()
    private let frames = Atomic(0)

    init(_ number: Int, _ meter: CallMeter) {
        call = PhoneLineCall(id: "call-\(number)", from: "+14155550111", to: "+14155550100", direction: .inbound)
        self.meter = meter
    }

    /// The caller says 20 ms.
    func say(_ frame: Data) {
        inbox.put(.sound(FrameNumber(meter.setOut(.up)).written(in: frame)))
    }

    func send(_ steps: [LineStep]) {
        for step in steps {
            switch step {
            case .frame: arrive()
            // Whoever listens has heard it by then.
            case .mark(let name): inbox.put(.marked(name))
            case .started, .finished: break
            }
        }
    }

    /// Of what is said at once only the first may go out at once.
    private func arrive() {
        let count = frames.add(1, ordering: .relaxed).oldValue
        if count % TalkativeWords.frames == 0 { meter.arrive(.down) }
    }

    func clear() { meter.clear() }
    func press(_ digits: String) {}
    func transfer(_ transfer: LineTransfer) async throws(PhoneLineError) { throw .notPossible }
    func hangUp() { inbox.put(.ended(.hungUpHere)) }
}
