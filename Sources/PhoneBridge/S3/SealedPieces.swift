import Foundation
import NIOCore

/// All that is written of a sealed recording, piece by piece, as it is asked for.
struct SealedPieces: AsyncSequence, Sendable {
    typealias Reading = @Sendable (Range<Int>) async throws -> Data

    let recording: SealedRecording
    /// Gives the sound.
    let read: Reading

    func makeAsyncIterator() -> Iterator { Iterator(recording: recording, read: read) }

    struct Iterator: AsyncIteratorProtocol {
        let recording: SealedRecording
        let read: Reading
        /// -1 for the header.
        private var piece = -1

        init(recording: SealedRecording, read: @escaping Reading) { (self.recording, self.read) = (recording, read) }

        mutating func next() async throws -> ByteBuffer? {
            defer { piece += 1 }
            guard piece >= 0 else { return ByteBuffer(bytes: recording.header) }
            guard piece < recording.pieces else { return nil }
            let sound = try await read(recording.sound(of: piece))
            guard let sealed = recording.seal(sound, piece: piece) else { throw RecordingVaultError.unavailable }
            return ByteBuffer(bytes: sealed)
        }
    }
}
