import EchoAudio
import Foundation

/// Tones that a line has of its own, each a sine that swells and fades, so that it does not click.
enum LineTone {
    private static let amplitude = 0.2
    /// Samples in which it swells and fades: 10 ms.
    private static let slope = PCM16.sampleRate / 100

    /// A call rings: a second of 425 Hz, as most telephone networks have it (ITU-T E.180).
    static let ring = sine(of: 425, samples: PCM16.sampleRate)
    /// Whoever leaves a message may speak: four tenths of a second of 1 kHz.
    static let message = sine(of: 1000, samples: PCM16.sampleRate * 2 / 5)

    private static func sine(of frequency: Double, samples: Int) -> PCM16 {
        PCM16(
            (0..<samples).map { index in
                let edge = Double(min(index, samples - 1 - index, slope)) / Double(slope)
                let wave = sin(2 * Double.pi * frequency * Double(index) / Double(PCM16.sampleRate))
                return Int16(wave * edge * amplitude * Double(Int16.max))
            })
    }
}
