import CFLAC

/// FLAC: smaller than WAV, and nothing of the sound is lost.
final class FLACSoundFile: SoundFileProtocol {
    private let path: String
    private let channels: Int
    private let encoder: UnsafeMutablePointer<FLAC__StreamEncoder>

    init(_ path: String, _ shape: SoundShape) throws(SealedFileError) {
        // Makes sure that there is none, and that nobody else can read this one: the library only opens it.
        _ = try NewFile.exported(path)
        guard let encoder = FLAC__stream_encoder_new() else {
            throw .inaccessible(path: path, reason: "it cannot be encoded")
        }
        (self.path, self.encoder, channels) = (path, encoder, shape.channels)
        FLAC__stream_encoder_set_channels(encoder, UInt32(shape.channels))
        FLAC__stream_encoder_set_bits_per_sample(encoder, 16)
        FLAC__stream_encoder_set_sample_rate(encoder, UInt32(shape.sampleRate))
        FLAC__stream_encoder_set_compression_level(encoder, 5)
        guard FLAC__stream_encoder_init_file(encoder, path, nil, nil) == FLAC__STREAM_ENCODER_INIT_STATUS_OK else {
            throw .inaccessible(path: path, reason: "it cannot be written")
        }
    }

    deinit { FLAC__stream_encoder_delete(encoder) }

    func append(_ samples: [Int16]) throws(SealedFileError) {
        let wide = samples.map(Int32.init)
        guard FLAC__stream_encoder_process_interleaved(encoder, wide, UInt32(wide.count / channels)) != 0 else {
            throw .inaccessible(path: path, reason: "it cannot be written")
        }
    }

    func finish() throws(SealedFileError) {
        guard FLAC__stream_encoder_finish(encoder) != 0 else {
            throw .inaccessible(path: path, reason: "it cannot be written")
        }
    }
}
