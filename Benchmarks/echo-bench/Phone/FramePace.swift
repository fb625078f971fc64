/// The pace of all telephone sound.
enum FramePace {
    private static let step = Duration.milliseconds(4)

    /// Calls each number below `count` once in every period, some of them every 4 ms; until it is cancelled.
    ///
    /// - Parameter period: a multiple of 4 ms.
    static func keep(_ count: Int, every period: Duration = .milliseconds(20), _ act: (Int) -> Void) async {
        let clock = ContinuousClock()
        let slots = Int(period / step)
        var due = clock.now
        for slot in 0... {
            due = max(due + step, clock.now - .milliseconds(200))
            guard (try? await clock.sleep(until: due, tolerance: .zero)) != nil else { return }
            for index in stride(from: slot % slots, to: count, by: slots) { act(index) }
        }
    }
}
