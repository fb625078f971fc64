import CALSA
import Glibc

/// The devices ALSA's configuration names.
public enum ALSADevices {
    /// May take a moment; opens nothing.
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
