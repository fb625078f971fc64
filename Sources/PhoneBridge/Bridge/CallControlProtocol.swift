/// What can be done with a call beside its sound.
public protocol CallControlProtocol: Sendable {
    /// Connects the caller with another telephone.
    ///
    /// - Throws: why that cannot be.
    func transfer(_ call: String, to number: String) async throws(PhoneLineError)
}
