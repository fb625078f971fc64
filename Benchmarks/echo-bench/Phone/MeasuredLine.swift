import Foundation
import PhoneBridge

/// A telephone line without a wire: what the bridge sends over it is measured.
final class MeasuredLine: PhoneLineProtocol {
    let call: PhoneLineCall
    private let meter: CallMeter
    private let inbox = PhoneLineInbox()

    init(_ number: Int, _ meter: CallMeter) {
        call = PhoneLineCall(id: "call-\(number)", from: "+14155550111", to: "+14155550100", direction: .inbound)
        self.meter = meter
    }

    var events: AsyncStream<PhoneLineEvent> { inbox.events }

    /// The caller says 20 ms.
    func say(_ frame: Data) {
        inbox.put(.sound(FrameNumber(meter.setOut(.up)).written(in: frame)))
    }

    func send(_ steps: [LineStep]) {
        for step in steps {
            switch step {
            case .frame: meter.arrive(.down)
            // Whoever listens has heard it by then.
            case .mark(let name): inbox.put(.marked(name))
            case .started, .finished: break
            }
        }
    }

    func clear() { meter.clear() }
    func press(_ digits: String) {}
    func transfer(to number: String) async throws(PhoneLineError) { throw .notPossible }
    func hangUp() { inbox.put(.ended(.hungUpHere)) }
}
