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

    var codec: AudioCodec {
        switch self {
        case .pcm: .pcm16
        case .pcmu: .muLaw
        case .pcma: .aLaw
        }
    }

    var bytesPerMillisecond: Int { codec.bytesPerMillisecond }
}
