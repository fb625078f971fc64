import EchoAudio
import Glibc

/// Makes sound louder or softer by a number of decibels; what would be louder than a sample can be is cut off.
enum SampleGain {
    static func applied(_ decibels: Double, to samples: [Int16]) -> [Int16] {
        guard decibels != 0, decibels.isFinite else { return samples }
        let factor = Float(pow(10, decibels / 20))
        return samples.map { Int16(max(-32_768, min(32_767, (Float($0) * factor).rounded()))) }
    }
}
