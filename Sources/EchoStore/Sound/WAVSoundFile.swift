import EchoAudio
import EchoScreen
import Foundation

/// 16-bit PCM. What would be longer than a header can say is left out: twelve hours.
final class WAVSoundFile: SoundFileProtocol {
    private let file: NewFile
    private let shape: SoundShape
    private var bytes = 0

    init(_ path: String, _ shape: SoundShape) throws(SealedFileError) {
        (file, self.shape) = (try .exported(path), shape)
        try file.export(header)
    }

    private var header: Data {
        WAVFile.header(dataBytes: bytes, sampleRate: shape.sampleRate, channels: shape.channels)
    }

    func append(_ samples: [Int16]) throws(SealedFileError) {
        let fitting = samples.prefix((WAVFile.mostDataBytes - bytes) / 2)
        try file.export(PCM16(Array(fitting)).littleEndianData)
        bytes += 2 * fitting.count
    }

    func finish() throws(SealedFileError) {
        do throws(RecordingError) {
            try file.replaceStart(header)
        } catch {
            throw .inaccessible(path: error.file, reason: error.reason)
        }
    }
}
