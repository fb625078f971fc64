import Echo
import PhoneBridge

/// The program that the telephone is plugged into.
package struct PhoneProgram: Sendable {
    /// Accounts, passwords and the public address.
    let environment: [String: String]
    let storedToken: TwilioAccount.StoredToken
    let version: String
    let sound: @Sendable () -> AudioDevices

    /// - Parameters:
    ///   - environment: names accounts, passwords and the public address.
    ///   - storedToken: that of the account, where the environment has none.
    ///   - version: for those that ask a line what it is.
    ///   - sound: the microphone and the loudspeaker of this machine, for one call.
    package init(
        environment: [String: String], storedToken: @escaping TwilioAccount.StoredToken, version: String,
        sound: @escaping @Sendable () -> AudioDevices
    ) {
        (self.environment, self.storedToken) = (environment, storedToken)
        (self.version, self.sound) = (version, sound)
    }
}
