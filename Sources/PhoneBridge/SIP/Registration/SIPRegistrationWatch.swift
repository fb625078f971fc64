import Synchronization

/// Remembers whether the exchange has lost the registration of this side.
final class SIPRegistrationWatch: Sendable {
    private let hasLost = Atomic(false)

    var isLost: Bool { hasLost.load(ordering: .relaxed) }

    func note(_ change: SIPRegistrationChange) {
        switch change {
        case .lost: hasLost.store(true, ordering: .relaxed)
        case .back: hasLost.store(false, ordering: .relaxed)
        }
    }
}
