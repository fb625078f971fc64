public import Foundation

/// An API key that is kept: everything about it but the key.
public struct KeptAPIKey: Sendable, Hashable {
    public enum Place: String, Sendable, Hashable, Codable {
        case keyring
        /// A file of this program's, encrypted with the storage key.
        case file
    }

    public let name: APIKeyName
    public let place: Place
    public let since: Date
}
