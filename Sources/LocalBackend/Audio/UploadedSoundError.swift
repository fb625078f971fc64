/// Why an uploaded file cannot be heard.
enum UploadedSoundError: Error, Sendable, Hashable {
    case notWAV
    case unknownCoding(tag: Int, bits: Int)
    case unusual(rate: Int, channels: Int)
    case noSamples
}

extension UploadedSoundError: CustomStringConvertible {
    /// A sentence for people.
    var description: String {
        switch self {
        case .notWAV: "Invalid file format. This server reads wav; convert other recordings first."
        case .unknownCoding(let tag, let bits):
            "Invalid file format. This wav holds coding \(tag) with \(bits) bits; PCM, floating point, µ-law and A-law are read."
        case .unusual(let rate, let channels):
            "Invalid file format. This wav has \(rate) Hz and \(channels) channels; that is not sound."
        case .noSamples: "The audio file is empty."
        }
    }
}
