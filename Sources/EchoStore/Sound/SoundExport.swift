import EchoAudio
public import EchoScreen
import Glibc

/// Writes the sound of a conversation to one file.
public struct SoundExport: Sendable {
    /// Between two messages, however long it was: nobody wants to wait again while somebody thought.
    static let pause = Duration.milliseconds(700)

    private let library: any SoundLibraryProtocol

    public init(_ library: any SoundLibraryProtocol) { self.library = library }

    /// Message after message. Never writes over a file that is there. Messages whose sound cannot be read any more are left out.
    ///
    /// - Returns: how many messages there are in it.
    @concurrent public func write(_ sounds: [KeptSound], as format: SoundFileFormat, to path: String)
        async throws(SoundError) -> Int
    {
        try await write(to: path, format, .speech) { file throws(SoundError) in try await append(sounds, to: file) }
    }

    /// Both sides of a call, each where it spoke: the caller on the left, the assistant on the right. What cannot be read
    /// any more is silence.
    ///
    /// - Parameter pieces: the oldest first.
    /// - Returns: how many of them could be read.
    @concurrent public func write(_ pieces: [CallSoundPiece], as format: SoundFileFormat, to path: String)
        async throws(SoundError) -> Int
    {
        try await write(to: path, format, .call) { file throws(SoundError) in try await append(pieces, to: file) }
    }

    private func write(
        to path: String, _ format: SoundFileFormat, _ shape: SoundShape,
        _ append: (any SoundFileProtocol) async throws(SoundError) -> Int
    ) async throws(SoundError) -> Int {
        let file = try Self.told { () throws(SealedFileError) in try format.file(path, shape) }
        do throws(SoundError) {
            let count = try await append(file)
            try Self.told { () throws(SealedFileError) in try file.finish() }
            return count
        } catch {
            unlink(path)
            throw error
        }
    }

    private func append(_ pieces: [CallSoundPiece], to file: any SoundFileProtocol) async throws(SoundError) -> Int {
        var (count, problem) = (0, SoundError.missing)
        for piece in pieces {
            do throws(SoundError) {
                _ = try await library.open(piece.sound)
                count += 1
            } catch {
                problem = error
            }
        }
        guard count > 0 else { throw problem }
        let soundtrack = CallSoundtrack(pieces)
        for stretch in soundtrack.stretches {
            try write(await soundtrack.samples(stretch, library, skipsUnreadable: true), to: file)
        }
        return count
    }

    private func append(_ sounds: [KeptSound], to file: any SoundFileProtocol) async throws(SoundError) -> Int {
        var (count, problem) = (0, SoundError.missing)
        for sound in sounds {
            let reader: any SoundReaderProtocol
            do throws(SoundError) {
                reader = try await library.open(sound)
            } catch {
                problem = error
                continue
            }
            if count > 0 { try write(PCM16.silence(Self.pause).samples, to: file) }
            while let piece = try? await reader.next() { try write(piece.samples, to: file) }
            count += 1
        }
        guard count > 0 else { throw problem }
        return count
    }

    private func write(_ samples: [Int16], to file: any SoundFileProtocol) throws(SoundError) {
        try Self.told { () throws(SealedFileError) in try file.append(samples) }
    }

    private static func told<Value>(_ work: () throws(SealedFileError) -> Value) throws(SoundError) -> Value {
        do throws(SealedFileError) {
            return try work()
        } catch {
            throw SoundError(error)
        }
    }
}
