import EchoApp
import EchoAudio

/// 16-bit PCM. What would be longer than a header can say is left out: twelve hours.
final class WAVSoundFile: SoundFileProtocol {
    private let file: NewFile
    private var bytes = 0

    init(_ path: String) throws(SealedFileError) {
        file = try .exported(path)
        try file.export(WAVFile.header(dataBytes: 0))
    }

    func append(_ samples: [Int16]) throws(SealedFileError) {
        let fitting = samples.prefix((WAVFile.mostDataBytes - bytes) / 2)
        try file.export(PCM16(Array(fitting)).littleEndianData)
        bytes += 2 * fitting.count
    }

    func finish() throws(SealedFileError) {
        do throws(RecordingError) {
            try file.replaceStart(WAVFile.header(dataBytes: bytes))
        } catch {
            throw .inaccessible(path: error.file, reason: error.reason)
        }
    }
}
