import Echo
import EchoAudio
import EchoConcurrency
import Foundation
import Synchronization

/// A call that OpenAI's own SIP line carries: its sound goes from the caller to the model and back without coming here. What
/// both say is listened to beside the call, and nothing can be said in it but by the model.
final class OpenAILine: PhoneLineProtocol {
    /// Nobody wants the call.
    private static let declined = 603
    /// Sound that waits while nobody reads: ten seconds.
    private static let waiting = 500

    let call: PhoneLineCall
    let inbox = PhoneLineInbox(soundLimit: waiting)
    private let session: ServerCall
    private let work: WorkGroup
    private let encoder = Mutex(LineEncoder(.muLaw))
    /// The caller is being connected with somebody else.
    private let isLeaving = Atomic(false)

    /// - Parameter work: in which the server is asked for what nobody waits for.
    init(call: PhoneLineCall, session: ServerCall, work: WorkGroup) {
        (self.call, self.session, self.work) = (call, session, work)
        session.listen { [weak self] in self?.receive($0) }
    }

    var serverCall: ServerCall? { session }

    /// The caller's telephone rings until the conversation accepts the call.
    var isOpen: Bool { false }

    private func receive(_ event: ServerCall.Event) {
        switch event {
        case .heard(let sound):
            let bytes = encoder.withLock { $0.encode(sound) }
            if !bytes.isEmpty { inbox.put(.sound(bytes)) }
        case .pressed(let digit): inbox.put(.digit(digit))
        case .refused: inbox.put(.ended(.lost))
        case .ended(let isHungUp):
            guard !isLeaving.load(ordering: .acquiring) else { return inbox.put(.ended(.transferred)) }
            inbox.put(.ended(isHungUp ? .hungUp : .lost))
        }
    }

    /// What the model says is heard already: what stands behind it is reached at once.
    func send(_ steps: [LineStep]) {
        for case .mark(let name) in steps { inbox.put(.marked(name)) }
    }

    /// The server silences its model by itself.
    func clear() {}

    func press(_ digits: String) { for digit in digits { session.press(digit) } }

    /// Whoever is called hears nothing first: no sentence reaches them.
    func transfer(_ transfer: LineTransfer) async throws(PhoneLineError) {
        guard session.isAccepted else { throw .notPossible }
        isLeaving.store(true, ordering: .releasing)
        do throws(EchoError) {
            try await session.refer(to: Self.address(transfer.to))
        } catch {
            isLeaving.store(false, ordering: .releasing)
            throw PhoneLineError(error)
        }
        inbox.put(.ended(.transferred))
    }

    func hangUp() {
        inbox.put(.ended(.hungUpHere))
        work.start { [session] in
            if session.isAccepted {
                try? await session.hangUp()
            } else {
                try? await session.reject(status: Self.declined)
            }
        }
    }

    /// As the server wants it: with its scheme.
    private static func address(_ target: String) -> String {
        ["sip:", "sips:", "tel:"].contains { target.hasPrefix($0) } ? target : "tel:" + target
    }
}

extension PhoneLineError {
    /// Why the server of a call did not do what it was asked for.
    init(_ error: EchoError) {
        self =
            switch error {
            case .rejected(let status, let message): .refused(code: status, reason: message)
            case .unreachable, .connectionTimedOut, .connectionLost: .unreachable
            case .answerTimedOut, .noAnswer: .unanswered
            default: .strangeAnswer
            }
    }
}
