import CALSA
import Echo
import Glibc

/// The devices of this machine.
public enum ALSADevices {
    /// Those that people choose from, both directions, by the names they know; asks the sound system each time.
    ///
    /// Takes milliseconds, and less than a second from a sound server that does not answer. Opens nothing.
    /// - Parameters:
    ///   - soundServer: as `PULSE_SERVER` has it; nil for what the environment says.
    ///   - environment: of the process: where its sound server listens.
    public static func choices(soundServer: String? = nil, environment: [String: String] = [:]) async -> [SoundDevice] {
        await answer { found(soundServer, environment)?.devices ?? bare() } ?? []
    }

    /// The same with who told it; nil while a sound server that is there does not answer.
    public static func survey(
        soundServer: String? = nil, environment: [String: String] = [:]
    ) async -> SoundDeviceList? {
        let told: SoundDeviceList?? = await answer { found(soundServer, environment) }
        return told ?? nil
    }

    /// Nil when a sound server that is there did not answer in time: nothing is known then.
    static func found(_ soundServer: String?, _ environment: [String: String]) -> SoundDeviceList? {
        guard let address = PulseAddress(server: soundServer, environment: environment) else {
            return SoundDeviceList(bare(), hasServer: false)
        }
        do throws(PulseError) {
            let directory = try PulseConnection.directory(at: address)
            return SoundDeviceList(SoundDeviceCatalog.devices(of: directory), hasServer: true)
        } catch {
            return error == .late ? nil : SoundDeviceList(bare(), hasServer: false)
        }
    }

    /// What ALSA alone knows of.
    private static func bare() -> [SoundDevice] {
        SoundDeviceCatalog.devices(of: list()).map { found in
            var device = found
            device.device.isMuted = ALSAMixer.isMuted(
                found.device.direction, card: ALSAMixer.card(of: found.device.id))
            return device
        }
    }

    /// Looks on a thread of its own; nil when there is none left.
    private static func answer<Answer: Sendable>(_ look: @escaping @Sendable () -> Answer) async -> Answer? {
        await withCheckedContinuation { (continuation: CheckedContinuation<Answer?, Never>) in
            let isSpawned = DeviceThread.spawn("echo-devices") { continuation.resume(returning: look()) }
            if !isSpawned { continuation.resume(returning: nil) }
        }
    }

    /// Everything that ALSA's configuration names. May take a moment; opens nothing.
    public static func list() -> [ALSADeviceDescription] {
        ALSALibrary.silence()
        var hints: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
        guard snd_device_name_hint(-1, "pcm", &hints) >= 0, let hints else { return [] }
        defer { snd_device_name_free_hint(hints) }
        var found: [ALSADeviceDescription] = []
        var index = 0
        while let hint = hints[index] {
            if let device = describe(hint) { found.append(device) }
            index += 1
        }
        return found
    }

    private static func describe(_ hint: UnsafeMutableRawPointer) -> ALSADeviceDescription? {
        guard let name = text(hint, "NAME") else { return nil }
        // No direction means both.
        let direction = text(hint, "IOID")
        return ALSADeviceDescription(
            name: name, description: text(hint, "DESC") ?? name, canCapture: direction != "Output",
            canPlay: direction != "Input")
    }

    private static func text(_ hint: UnsafeMutableRawPointer, _ key: String) -> String? {
        guard let value = snd_device_name_get_hint(hint, key) else { return nil }
        defer { free(value) }
        return String(cString: value)
    }
}
