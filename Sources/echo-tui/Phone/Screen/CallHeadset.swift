import Echo
import EchoALSA
import EchoAudio
import EchoWake
import Foundation
import PhoneBridge
import Synchronization

/// The microphone and the loudspeaker of this machine in one call: to listen in, and to speak in the assistant's place.
final class CallHeadset: Sendable {
    private static let item = "call"

    private let devices: SoundDevices
    private let codec: AudioCodec
    private let speak: @Sendable (Data) -> Void
    private let mix: Mutex<CallMix>
    private let state = Mutex((hears: false, speaks: false))
    /// Opens and closes the devices, one after the other.
    private let work: AsyncStream<@Sendable () async -> Void>.Continuation
    private let isDone: Task<Void, Never>

    /// - Parameter speak: gets what is said, as the line has it.
    init(_ devices: SoundDevices, codec: AudioCodec, speak: @escaping @Sendable (Data) -> Void) {
        (self.devices, self.codec, self.speak) = (devices, codec, speak)
        mix = Mutex(CallMix(codec: codec))
        let (jobs, work) = AsyncStream.makeStream(of: (@Sendable () async -> Void).self)
        self.work = work
        isDone = Task { for await job in jobs { await job() } }
    }

    func hear(_ sound: CallSound) {
        guard state.withLock(\.hears) else { return }
        let samples = mix.withLock { $0.hear(sound) }
        if !samples.isEmpty { devices.loudspeaker.enqueue(PCM16(samples), item: Self.item) }
    }

    func listen(_ hears: Bool) {
        let changes = state.withLock { state in
            defer { state.hears = hears }
            return state.hears != hears
        }
        guard changes else { return }
        work.yield { [devices] in
            if hears { devices.loudspeaker.start { _ in } } else { await devices.loudspeaker.stop() }
        }
    }

    /// Who speaks hears the caller.
    func talk(_ speaks: Bool) {
        let changes = state.withLock { state in
            defer { state.speaks = speaks }
            return state.speaks != speaks
        }
        guard changes else { return }
        if speaks { listen(true) }
        work.yield { [devices, codec, speak] in
            guard speaks else { return await devices.microphone.stop() }
            let encoder = Mutex(LineEncoder(codec))
            devices.microphone.start { event in
                if case .captured(let captured) = event { speak(encoder.withLock { $0.encode(captured.sound) }) }
            }
        }
    }

    func close() async {
        talk(false)
        listen(false)
        work.finish()
        await isDone.value
    }
}
