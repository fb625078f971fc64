/// A house that keeps notifications until somebody dismisses them.
public protocol HouseNoticesProtocol: Sendable {
    /// The oldest first.
    func notices() async throws(HouseError) -> [HouseNotice]

    func dismiss(_ notices: [HouseNotice]) async throws(HouseError)
}
