/// SIP telephones whose calls a bridge carries, and can be asked about.
package struct BridgedTelephones: Sendable {
    let service: SIPService
    private let registration: SIPAccount?
    private let onListening: @Sendable (Int) -> Void
    private let onChange: @Sendable (SIPRegistrationChange) -> Void

    /// - Parameters:
    ///   - service: at the desk of the bridge.
    ///   - registration: a PBX at which to be a telephone.
    ///   - onListening: gets the port of SIP, once, and when it is registered.
    ///   - onChange: is told when the registration is lost later, and when it is back; it must not wait.
    package init(
        _ service: SIPService, registration: SIPAccount? = nil,
        onListening: @escaping @Sendable (Int) -> Void = { _ in },
        onChange: @escaping @Sendable (SIPRegistrationChange) -> Void = { _ in }
    ) {
        (self.service, self.registration) = (service, registration)
        (self.onListening, self.onChange) = (onListening, onChange)
    }

    func open() async throws { onListening(try await service.open(registration: registration, onChange: onChange)) }
}
