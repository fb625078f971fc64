import EchoScreen
import EchoStore
import PhoneBridge

/// Where calls are remembered: as conversations of the history, and their sound beside them.
package struct CallArchive: Sendable {
    let conversations: ConversationStore
    let sounds: SoundLibrary
    /// That of the conversations.
    let folder: String
    /// That of sound.
    private let sound: String?
    private let keys: any StorageKeyProviderProtocol

    /// - Parameters:
    ///   - folder: that of the conversations.
    ///   - sound: that of sound; nil for the one within.
    package init(
        _ conversations: ConversationStore, folder: String, sound: String? = nil,
        keys: any StorageKeyProviderProtocol
    ) {
        (self.conversations, self.folder, self.sound, self.keys) = (conversations, folder, sound, keys)
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
            sounds, makeKeeper: { [folder, sound, keys] in SoundKeeper(folder: folder, sound: sound, keys: keys) },
            flush: { [conversations] in await conversations.flush() }, isOn: isOn
        ) { tell(.sound($0, call: $1)) }
    }
}
