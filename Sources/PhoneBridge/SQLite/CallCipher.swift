public import EchoCrypto
import Foundation

/// Encrypts what is said in calls, and with whom, before it is written to a file.
public struct CallCipher: Sendable {
    private let key: SymmetricKey
    private let indexKey: SymmetricKey

    /// - Parameter root: the key that everything else of the program is encrypted with.
    public init(root: SymmetricKey) {
        func derived(_ purpose: String) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(inputKeyMaterial: root, info: Data("echo-tui \(purpose)".utf8), outputByteCount: 32)
        }
        (key, indexKey) = (derived("calls"), derived("numbers of calls"))
    }

    /// - Parameter place: where it stands; it is worth nothing elsewhere.
    func sealed(_ text: String, in place: String) throws(CallStoreError) -> Data {
        do {
            return try AES.GCM.seal(Data(text.utf8), using: key, authenticating: Data(place.utf8)).combined
        } catch {
            throw .unreadable(field: place)
        }
    }

    /// Nil for what was sealed with another key, or for another place.
    func opened(_ data: Data, in place: String) -> String? {
        guard let box = try? AES.GCM.SealedBox(combined: data),
            let text = try? AES.GCM.open(box, using: key, authenticating: Data(place.utf8))
        else { return nil }
        return String(decoding: text, as: UTF8.self)
    }

    /// Finds a number again without showing it.
    func index(of number: String) -> String {
        Data(HMAC<SHA256>.authenticationCode(for: Data(number.utf8), using: indexKey)).base64EncodedString()
    }
}
