import EchoScreen
import EchoStore
import Foundation

/// Encrypts conversations, or decrypts them. It prints a line for each batch.
struct EncryptingSample {
    let folder: String
    let isOn: Bool

    func run() async throws {
        let store = ConversationStore(folder: folder, keys: StorageKeyFile(path: "\(folder)/storage.key"))
        let news = store.news()
        async let printed: Void = {
            for await case .encrypting(_, let done, _) in news {
                FileHandle.standardOutput.write(Data("\(done)\n".utf8))
            }
        }()
        try await store.setEncrypted(isOn, day: "2026-11-25")
        await store.close()
        await printed
    }
}
