import EchoApp
import EchoStore
import PhoneBridge

/// Where calls are remembered: as conversations of the history, and their sound beside them.
struct CallArchive: Sendable {
    let conversations: ConversationStore
    let sounds: SoundLibrary
    private let folder: String
    private let keys: any StorageKeyProviderProtocol

    /// - Parameter folder: that of the conversations.
    init(_ conversations: ConversationStore, folder: String, keys: any StorageKeyProviderProtocol) {
        (self.conversations, self.folder, self.keys) = (conversations, folder, keys)
        sounds = SoundLibrary(of: conversations, keys: keys)
    }

    var vault: any RecordingVaultProtocol { KeptCallVault(library: sounds) }

    /// - Parameters:
    ///   - isOn: whether conversations are kept at all: sound without one belongs nowhere.
    ///   - tell: what becomes of the sound; it must not wait.
    func recorder(
        isOn: @escaping @Sendable () -> Bool, tell: @escaping @Sendable (PhoneNews) -> Void
    ) -> any CallRecorderProtocol {
        CallSoundRecorder(
            sounds, makeKeeper: { [folder, keys] in SoundKeeper(folder: folder, keys: keys) }, isOn: isOn
        ) { tell(.sound($0, call: $1)) }
    }
}
