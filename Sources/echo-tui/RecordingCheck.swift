import Echo
import EchoScreen
import EchoStore
import Foundation

/// Has the engine read a recording: a log of ours, or the stream of anybody's server. Nothing is sent anywhere.
enum RecordingCheck {
    /// Bytes of a stream; a log may be larger.
    private static let most = 256 << 20

    /// - Throws: `Failure` for a file that cannot be read.
    static func check(_ file: URL) throws -> StreamCheck {
        if let log = try? WireLogReading(file) { return check(log) }
        guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= most else {
            throw Failure("\(file.path) is larger than \(most >> 20) MB: keep of it the answer that is to be checked.")
        }
        guard let data = try? Data(contentsOf: file) else { throw Failure("\(file.path) cannot be read.") }
        return StreamCheck(data)
    }

    private static func check(_ log: some RecordingProtocol) -> StreamCheck {
        var index = 0
        return StreamCheck(log: WireReplay(hasPlayback: log.hasPlayback)) { replay in
            guard index < log.count else { return nil }
            defer { index += 1 }
            return switch log.line(index) {
            case .event(let record): replay.receive(record)
            case .playback(.started(let item), let date): replay.playbackStarted(item, at: date)
            case .playback(.finished(let item), let date): replay.playbackFinished(item, at: date)
            case .playback(.interrupted(let item, let heard), let date):
                replay.playbackInterrupted(item, heard: heard, at: date)
            case .server, nil: []
            }
        }
    }
}
