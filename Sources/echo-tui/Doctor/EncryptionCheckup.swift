import EchoScreen
import EchoStore

/// Where the key lies that kept things are encrypted with, and whether it is there. It makes none.
struct EncryptionCheckup: CheckupProtocol {
    let storage: StorageKeyring

    func findings() async -> [Finding] {
        do throws(StorageKeyError) {
            guard let place = try await storage.foundPlace() else {
                return [.good("Encryption", "no storage key yet: nothing has been encrypted so far")]
            }
            _ = try await storage.storageKey()
            return [.good("Encryption", place.text)]
        } catch .passphraseNeeded {
            return [.good("Encryption", StorageKeyPlace.passphrase.text)]
        } catch {
            return [.bad("Encryption", "the storage key cannot be read", advice: error.text)]
        }
    }
}
