import Echo
import EchoApp
import EchoStore
import Foundation
import PhoneBridge
import Synchronization

/// Keeps the sound of calls where conversations are kept, each message a file, encrypted.
final class CallSoundRecorder: CallRecorderProtocol {
    /// What is being kept of one call.
    private struct Running {
        let keeper: SoundKeeper
        let following: Task<[KeptSound], Never>
    }

    private let makeKeeper: @Sendable () -> SoundKeeper
    private let library: SoundLibrary
    private let isOn: @Sendable () -> Bool
    private let tell: @Sendable (SoundKeepingNews, _ call: String) -> Void
    private let running = Mutex<[String: Running]>([:])

    /// - Parameters:
    ///   - isOn: whether it may be kept now.
    ///   - tell: what becomes of the sound; it must not wait.
    init(
        _ library: SoundLibrary, makeKeeper: @escaping @Sendable () -> SoundKeeper,
        isOn: @escaping @Sendable () -> Bool,
        tell: @escaping @Sendable (SoundKeepingNews, _ call: String) -> Void
    ) {
        (self.library, self.makeKeeper, self.isOn, self.tell) = (library, makeKeeper, isOn, tell)
    }

    func begin(
        _ call: PhoneLineCall, _ sound: AsyncStream<ConversationSound>, _ events: EventBatches<EchoEvent>
    ) async -> Bool {
        let (keeper, id) = (makeKeeper(), call.id)
        guard isOn(), let news = try? await keeper.start(sound, events) else { return false }
        let following = Task { [tell] in
            var kept: [String: KeptSound] = [:]
            for await item in news {
                switch item {
                case .began(let sound), .kept(let sound): kept[sound.file] = sound
                case .discarded(let sound): kept[sound.file] = nil
                case .failed: break
                }
                tell(item, id)
            }
            return Array(kept.values)
        }
        running.withLock { $0[id] = Running(keeper: keeper, following: following) }
        return true
    }

    func discard(_ call: String) async {
        for sound in await stop(call) {
            await library.discard(sound)
            tell(.discarded(sound), call)
        }
    }

    func end(_ call: String) async -> CallSoundKept? {
        // Which side a piece is of makes nothing longer.
        let pieces = await stop(call).filter { $0.duration > .zero }.map { CallSoundPiece($0, isCaller: true) }
        return CallSoundKept(pieces, ofCall: call)
    }

    private func stop(_ call: String) async -> [KeptSound] {
        guard let last = running.withLock({ $0.removeValue(forKey: call) }) else { return [] }
        await last.keeper.stop()
        return await last.following.value
    }
}
