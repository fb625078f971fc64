import EchoScreen
import PhoneBridge

/// Where calls are remembered: as conversations of the history, and their sound beside them.
package struct CallArchive: Sendable {
    let conversations: any CallConversationsProtocol
    let sounds: any CallSoundsProtocol
    /// That of the conversations, whose disk has to have room.
    let folder: String
    private let makeKeeper: @Sendable () -> any CallSoundKeeperProtocol

    /// - Parameters:
    ///   - folder: that of the conversations.
    ///   - makeKeeper: makes one that keeps the sound of one conversation, or of one whole call.
    package init(
        _ conversations: any CallConversationsProtocol, sounds: any CallSoundsProtocol, folder: String,
        makeKeeper: @escaping @Sendable () -> any CallSoundKeeperProtocol
    ) {
        (self.conversations, self.sounds, self.folder) = (conversations, sounds, folder)
        self.makeKeeper = makeKeeper
    }

    var vault: any RecordingVaultProtocol { KeptCallVault(sounds: sounds) }

    /// - Parameters:
    ///   - isOn: whether conversations are kept at all: sound without one belongs nowhere.
    ///   - tell: is told what becomes of the sound; it must not wait.
    func recorder(
        isOn: @escaping @Sendable () -> Bool, tell: @escaping @Sendable (PhoneNews) -> Void
    ) -> any CallRecorderProtocol {
        CallSoundRecorder(
            sounds, makeKeeper: makeKeeper, flush: { [conversations] in await conversations.flush() }, isOn: isOn
        ) { tell(.sound($0, call: $1)) }
    }
}
