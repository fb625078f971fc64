import EchoAudio
import EchoConcurrency
import EchoScreen

/// Reads the sound of a line on a thread of its own; of a damaged file what stands before the damage.
actor SoundReader: SoundReaderProtocol {
    private nonisolated let thread = WorkThread(name: "echo-listen")
    private let reader: OggOpusReader
    private let trouble: Trouble

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// Why bytes could not be read, which the decoder does not tell.
    private final class Trouble {
        var error: SealedFileError?
    }

    init(_ path: String, key: StorageKey) throws(SoundError) {
        do throws(SealedFileError) {
            let file = try SealedFileReader(path, key: key)
            let trouble = Trouble()
            let reader =
                OggOpusReader(file, onError: { trouble.error = $0 })
                ?? trouble.error.flatMap { OggOpusReader(file, before: $0) }
            guard let reader else { throw trouble.error ?? .damaged(path: path, chunk: 0) }
            (self.reader, self.trouble) = (reader, trouble)
        } catch {
            throw SoundError(error)
        }
    }

    func seek(to time: Duration) throws(SoundError) {
        guard reader.seek(to: min(max(0, FrameCount.frames(time)), reader.frameCount)) else { throw failure }
    }

    func next() throws(SoundError) -> PCM16? {
        if let samples = reader.next() { return PCM16(samples) }
        if trouble.error != nil { throw failure }
        return nil
    }

    private var failure: SoundError { trouble.error.map(SoundError.init) ?? .damaged }
}

extension OggOpusReader {
    /// - Parameter onError: is told why bytes could not be read.
    convenience init?(_ file: SealedFileReader, onError: @escaping (SealedFileError) -> Void = { _ in }) {
        self.init(file, count: file.count, onError)
    }

    /// The decoder looks at the end first: what stands before the damage is found when it does not know of the rest.
    convenience init?(_ file: SealedFileReader, before error: SealedFileError) {
        guard case .damaged(_, let chunk) = error else { return nil }
        self.init(file, count: file.start(of: chunk)) { _ in }
    }

    private convenience init?(
        _ file: SealedFileReader, count: Int, _ onError: @escaping (SealedFileError) -> Void
    ) {
        let all = count
        self.init(count: all) { offset, count in
            do throws(SealedFileError) {
                return try file.read(at: offset, count: min(count, all - offset))
            } catch {
                onError(error)
                return nil
            }
        }
    }
}
