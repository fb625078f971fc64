import CALSA
import Echo

/// The switches of a sound card, where no sound server looks after them.
enum ALSAMixer {
    /// The elements that switch a whole direction: cards name them alike.
    private static let names: [AudioDevice.Direction: Set<String>] = [
        .input: ["Capture", "Mic", "Headset", "Headset Mic", "Internal Mic"],
        .output: ["Master", "Speaker", "PCM", "Headphone"],
    ]

    /// Whether a switch of this direction is off and none is on.
    ///
    /// - Parameters:
    ///   - card: as ALSA opens its controls: "hw:CARD=PCH".
    ///   - configuration: to read instead of the process-wide one.
    static func isMuted(
        _ direction: AudioDevice.Direction, card: String, configuration: ALSAConfiguration? = nil
    ) -> Bool {
        ALSALibrary.silence()
        var mixer: OpaquePointer?
        guard snd_mixer_open(&mixer, 0) >= 0, let mixer else { return false }
        defer { snd_mixer_close(mixer) }
        guard attach(mixer, card, configuration), snd_mixer_selem_register(mixer, nil, nil) >= 0,
            snd_mixer_load(mixer) >= 0
        else { return false }
        let switches = elements(of: mixer).compactMap { isOn($0, direction) }
        return !switches.isEmpty && !switches.contains(true)
    }

    /// The card that a device of ALSA's belongs to: "plughw:CARD=PCH,DEV=0" to "hw:CARD=PCH".
    static func card(of device: String) -> String {
        let arguments = device.split(separator: ":", maxSplits: 1).dropFirst().first ?? ""
        let card = arguments.split(separator: ",").first { $0.hasPrefix("CARD=") }
        return card.map { "hw:\($0)" } ?? "default"
    }

    private static func attach(_ mixer: OpaquePointer, _ card: String, _ configuration: ALSAConfiguration?) -> Bool {
        guard let configuration else { return snd_mixer_attach(mixer, card) >= 0 }
        var control: OpaquePointer?
        guard snd_ctl_open_lconf(&control, card, 0, configuration.root) >= 0, let control else { return false }
        var handle: OpaquePointer?
        guard snd_hctl_open_ctl(&handle, control) >= 0, let handle else {
            snd_ctl_close(control)
            return false
        }
        return snd_mixer_attach_hctl(mixer, handle) >= 0
    }

    private static func elements(of mixer: OpaquePointer) -> [OpaquePointer] {
        var found: [OpaquePointer] = []
        var next = snd_mixer_first_elem(mixer)
        while let element = next {
            found.append(element)
            next = snd_mixer_elem_next(element)
        }
        return found
    }

    /// Nil for what is no switch of this direction.
    private static func isOn(_ element: OpaquePointer, _ direction: AudioDevice.Direction) -> Bool? {
        guard let name = snd_mixer_selem_get_name(element), names[direction]?.contains(String(cString: name)) ?? false
        else { return nil }
        var value: Int32 = 0
        switch direction {
        case .input:
            guard snd_mixer_selem_has_capture_switch(element) != 0 else { return nil }
            snd_mixer_selem_get_capture_switch(element, SND_MIXER_SCHN_FRONT_LEFT, &value)
        case .output:
            guard snd_mixer_selem_has_playback_switch(element) != 0 else { return nil }
            snd_mixer_selem_get_playback_switch(element, SND_MIXER_SCHN_FRONT_LEFT, &value)
        }
        return value != 0
    }
}
