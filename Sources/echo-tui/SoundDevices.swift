import Echo
import EchoALSA
import EchoApp
import EchoAudio

/// The microphone and the loudspeaker that were chosen, and what keeps the one from hearing the other.
actor SoundDevices: SoundDevicesProtocol {
    nonisolated let microphone: ALSACapture
    nonisolated let loudspeaker: ALSAPlayback
    private let shield = EchoShield(.off)
    private let environment: [String: String]
    private var protection = EchoProtection.off
    private var output: String?

    /// - Parameter environment: of the process: where its sound server listens.
    init(environment: [String: String]) {
        self.environment = environment
        microphone = ALSACapture(shield: shield)
        loudspeaker = ALSAPlayback(shield: shield)
    }

    /// What is measured of the echo.
    nonisolated var echo: EchoReading { shield.reading }

    nonisolated func devices() async -> [AudioDevice] {
        await ALSADevices.choices(environment: environment).map(\.device)
    }

    nonisolated var changes: AsyncStream<[AudioDevice]> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let watch = SoundDeviceWatch(environment: environment) { [weak self] found in
                continuation.yield(found.map(\.device))
                Task { await self?.protect() }
            }
            continuation.onTermination = { _ in watch.stop() }
            watch.start()
        }
    }

    func use(_ deviceID: String?, for direction: AudioDevice.Direction) async {
        switch direction {
        case .input: microphone.use(device: deviceID)
        case .output:
            output = deviceID
            loudspeaker.use(device: deviceID)
            await protect()
        }
    }

    func use(_ protection: EchoProtection) async {
        self.protection = protection
        await protect()
    }

    func tune(_ direction: AudioDevice.Direction, gain: Double, latency: Duration) {
        switch direction {
        case .input: microphone.tune(gain: gain)
        case .output: loudspeaker.tune(gain: gain, latency: latency)
        }
    }

    /// Whether protection is needed depends on the loudspeaker where it is chosen by itself.
    private func protect() async {
        guard protection == .automatic else { return shield.use(protection, isWorn: false) }
        let outputs = await ALSADevices.choices(environment: environment).filter { $0.device.direction == .output }
        let used = outputs.first { output == nil ? $0.device.isDefault : $0.device.id == output }
        // Meanwhile another may have been asked for.
        if protection == .automatic { shield.use(.automatic, isWorn: used?.isWorn ?? false) }
    }
}
