import EchoConcurrency

/// The attempts to get a connection. They outlive connections.
struct Reconnection: Sendable {
    enum Effort: Sendable, Hashable {
        /// There is a connection, or nobody wants one.
        case none
        /// Somebody has asked for a connection and waits for it.
        case asked
        /// The connection broke: this attempt, counted from 1, is waited for …
        case waiting(attempt: Int)
        /// … and made.
        case mending(attempt: Int)
        /// A fresh connection is made while the old one is in use.
        case handingOver
    }

    /// A session that breaks sooner was of no use: the attempts that led to it are counted on, lest a server that ends
    /// each one at once is asked for ever.
    static let useful = Duration.seconds(10)

    /// As people know the server.
    let host: String
    /// How long a server may take to greet and to agree to the settings.
    let patience: Duration
    /// How many times a connection that broke is made again; 0 for never.
    let attempts: Int
    var effort = Effort.none
    /// There was a session: what breaks from then on is mended.
    var hasBeenReady = false
    /// Attempts that led to the session there is, and since when it is there.
    private var attemptsMade = 0
    private var readySince: ContinuousClock.Instant?
    private var jitter: Jitter

    init(host: String = "", patience: Duration = .seconds(10), attempts: Int = 5, seed: UInt64 = 0) {
        (self.host, self.patience, self.attempts) = (host, patience, attempts)
        jitter = Jitter(seed: seed)
    }

    func mends(_ error: EchoError) -> Bool {
        hasBeenReady && attempts > 0 && ReconnectionRule.isWorthRetrying(error)
    }

    /// There is a session that can be used.
    mutating func succeed(at instant: ContinuousClock.Instant) {
        if case .mending(let attempt) = effort { attemptsMade = attempt } else { attemptsMade = 0 }
        (effort, hasBeenReady, readySince) = (.none, true, instant)
    }

    /// The attempts that count when the session there is breaks; none where it was of use.
    ///
    /// - Parameter instant: when it breaks; nil where that does not matter.
    func made(whenBroken instant: ContinuousClock.Instant?) -> Int {
        guard let instant, let readySince, instant - readySince < Self.useful else { return 0 }
        return attemptsMade
    }

    /// A connection that broke is being made again.
    var isMending: Bool {
        switch effort {
        case .none, .asked: false
        case .waiting, .mending, .handingOver: true
        }
    }

    /// The attempt that follows so many others, or nil when it is not worth one more.
    mutating func retry(after made: Int, _ cause: EchoError) -> Retry? {
        guard made < max(1, attempts), ReconnectionRule.isWorthRetrying(cause) else { return nil }
        let backoff = Backoff.connection(limit: attempts)
        let delay = backoff.delay(forAttempt: made + 1, random: jitter.next())
        return Retry(attempt: made + 1, limit: backoff.limit, delay: max(delay, Self.asked(cause)), cause: cause)
    }

    /// How long the server wants to be left alone.
    private static func asked(_ cause: EchoError) -> Duration {
        if case .askedToWait(_, let wait, _) = cause { wait } else { .zero }
    }
}

/// Numbers drawn by chance from a seed, so that who decides with them stays a value (a linear congruential generator with
/// Knuth's constants for MMIX, of which the upper bits are good).
struct Jitter: Sendable, Hashable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// From 0 up to 1.
    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / Double(1 << 53)
    }
}
