import EchoAudio
import EchoWire
import Foundation

/// The codings of sound that the protocol knows.
enum SoundFormat: Sendable, Hashable {
    case pcm, pcmu, pcma

    init(_ format: AudioFormat?) {
        switch format {
        case .pcmu: self = .pcmu
        case .pcma: self = .pcma
        default: self = .pcm
        }
    }

    var bytesPerMillisecond: Int { self == .pcm ? 48 : 8 }
}
