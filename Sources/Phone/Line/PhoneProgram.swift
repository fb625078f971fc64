import Echo
import EchoStore

/// The program that the telephone is plugged into.
package struct PhoneProgram: Sendable {
    /// Accounts, passwords and the public address.
    let environment: [String: String]
    let keys: APIKeys
    let version: String
    let sound: @Sendable () -> AudioDevices

    /// - Parameters:
    ///   - environment: names accounts, passwords and the public address.
    ///   - keys: of this person, for the token of an account.
    ///   - version: for those that ask a line what it is.
    ///   - sound: the microphone and the loudspeaker of this machine, for one call.
    package init(
        environment: [String: String], keys: APIKeys, version: String, sound: @escaping @Sendable () -> AudioDevices
    ) {
        (self.environment, self.keys, self.version, self.sound) = (environment, keys, version, sound)
    }
}
