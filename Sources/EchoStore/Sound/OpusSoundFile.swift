/// Opus in Ogg, as it is kept.
final class OpusSoundFile: SoundFileProtocol {
    /// The pages that the encoder has handed over.
    private final class Pages {
        var bytes: [UInt8] = []
    }

    private let file: NewFile
    private let pages: Pages
    private let encoder: OggOpusWriter

    init(_ path: String, _ shape: SoundShape) throws(SealedFileError) {
        file = try .exported(path)
        let pages = Pages()
        // Nobody waits for its pages: they may be as long as they are.
        var tuning = OggOpusWriter.Tuning()
        (tuning.page, tuning.complexity, tuning.shape) = (1, 10, shape)
        tuning.bitRate *= shape.channels
        let encoder = OggOpusWriter(tuning) { page in
            pages.bytes += page
            return true
        }
        guard let encoder else { throw .inaccessible(path: path, reason: "it cannot be encoded") }
        (self.pages, self.encoder) = (pages, encoder)
    }

    func append(_ samples: [Int16]) throws(SealedFileError) { try write(encoder.append(samples)) }

    func finish() throws(SealedFileError) { try write(encoder.finish()) }

    private func write(_ isEncoded: Bool) throws(SealedFileError) {
        guard isEncoded else { throw .inaccessible(path: file.path, reason: "it cannot be encoded") }
        defer { pages.bytes = [] }
        try file.export(pages.bytes)
    }
}
