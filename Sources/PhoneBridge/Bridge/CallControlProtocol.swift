/// What can be done with a call beside its sound.
public protocol CallControlProtocol: Sendable {
    /// Begins to connect the caller with another telephone: it rings there.
    ///
    /// - Parameter caller: whose number is shown there.
    /// - Throws: why that cannot be.
    func transfer(_ call: String, _ transfer: LineTransfer, as caller: String) async throws(PhoneLineError)
}
