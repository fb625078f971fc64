import Echo
import EchoScreen
import Foundation
import PhoneBridge
import Synchronization

/// Keeps the sound of calls where conversations are kept, encrypted: each side of the whole call a file, and each message.
final class CallSoundRecorder: CallRecorderProtocol {
    /// The recording of one call while it goes on.
    private struct Running {
        let keepers: [any CallSoundKeeperProtocol]
        let following: Task<[KeptSound], Never>
    }

    private let makeKeeper: @Sendable () -> any CallSoundKeeperProtocol
    private let sounds: any CallSoundsProtocol
    private let flush: @Sendable () async -> Void
    private let isOn: @Sendable () -> Bool
    private let tell: @Sendable (SoundKeepingNews, _ call: String) -> Void
    private let running = Mutex<[String: Running]>([:])

    /// - Parameters:
    ///   - flush: returns when what was told to the archive is written.
    ///   - isOn: whether it may be kept now.
    ///   - tell: is told what becomes of the sound; it must not wait.
    init(
        _ sounds: any CallSoundsProtocol, makeKeeper: @escaping @Sendable () -> any CallSoundKeeperProtocol,
        flush: @escaping @Sendable () async -> Void, isOn: @escaping @Sendable () -> Bool,
        tell: @escaping @Sendable (SoundKeepingNews, _ call: String) -> Void
    ) {
        (self.sounds, self.makeKeeper, self.flush) = (sounds, makeKeeper, flush)
        (self.isOn, self.tell) = (isOn, tell)
    }

    func begin(
        _ call: PhoneLineCall, _ whole: WholeCallStream, _ sound: AsyncStream<ConversationSound>,
        _ events: EventBatches<EchoEvent>
    ) async -> Bool {
        let (keeper, wholeKeeper, id) = (makeKeeper(), makeKeeper(), call.id)
        guard isOn(),
            let wholeNews = try? await wholeKeeper.start(
                whole: whole.sound, user: WholeCallSound.caller(of: id), assistant: WholeCallSound.line(of: id),
                from: whole.start, before: whole.before)
        else { return false }
        guard let news = try? await keeper.start(sound, events) else {
            await wholeKeeper.stop()
            for await case .kept(let sound) in wholeNews { await sounds.discard(sound) }
            return false
        }
        let following = Task { [tell] in
            async let all = Self.follow(wholeNews) { tell($0, id) }
            return await Self.follow(news) { tell($0, id) } + all
        }
        // A recording that is turned on again goes on in new files.
        let new = Running(keepers: [keeper, wholeKeeper], following: following)
        let last = running.withLock { $0.updateValue(new, forKey: id) }
        for keeper in last?.keepers ?? [] { await keeper.stop() }
        return true
    }

    private static func follow(
        _ news: AsyncStream<SoundKeepingNews>, _ tell: @Sendable (SoundKeepingNews) -> Void
    ) async -> [KeptSound] {
        var kept: [String: KeptSound] = [:]
        for await item in news {
            switch item {
            case .began(let sound), .kept(let sound): kept[sound.file] = sound
            case .discarded(let sound): kept[sound.file] = nil
            case .failed: break
            }
            tell(item)
        }
        return Array(kept.values)
    }

    func discard(_ call: String) async {
        for sound in await stop(call) {
            await sounds.discard(sound)
            tell(.discarded(sound), call)
        }
    }

    /// Returns when the archive has both sides of it.
    func end(_ call: String) async -> CallSoundKept? {
        let kept = await stop(call).filter { $0.duration > .zero }
        // That it began is written first. Where nothing can be written now, it waits with all else.
        await flush()
        try? await sounds.finish(kept)
        return CallSoundKept(sounds.track(of: kept), ofCall: call)
    }

    private func stop(_ call: String) async -> [KeptSound] {
        guard let last = running.withLock({ $0.removeValue(forKey: call) }) else { return [] }
        for keeper in last.keepers { await keeper.stop() }
        return await last.following.value
    }
}
