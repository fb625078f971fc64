import EchoAudio
import Foundation

/// Turns the bytes of a stream of sound into samples at 24 kHz.
struct SoundDecoder: Sendable {
    private let format: SoundFormat
    private var line: LineDecoder
    /// Half a sample that waits for its other half.
    private var odd: UInt8?

    init(format: SoundFormat) {
        self.format = format
        line = LineDecoder(format.codec)
    }

    mutating func decode(_ data: Data) -> [Int16] { line.decode(format == .pcm ? whole(data) : data).samples }

    private mutating func whole(_ data: Data) -> Data {
        var data = odd.map { Data([$0]) + data } ?? data
        odd = data.count.isMultiple(of: 2) ? nil : data.popLast()
        return data
    }
}
