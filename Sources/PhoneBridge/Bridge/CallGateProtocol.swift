/// Decides which calls may be.
public protocol CallGateProtocol: Sendable {
    func incoming(from: String, to: String) async -> CallAdmission
    /// - Parameter number: as it was given; it may be none.
    func outgoing(to number: String) async -> CallAdmission
}
