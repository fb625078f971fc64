import EchoScreen
import EchoStore
import Foundation
import Phone
import PhoneBridge

extension CallArchive {
    /// - Parameters:
    ///   - folder: that of the conversations.
    ///   - sound: that of sound; nil for the one within.
    init(_ store: ConversationStore, folder: String, sound: String? = nil, keys: any StorageKeyProviderProtocol) {
        self.init(store, sounds: SoundLibrary(of: store, keys: keys), folder: folder) {
            SoundKeeper(folder: folder, sound: sound, keys: keys)
        }
    }
}

extension ConversationStore: CallConversationsProtocol {}

extension SoundKeeper: CallSoundKeeperProtocol {}

extension SoundLibrary: CallSoundsProtocol {
    package nonisolated func track(ofCall call: String) async throws(StoreError) -> CallTrack? {
        track(try await pieces(ofCall: call))
    }

    package nonisolated func track(of sounds: [KeptSound]) -> CallTrack? {
        // Which side a piece is of makes nothing longer.
        track(CallSoundPiece.preferred(sounds.map { CallSoundPiece($0, isCaller: true) }))
    }

    private nonisolated func track(_ pieces: [CallSoundPiece]) -> CallTrack? {
        guard !pieces.isEmpty else { return nil }
        let soundtrack = CallSoundtrack(pieces)
        return CallTrack(duration: soundtrack.duration, size: soundtrack.size) { range throws(SoundError) in
            try await soundtrack.bytes(in: range, from: self)
        }
    }
}

extension StorageKeyProviderProtocol {
    /// The key that calls are encrypted with.
    func callCipher() async throws(PhoneError) -> CallCipher {
        do throws(StorageKeyError) {
            return CallCipher(root: try await storageKey().symmetric)
        } catch {
            throw PhoneError(error.text)
        }
    }
}

extension APIKeys {
    /// The token of the account at Twilio; nil for none.
    nonisolated func twilioToken() async throws(PhoneError) -> String? {
        guard let name = APIKeyName(TwilioAccount.keyName) else { return nil }
        do throws(APIKeyError) { return try await key(name)?.reveal() } catch { throw PhoneError(error.text) }
    }
}
