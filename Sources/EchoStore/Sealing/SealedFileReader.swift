import Glibc

/// Reads an encrypted file at any place; only the chunks that are wanted are opened.
final class SealedFileReader {
    private struct Chunk {
        /// Where it begins in the file, its length included.
        let place: Int
        /// Where its text begins in the whole text, and how long it is.
        let start: Int
        let count: Int
    }

    let path: String
    private let descriptor: Int32
    private let format: SealedFormat
    private let chunks: [Chunk]
    /// Bytes of text, as far as whole chunks are there.
    let count: Int
    /// Whether it was finished; else its program was killed, or its end is missing.
    let isFinished: Bool
    private var opened: (number: Int, text: [UInt8])?

    init(_ path: String, key: StorageKey) throws(SealedFileError) {
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else {
            throw .inaccessible(path: path, reason: errno == ENOENT ? "it is missing" : "it cannot be read")
        }
        do throws(SealedFileError) {
            format = try Self.format(descriptor, path, key)
        } catch {
            close(descriptor)
            throw error
        }
        self.path = path
        self.descriptor = descriptor
        (chunks, isFinished) = Self.chunks(descriptor)
        count = chunks.last.map { $0.start + $0.count } ?? 0
    }

    deinit { close(descriptor) }

    /// - Returns: so many bytes from `offset` on; fewer at the end.
    func read(at offset: Int, count wanted: Int) throws(SealedFileError) -> [UInt8] {
        var bytes: [UInt8] = []
        var place = max(0, offset)
        let end = min(count, place.addingReportingOverflow(max(0, wanted)).partialValue)
        while place < end {
            let number = chunk(at: place)
            let text = try text(of: number)
            let part = text[(place - chunks[number].start)...].prefix(end - place)
            bytes += part
            place += part.count
        }
        return bytes
    }

    /// Where a chunk's text begins.
    func start(of chunk: Int) -> Int { chunks.indices.contains(chunk) ? chunks[chunk].start : count }

    /// Which chunk has the byte at this place, which there is.
    private func chunk(at place: Int) -> Int {
        var range = 0..<chunks.count
        while range.count > 1 {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = chunks[middle].start <= place ? middle..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    private func text(of number: Int) throws(SealedFileError) -> [UInt8] {
        if let opened, opened.number == number { return opened.text }
        let chunk = chunks[number]
        let bytes = Self.bytes(descriptor, at: chunk.place, count: chunk.count + SealedFormat.overhead)
        guard let text = format.open(bytes, number: number) else { throw .damaged(path: path, chunk: number) }
        opened = (number, text)
        return text
    }

    private static func format(_ descriptor: Int32, _ path: String, _ key: StorageKey) throws(SealedFileError)
        -> SealedFormat
    {
        let header = bytes(descriptor, at: 0, count: SealedFormat.headerBytes)
        guard let format = SealedFormat(header: header, key: key) else { throw .notSealed(path: path) }
        guard format.header == header else { throw .wrongKey(path: path) }
        return format
    }

    /// Where the chunks are, up to one that is not whole.
    private static func chunks(_ descriptor: Int32) -> (chunks: [Chunk], isFinished: Bool) {
        let size = Int(lseek(descriptor, 0, SEEK_END))
        var chunks: [Chunk] = []
        var (place, start) = (SealedFormat.headerBytes, 0)
        while let (count, isLast) = SealedFormat.length(
            bytes(descriptor, at: place, count: SealedFormat.lengthBytes)),
            place + count + SealedFormat.overhead <= size
        {
            chunks.append(Chunk(place: place, start: start, count: count))
            if isLast { return (chunks, true) }
            place += count + SealedFormat.overhead
            start += count
        }
        return (chunks, false)
    }

    private static func bytes(_ descriptor: Int32, at offset: Int, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let read = pread(
                    descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, off_t(offset + filled))
                if read < 0, errno == EINTR { continue }
                guard read > 0 else { return }
                filled += read
            }
        }
    }
}
