import NIOCore

/// A registration that an endpoint looks after.
struct SIPRegistrationEntry {
    var rules: SIPRegistration
    let credentials: SIPCredentials
    let peer: SocketAddress
    /// Waits until it is known whether it worked.
    var opening: CheckedContinuation<PhoneLineError?, Never>?
    /// Told of what changes later; it must not wait.
    let onChange: @Sendable (SIPRegistrationChange) -> Void
}
