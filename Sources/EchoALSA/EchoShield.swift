public import Echo
import EchoAudio
import Synchronization

/// Keeps what the loudspeaker plays out of what the microphone hears: one for both devices of a conversation.
///
/// The loudspeaker's thread leaves what it plays, the microphone's takes it; neither waits for the other's work.
public final class EchoShield: Sendable {
    private let reference: Mutex<EchoReference>
    private let protector: Mutex<EchoProtector>

    /// - Parameter protection: `automatic` counts as `both` until `use(_:isWorn:)` says what the devices are.
    public init(_ protection: EchoProtection = .automatic) {
        reference = Mutex(EchoReference())
        protector = Mutex(EchoProtector(EchoShield.measures(protection, isWorn: false)))
    }

    /// - Parameter isWorn: the loudspeaker is a headset's or headphones'.
    public func use(_ protection: EchoProtection, isWorn: Bool) {
        protector.withLock { $0.measures = Self.measures(protection, isWorn: isWorn) }
    }

    /// What is measured of the echo, and taken out of it.
    public var reading: EchoReading { protector.withLock { $0.reading } }

    /// - Parameter lastHeardAt: when the last of these samples leaves the loudspeaker.
    func played(_ samples: ArraySlice<Int16>, lastHeardAt: ContinuousClock.Instant) {
        reference.withLock { $0.append(samples, lastHeardAt: lastHeardAt) }
    }

    /// - Parameter capturedAt: when its last sample was taken.
    func clean(_ sound: PCM16, capturedAt: ContinuousClock.Instant) -> PCM16 {
        PCM16(
            protector.withLock { protector in
                protector.clean(sound.samples, capturedAt: capturedAt) { span in
                    reference.withLock { $0.samples(span) }
                }
            })
    }

    private static func measures(_ protection: EchoProtection, isWorn: Bool) -> EchoProtector.Measures {
        switch protection {
        case .off: []
        case .gate: .gate
        case .cancel: .cancel
        case .both: [.gate, .cancel]
        case .automatic: isWorn ? [] : [.gate, .cancel]
        }
    }
}
