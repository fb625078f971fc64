import Foundation

/// The kind of a body of sound: by its first bytes, and where they say nothing, by its content type.
enum SoundKind: Sendable, Hashable {
    case mp3, wav, text
    /// 16 bit, little-endian, mono, without a header; frames per second where its type says so.
    case plain(rate: Int?)
    /// What nobody here reads, by its name.
    case other(String)

    private static let looked = 512

    /// - Parameter type: as the header has it.
    init(_ data: Data, type: String) {
        let parts = type.lowercased().split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let name = parts.first ?? ""
        if let kind = Self.kind(by: data, isPlain: Self.plainNames.contains(name)) {
            self = kind
            return
        }
        switch name {
        case "audio/mpeg", "audio/mp3", "audio/mpeg3", "audio/x-mpeg": self = .mp3
        case "audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave": self = .wav
        case "audio/ogg", "audio/opus", "audio/flac", "audio/x-flac", "audio/aac", "audio/mp4", "audio/webm":
            self = .other(String(name.dropFirst("audio/".count)))
        default:
            let rate = parts.dropFirst().first { $0.hasPrefix("rate=") }.flatMap { Int($0.dropFirst(5)) }
            self = .plain(rate: rate)
        }
    }

    private static let plainNames: Set<String> = ["audio/pcm", "audio/l16", "audio/basic", "audio/raw", "audio/x-raw"]

    private static func kind(by data: Data, isPlain: Bool) -> SoundKind? {
        let start = [UInt8](data.prefix(looked))
        if start.starts(with: Array("ID3".utf8)) { return .mp3 }
        if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).starts(with: Array("WAVE".utf8)) { return .wav }
        if start.starts(with: Array("OggS".utf8)) { return .other("ogg") }
        if start.starts(with: Array("fLaC".utf8)) { return .other("flac") }
        if start.dropFirst(4).starts(with: Array("ftyp".utf8)) { return .other("mp4") }
        if isText(start) { return .text }
        // A sample of plain sound may look like the head of a frame; two frames in a row are MP3.
        return isFrames([UInt8](data.prefix(4096))) ? .mp3 : nil
    }

    /// No sound of sixteen bits is made of letters only.
    private static func isText(_ start: [UInt8]) -> Bool {
        guard let first = start.first else { return false }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "<") { return true }
        guard start.count >= 16 else { return false }
        return start.allSatisfy { $0 >= 0x80 || $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }
            && start.count { $0 < 0x80 } > start.count * 3 / 4
    }

    // MARK: frames of MPEG audio, layer III

    private static func isFrames(_ bytes: [UInt8]) -> Bool {
        guard let first = frameLength(bytes[...]), first < bytes.count else { return false }
        return frameLength(bytes[first...]) != nil
    }

    private static let bitRates: [[Int]] = [
        [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
        [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    ]

    /// Bytes; nil where no frame begins.
    private static func frameLength(_ bytes: ArraySlice<UInt8>) -> Int? {
        let head = Array(bytes.prefix(4))
        guard head.count == 4, head[0] == 0xFF, head[1] & 0xE6 == 0xE2 else { return nil }
        let (version, rate, frequency) = (Int(head[1] >> 3) & 3, Int(head[2] >> 4), Int(head[2] >> 2) & 3)
        guard version != 1, frequency != 3, (1...14).contains(rate) else { return nil }
        let isFirst = version == 3
        let hertz = [44_100, 48_000, 32_000][frequency] / (isFirst ? 1 : version == 2 ? 2 : 4)
        let kilobits = bitRates[isFirst ? 0 : 1][rate]
        return (isFirst ? 144_000 : 72_000) * kilobits / hertz + Int(head[2] >> 1) & 1
    }
}
