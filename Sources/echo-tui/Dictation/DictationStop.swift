import Echo
import Foundation
import Synchronization

/// The first signal waits for the last words; the second ends the program at once.
final class DictationStop: Sendable {
    private let dictation: Dictation
    private let hasBegun = Atomic(false)

    init(_ dictation: Dictation) { self.dictation = dictation }

    func receive(_ signal: Int32) {
        guard !hasBegun.exchange(true, ordering: .relaxed) else { _exit(128 + signal) }
        dictation.finish()
    }
}
