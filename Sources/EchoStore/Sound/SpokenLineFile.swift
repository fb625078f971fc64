import EchoAudio

/// The file of a line that is being said.
final class SpokenLineFile {
    private let file: SealedFileWriter
    private var encoder: OggOpusWriter?
    private var peaks = SoundPeaks()
    private var frames = 0

    init(_ path: String, key: StorageKey) throws(SealedFileError) {
        file = try SealedFileWriter(path, key: key)
        let pages = Pages()
        self.pages = pages
        encoder = OggOpusWriter { page in
            pages.bytes += page
            return true
        }
    }

    /// What the encoder has closed of it can be read, also when the program is killed now.
    func append(_ samples: [Int16]) throws(SealedFileError) {
        guard encoder?.append(samples) == true else {
            throw .inaccessible(path: file.path, reason: "it cannot be encoded")
        }
        peaks.add(samples)
        frames += samples.count
        try take()
        try file.seal()
    }

    func finish() throws(SealedFileError) -> SoundMeasure {
        let isWhole = encoder?.finish() == true
        encoder = nil
        guard isWhole else { throw .inaccessible(path: file.path, reason: "it cannot be encoded") }
        try take()
        try file.finish()
        file.settle()
        peaks.finish()
        return SoundMeasure(frames: frames, byteCount: file.byteCount, peaks: peaks.bytes)
    }

    func settle() { file.settle() }

    /// The pages that the encoder hands over within a call.
    private final class Pages {
        var bytes: [UInt8] = []
    }

    private let pages: Pages

    private func take() throws(SealedFileError) {
        defer { pages.bytes = [] }
        try file.append(pages.bytes)
    }
}
