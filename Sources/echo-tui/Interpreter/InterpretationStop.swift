import Echo
import Foundation
import Synchronization

/// The first signal waits for the last words; the second ends the program at once.
final class InterpretationStop: Sendable {
    private let interpretation: Interpretation
    private let hasBegun = Atomic(false)

    init(_ interpretation: Interpretation) { self.interpretation = interpretation }

    func receive(_ signal: Int32) {
        guard !hasBegun.exchange(true, ordering: .relaxed) else { _exit(128 + signal) }
        interpretation.finish()
    }
}
