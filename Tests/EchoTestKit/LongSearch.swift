import Foundation

/// A search at random that goes on for a while: ten seconds, or as many as `ECHO_FUZZ_SECONDS` says.
///
/// Each attempt has a seed of its own, counted from the first, so that what is found comes again at the same place.
package struct LongSearch {
    private let seed: UInt64
    private let time: Duration

    /// - Parameter environment: `ECHO_FUZZ_SEED` begins elsewhere.
    package init(seed: UInt64, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.seed = environment["ECHO_FUZZ_SEED"].flatMap { UInt64($0) } ?? seed
        time = .seconds(environment["ECHO_FUZZ_SECONDS"].flatMap { Int($0) } ?? 10)
    }

    /// - Parameter attempt: false for what should not be. It may end the process: what ends it is a finding, too.
    /// - Returns: the seed of the first finding, and how many attempts were made.
    package func run(_ attempt: (inout SplitMix) -> Bool) -> (finding: UInt64?, attempts: Int) {
        let end = ContinuousClock.now + time
        var attempts = 0
        while ContinuousClock.now < end {
            // Looking at the clock costs more than a small attempt.
            for _ in 0..<50 {
                let state = seed &+ UInt64(attempts)
                var random = SplitMix(state: state)
                attempts += 1
                guard attempt(&random) else { return (state, attempts) }
            }
        }
        return (nil, attempts)
    }
}
