import Echo
import EchoAudio
import Foundation

/// What both sound checkups say and measure.
enum SoundWords {
    /// Half a second of A at a twentieth of full scale, with soft ends.
    static var testTone: PCM16 {
        let frames = PCM16.sampleRate / 2
        let ramp = Double(PCM16.sampleRate) / 50
        return PCM16(
            (0..<frames).map { frame in
                let edge = min(1, Double(min(frame, frames - frame)) / ramp)
                let wave = sin(2 * .pi * 440 * Double(frame) / Double(PCM16.sampleRate))
                return Int16(wave * edge * 1600)
            })
    }

    /// dBFS of the loudest sample.
    static func decibels(peakOf sound: PCM16) -> Double {
        let peak = sound.samples.map(\.magnitude).max() ?? 0
        return peak == 0 ? -.infinity : 20 * log10(Double(peak) / 32768)
    }

    static func finding(_ subject: String, _ error: AudioDeviceError) -> Finding {
        switch error {
        case .noDevice: .bad(subject, "there is none", advice: "Plug one in, or choose one in your sound settings.")
        case .noSoundServer:
            .bad(subject, "the sound server is not running", advice: "Start PipeWire or PulseAudio.")
        case .busy: .bad(subject, "another program holds it", advice: "Close that program and try again.")
        case .permissionDenied:
            .bad(subject, "this user may not use it", advice: "Join the group “audio” and log in again.")
        case .stalled:
            .bad(subject, "opens, but nothing moves", advice: "Restart the sound server, or plug the device in again.")
        case .failed(_, let reason):
            .bad(subject, "fails: \(reason)", advice: "Try “aplay -l” and “arecord -l”: do they know it?")
        }
    }
}
