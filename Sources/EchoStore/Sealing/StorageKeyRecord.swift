import Foundation

/// Where the key lies and which one it is, so that a key that is gone is missed and not replaced by a new one.
struct StorageKeyRecord: Codable, Hashable {
    let fingerprint: String
    var place: StorageKeyPlace
    let since: Date
}
