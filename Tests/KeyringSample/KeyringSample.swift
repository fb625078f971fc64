import EchoStore
import Foundation

/// Asks the keyring of its environment for one thing, then ends: what GLib loads stays loaded, with the bus it has found.
@main struct KeyringSample {
    static func main() async {
        let words = CommandLine.arguments.dropFirst()
        var patience = SecretServiceKeyring.Patience()
        (patience.answer, patience.person) = (.seconds(1), .seconds(2))
        let keyring = SecretServiceKeyring(
            SessionBus(environment: ProcessInfo.processInfo.environment), patience: patience)
        for command in words.split(separator: "then") {
            do throws(KeyringError) {
                print(try await answer(Array(command), keyring))
            } catch {
                print("error: \(error.text)")
            }
        }
    }

    private static func answer(_ words: [String], _ keyring: SecretServiceKeyring) async throws(KeyringError) -> String
    {
        switch words.first {
        case "set":
            try await keyring.set(Secret(words[2]), words[1], label: "a test's")
            return "kept"
        case "get": return try await keyring.secret(words[1])?.reveal() ?? "nothing"
        case "remove":
            try await keyring.remove(words[1])
            return "removed"
        case "wait":
            // Until its parent says so, or goes.
            _ = readLine()
            return "waited"
        default: return await key(of: words[1], keyring)
        }
    }

    private static func key(of folder: String, _ keyring: SecretServiceKeyring) async -> String {
        let keys = StorageKeyring(folder: folder, keyring: keyring)
        do throws(StorageKeyError) {
            let key = try await keys.storageKey()
            let place = try await keys.place()
            return "\(place.map(\.rawValue) ?? "nowhere") \(key == (try await keys.storageKey()))"
        } catch {
            return error.text
        }
    }
}
