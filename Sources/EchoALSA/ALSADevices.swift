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
        await withCheckedContinuation { continuation in
            let isSpawned = DeviceThread.spawn("echo-devices") {
                continuation.resume(returning: found(soundServer, environment))
            }
            if !isSpawned { continuation.resume(returning: []) }
        }
    }

    static func found(_ soundServer: String?, _ environment: [String: String]) -> [SoundDevice] {
        if let address = PulseAddress(server: soundServer, environment: environment),
            let directory = try? PulseConnection.directory(at: address), !directory.devices.isEmpty
        {
            return SoundDeviceCatalog.devices(of: directory)
        }
        return SoundDeviceCatalog.devices(of: list()).map { found in
            var device = found
            device.device.isMuted = ALSAMixer.isMuted(
                found.device.direction, card: ALSAMixer.card(of: found.device.id))
            return device
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
