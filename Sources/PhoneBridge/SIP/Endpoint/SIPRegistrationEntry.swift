/// A registration that an endpoint looks after.
struct SIPRegistrationEntry {
    var rules: SIPRegistration
    let credentials: SIPCredentials
    let peer: SIPFlow
    /// All addresses of the exchange: its calls may come from any of them.
    let hosts: Set<String>
    /// Waits until it is known whether it worked.
    var opening: CheckedContinuation<PhoneLineError?, Never>?
    /// Told of what changes later; it must not wait.
    let onChange: @Sendable (SIPRegistrationChange) -> Void
}
