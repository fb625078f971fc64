/// Looks until something holds; false when it does not within the limit, or the test is over.
public func eventually(within limit: Duration = TestPatience.limit, _ holds: () async -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + limit
    var nap = Duration.milliseconds(2)
    while true {
        // Asked before looking: a machine that is busy may let the limit pass in one nap.
        let isLate = ContinuousClock.now >= deadline || Task.isCancelled
        if await holds() { return true }
        if isLate { return false }
        try? await Task.sleep(for: nap)
        // Many wait at the same time, and looking costs what they wait for.
        nap = min(nap * 5 / 4, .milliseconds(20))
    }
}
