import EchoAudio
import EchoScreen

/// A WAV file of two channels that can be read while it grows: its header is right whenever `finishPart` was called.
struct GrowingWAVFile {
    /// Twelve hours; the sizes in a header are numbers of 32 bits.
    static let mostBytes = WAVFile.mostDataBytes / 4 * 4

    private let file: NewFile
    private let limit: Int
    private var bytes = 0

    var path: String { file.path }
    /// Frames that still fit.
    var room: Int { (limit - bytes) / 4 }
    var isEmpty: Bool { bytes == 0 }

    init(_ path: String, limit: Int = mostBytes) throws(RecordingError) {
        file = try NewFile(path)
        self.limit = limit
        try file.append(WAVFile.header(dataBytes: 0, channels: 2))
    }

    /// - Parameter samples: left and right in turn. What is written of a frame when the disk is full is taken back.
    mutating func append(_ samples: some Collection<Int16>) throws(RecordingError) {
        do throws(RecordingError) {
            try file.append(PCM16(Array(samples)).littleEndianData)
        } catch {
            file.truncate(to: WAVFile.headerBytes + bytes)
            try? finishPart()
            throw error
        }
        bytes += 2 * samples.count
    }

    func finishPart() throws(RecordingError) { try file.replaceStart(WAVFile.header(dataBytes: bytes, channels: 2)) }

    func settle() { file.settle() }
}
