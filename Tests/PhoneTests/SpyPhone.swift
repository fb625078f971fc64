import Echo
import EchoScreen
import Foundation
import PhoneBridge
import Synchronization

@testable import Phone

/// A telephone that keeps what is asked of it, and on which happens what a test says.
final class SpyPhone: PhoneProtocol {
    private let kept = Mutex<Kept>(Kept())
    private struct Kept {
        var patience: Duration?
        var profile: ProfileName?
        var asked: [CallRequest] = []
        var lastCall: String?
        var adjusted: [CallAdjustment] = []
        var adjustedCalls: [String: CallAdjustment] = [:]
        var interpreted: [String] = []
        var leftAlone: [String] = []
        var isDeaf = false
    }

    private let news: AsyncStream<PhoneNews>
    private let sink: AsyncStream<PhoneNews>.Continuation

    init() { (news, sink) = AsyncStream.makeStream() }

    private let closed = Mutex(0)
    /// How often it was closed.
    var closings: Int { closed.withLock { $0 } }

    /// Whose budget holds.
    var profile: ProfileName? { kept.withLock(\.profile) }
    var patience: Duration? { kept.withLock(\.patience) }
    var asked: [CallRequest] { kept.withLock(\.asked) }
    /// Of which something was asked last.
    var lastCall: String? { kept.withLock(\.lastCall) }
    /// In calls that go on.
    var adjustedCalls: [String: CallAdjustment] { kept.withLock(\.adjustedCalls) }
    /// For calls to come.
    var adjusted: [CallAdjustment] { kept.withLock(\.adjusted) }

    var readiness: PhoneReadiness {
        PhoneReadiness(server: "api.openai.com", key: .set, publicAddress: nil)
    }
    var used: PhoneUse? { PhoneUse(talked: .seconds(180), mostMinutes: 600, dollars: 0.4, mostDollars: 25) }

    /// Calls whose sound went to an interpreter, in order.
    var interpreted: [String] { kept.withLock(\.interpreted) }
    /// Calls whose sound came back from one.
    var leftAlone: [String] { kept.withLock(\.leftAlone) }
    /// None of its calls has sound any more.
    func deafen() { kept.withLock { $0.isDeaf = true } }

    func tell(_ item: PhoneNews) { sink.yield(item) }

    /// Somebody calls, and it rings.
    func ring(_ id: String) {
        tell(.began(.init(id: id, number: "+1\(id)", isIncoming: true)))
        tell(.attended(.ringing, call: id))
    }

    func open(_ kind: PhoneLineKind) async throws(PhoneError) -> PhoneLine {
        PhoneLine(kind, address: "here", callers: "everybody", news: news)
    }

    func close() async { closed.withLock { $0 += 1 } }
    func call(_ number: String, with prompt: SavedPrompt?) async throws(PhoneError) {}
    func remember(_ isOn: Bool) {}
    func use(_ profile: ProfileName?) { kept.withLock { $0.profile = profile } }
    func ring(for patience: Duration?) { kept.withLock { $0.patience = patience } }
    func adjust(_ adjustment: CallAdjustment) { kept.withLock { $0.adjusted.append(adjustment) } }
    func listen(_ hears: Bool, to call: String) {}
    func adjust(_ adjustment: CallAdjustment, in call: String) {
        kept.withLock { $0.adjustedCalls[call] = adjustment }
    }
    func ask(_ request: CallRequest, of call: String) {
        kept.withLock { kept in
            kept.asked.append(request)
            kept.lastCall = call
        }
    }
    func beginInterpreting(in call: String) async -> InterpretedCall? {
        kept.withLock { kept in
            kept.interpreted.append(call)
            return kept.isDeaf ? nil : InterpretedCall(person: AudioDevices(), partner: AudioDevices())
        }
    }
    func endInterpreting(in call: String) async { kept.withLock { $0.leftAlone.append(call) } }
    func ring() async throws(PhoneError) {}
    func callAssistant() async throws(PhoneError) {}
    func formatted(_ number: String) -> String { number }
}
