import Echo
import EchoAudio
import EchoScreen
import Foundation
import PhoneBridge
import Synchronization

/// The microphone and the loudspeaker of this machine in one call: to listen in, to speak in the assistant's place, and to
/// hear and be heard by way of an interpreter.
final class CallHeadset: Sendable {
    private static let item = "call"

    private struct State {
        var hears = false
        var speaks = false
        /// What the other side says goes to an interpreter, and not to the loudspeaker; nil while nobody interprets.
        var interpreted: CallerMicrophone?

        /// Which devices are open for the sound as it is.
        var plain: (hears: Bool, speaks: Bool) { interpreted == nil ? (hears, speaks) : (false, false) }
    }

    private let devices: AudioDevices
    private let codec: AudioCodec
    private let speak: @Sendable (Data) -> Void
    private let mix: Mutex<CallMix>
    private let state = Mutex(State())
    /// Opens and closes the devices, one after the other.
    private let work: AsyncStream<@Sendable () async -> Void>.Continuation
    private let isDone: Task<Void, Never>

    /// - Parameters:
    ///   - devices: of this machine.
    ///   - speak: gets what is said, as the line has it.
    init(_ devices: AudioDevices, codec: AudioCodec, speak: @escaping @Sendable (Data) -> Void) {
        self.devices = devices
        self.codec = codec
        self.speak = speak
        mix = Mutex(CallMix(codec: codec))
        let (jobs, work) = AsyncStream.makeStream(of: (@Sendable () async -> Void).self)
        self.work = work
        isDone = Task { for await job in jobs { await job() } }
    }

    func hear(_ sound: CallSound) {
        let (hears, interpreted) = state.withLock { ($0.plain.hears, $0.interpreted) }
        if let interpreted, case .caller(let bytes) = sound { interpreted.hear(bytes) }
        guard hears else { return }
        let samples = mix.withLock { $0.hear(sound) }
        if !samples.isEmpty { devices.loudspeaker?.enqueue(PCM16(samples), item: Self.item) }
    }

    func listen(_ hears: Bool) { change { $0.hears = hears } }

    /// A person who speaks in the call hears the caller.
    func talk(_ speaks: Bool) {
        change { state in
            state.speaks = speaks
            if speaks { state.hears = true }
        }
    }

    /// Neither side hears the other itself from now on. Returns when the devices are free.
    func beginInterpreting() async -> InterpretedCall {
        let caller = CallerMicrophone(codec: codec)
        change { $0.interpreted = caller }
        await settled()
        return InterpretedCall(
            person: AudioDevices(
                microphone: devices.microphone?.beside, loudspeaker: CallLoudspeaker(codec: codec, speak: speak)),
            partner: AudioDevices(microphone: caller, loudspeaker: devices.loudspeaker))
    }

    func endInterpreting() { change { $0.interpreted = nil } }

    func close() async {
        change { ($0.hears, $0.speaks) = (false, false) }
        work.finish()
        await isDone.value
    }

    // MARK: - Devices

    private func change(_ change: (inout State) -> Void) {
        // Queued within the lock: what was asked last is done last.
        state.withLock { state in
            let before = state.plain
            change(&state)
            let now = state.plain
            if now.hears != before.hears { work.yield { [self] in await open(loudspeaker: now.hears) } }
            if now.speaks != before.speaks { work.yield { [self] in await open(microphone: now.speaks) } }
        }
    }

    private func settled() async {
        await withCheckedContinuation { continuation in
            if case .terminated = work.yield({ continuation.resume() }) { continuation.resume() }
        }
    }

    private func open(loudspeaker opens: Bool) async {
        if opens { devices.loudspeaker?.start { _ in } } else { await devices.loudspeaker?.stop() }
    }

    private func open(microphone opens: Bool) async {
        guard let microphone = devices.microphone else { return }
        guard opens else { return await microphone.stop() }
        let encoder = Mutex(LineEncoder(codec))
        microphone.start { [speak] event in
            if case .captured(let captured) = event { speak(encoder.withLock { $0.encode(captured.sound) }) }
        }
    }
}
