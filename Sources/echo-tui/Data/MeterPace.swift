/// How often it is told how far something is.
struct MeterPace {
    /// On a terminal, where a line takes the place of the one before.
    static let terminal = MeterPace(pause: .milliseconds(100), isPatient: false)
    /// In a file or a log, where each line stays: what is done sooner is not told at all.
    static let lines = MeterPace(pause: .seconds(5), isPatient: true)

    private let pause: Duration
    private let isPatient: Bool
    private var last: ContinuousClock.Instant?

    private init(pause: Duration, isPatient: Bool) { (self.pause, self.isPatient) = (pause, isPatient) }

    /// Asked whenever there is something to tell.
    mutating func isDue(at now: ContinuousClock.Instant) -> Bool {
        guard let last else {
            self.last = now
            return !isPatient
        }
        guard now - last >= pause else { return false }
        self.last = now
        return true
    }
}
