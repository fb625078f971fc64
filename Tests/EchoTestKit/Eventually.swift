/// Looks until something holds; false when it does not within the limit, which is long for a machine that builds meanwhile.
public func eventually(within limit: Duration = .seconds(30), _ holds: () async -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + limit
    while true {
        // Asked before looking: a machine that is busy may let the limit pass in one nap.
        let isLate = ContinuousClock.now >= deadline
        if await holds() { return true }
        if isLate { return false }
        try? await Task.sleep(for: .milliseconds(2))
    }
}
