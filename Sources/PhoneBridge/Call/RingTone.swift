import EchoAudio
import Foundation

/// What a caller hears while a call rings: a second of 425 Hz, as most telephone networks have it (ITU-T E.180).
enum RingTone {
    private static let frequency = 425.0
    private static let amplitude = 0.2
    /// Samples in which it swells and fades, so that it does not click: 10 ms.
    private static let slope = PCM16.sampleRate / 100

    static let sound = PCM16(
        (0..<PCM16.sampleRate).map { index in
            let edge = Double(min(index, PCM16.sampleRate - 1 - index, slope)) / Double(slope)
            let wave = sin(2 * Double.pi * frequency * Double(index) / Double(PCM16.sampleRate))
            return Int16(wave * edge * amplitude * Double(Int16.max))
        })
}
