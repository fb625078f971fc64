/// The pace of all telephone sound: 20 ms.
enum FramePace {
    /// Calls each number below `count` once in 20 ms, a fifth of them every 4 ms; until it is cancelled.
    static func keep(_ count: Int, _ act: (Int) -> Void) async {
        let clock = ContinuousClock()
        var due = clock.now
        for slot in 0... {
            due = max(due + .milliseconds(4), clock.now - .milliseconds(200))
            guard (try? await clock.sleep(until: due, tolerance: .zero)) != nil else { return }
            for index in stride(from: slot % 5, to: count, by: 5) { act(index) }
        }
    }
}
