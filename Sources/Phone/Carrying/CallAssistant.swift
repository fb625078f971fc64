import EchoScreen
import PhoneBridge

/// Who answers the telephone, and by which settings; the program that it is part of runs both.
package struct CallAssistant: Sendable {
    package typealias Hosting = @Sendable (_ body: @Sendable (CallHost) async throws -> Void) async throws -> Void

    package let phone: PhonePreferences
    package let environment: [String: String]
    /// Prints and keeps what happens.
    package let office: PhoneOffice
    /// Where the settings stand, which other programs may change.
    package let settings: any SettingsStoreProtocol
    /// Tells of the signals that end the program.
    package let onSignal: @Sendable (@escaping @Sendable (Int32) -> Void) -> Void
    private let host: Hosting

    /// - Parameter host: runs its body with what calls are carried with.
    package init(
        _ phone: PhonePreferences, environment: [String: String], office: PhoneOffice,
        settings: any SettingsStoreProtocol,
        onSignal: @escaping @Sendable (@escaping @Sendable (Int32) -> Void) -> Void, _ host: @escaping Hosting
    ) {
        (self.phone, self.environment, self.office) = (phone, environment, office)
        (self.settings, self.onSignal, self.host) = (settings, onSignal, host)
    }

    /// Runs `body` with what calls are carried with.
    func use(_ body: @Sendable (CallHost) async throws -> Void) async throws { try await host(body) }
}
