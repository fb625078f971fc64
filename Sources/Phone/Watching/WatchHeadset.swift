import Echo
import EchoAudio
import Foundation
import PhoneBridge
import Synchronization

/// The microphone and the loudspeaker of this machine in a call at a bridge elsewhere; in one call at a time.
final class WatchHeadset: Sendable {
    enum Use: Sendable, Hashable {
        case listen
        /// A person who speaks in the call hears the caller.
        case talk
        case off
    }

    private struct Worn {
        let call: String
        let headset: CallHeadset
        var speaks = false
    }

    private let devices: @Sendable () -> AudioDevices
    private let send: @Sendable (_ sound: Data, _ call: String) -> Void
    private let worn = Mutex<Worn?>(nil)

    /// - Parameters:
    ///   - devices: of this machine; asked for when a call is heard for the first time.
    ///   - send: gets what is said, in µ-law.
    init(
        _ devices: @escaping @Sendable () -> AudioDevices,
        send: @escaping @Sendable (_ sound: Data, _ call: String) -> Void
    ) {
        (self.devices, self.send) = (devices, send)
    }

    func use(_ use: Use, in call: String) {
        guard use != .off else { return takeOff(call) }
        let (headset, old) = worn.withLock { worn -> (CallHeadset, CallHeadset?) in
            if let same = worn, same.call == call {
                worn?.speaks = use == .talk
                return (same.headset, nil)
            }
            let new = CallHeadset(devices(), codec: .muLaw) { [send] in send($0, call) }
            defer { worn = Worn(call: call, headset: new, speaks: use == .talk) }
            return (new, worn?.headset)
        }
        if let old { Task { await old.close() } }
        headset.talk(use == .talk)
        headset.listen(true)
    }

    /// People who speak do not hear their own words come back.
    func hear(_ sound: CallSound, of call: String) {
        let headset = worn.withLock { worn -> CallHeadset? in
            guard let worn, worn.call == call else { return nil }
            if case .assistant = sound, worn.speaks { return nil }
            return worn.headset
        }
        headset?.hear(sound)
    }

    func close() async { await worn.withLock { $0.take() }?.headset.close() }

    private func takeOff(_ call: String) {
        let old = worn.withLock { worn -> CallHeadset? in
            guard worn?.call == call else { return nil }
            return worn.take()?.headset
        }
        if let old { Task { await old.close() } }
    }
}
