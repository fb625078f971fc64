import Echo
import EchoScreen

/// How each device for sound is used, as `[sound.devices."NAME"]` keeps it.
enum TOMLDevices {
    static let section = "sound.devices"

    static func read(_ section: inout TOMLSection) -> DevicePreferences {
        DevicePreferences(
            inputGain: section.number("input_gain_db", in: DevicePreferences.gainRange) ?? 0,
            outputGain: section.number("output_gain_db", in: DevicePreferences.gainRange) ?? 0,
            latency: .milliseconds(Int(section.number("output_latency_ms", in: DevicePreferences.latencyRange) ?? 0)),
            protection: section.choice("echo_protection"))
    }
}
