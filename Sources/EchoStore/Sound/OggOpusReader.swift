import COpus
import EchoAudio

/// Decodes Opus in Ogg from bytes at any place, into sound of 24 kHz.
final class OggOpusReader {
    /// Reads so many bytes at a place, fewer at the end; nil when they cannot be read.
    typealias Source = (_ offset: Int, _ count: Int) -> [UInt8]?

    /// Where bytes come from; the C library holds it by its address.
    private final class Feed {
        let read: Source
        let count: Int
        var place = 0

        init(_ read: @escaping Source, count: Int) {
            self.read = read
            self.count = count
        }
    }

    private static let decodedRate = 48_000

    private let file: OpaquePointer
    private let feed: Feed
    private var resampler: Resampler
    private var isAtEnd = false
    /// Frames of all of it.
    let frameCount: Int

    /// - Parameter count: of the bytes.
    /// - Returns: nil for what is no such sound, or has none.
    init?(count: Int, _ source: @escaping Source) {
        feed = Feed(source, count: count)
        guard let resampler = try? Resampler(from: Self.decodedRate, to: PCM16.sampleRate) else { return nil }
        self.resampler = resampler
        var callbacks = Self.callbacks
        var error: Int32 = 0
        guard let file = op_open_callbacks(Unmanaged.passUnretained(feed).toOpaque(), &callbacks, nil, 0, &error) else {
            return nil
        }
        self.file = file
        frameCount = max(0, Int(op_pcm_total(file, -1))) * PCM16.sampleRate / Self.decodedRate
    }

    deinit { op_free(file) }

    /// Goes on at this frame.
    ///
    /// - Returns: whether there is one.
    func seek(to frame: Int) -> Bool {
        guard (0...frameCount).contains(frame), let fresh = try? Resampler(from: Self.decodedRate, to: PCM16.sampleRate)
        else { return false }
        (resampler, isAtEnd) = (fresh, frame == frameCount)
        return isAtEnd || op_pcm_seek(file, Int64(frame * Self.decodedRate / PCM16.sampleRate)) == 0
    }

    /// The sound that comes next, at most about a fifth of a second; nil at the end and where nothing can be read any more.
    func next() -> [Int16]? {
        guard !isAtEnd else { return nil }
        while true {
            let decoded = decode()
            guard !decoded.isEmpty else {
                isAtEnd = true
                let rest = resampler.flush()
                return rest.isEmpty ? nil : rest
            }
            let sound = resampler.process(decoded)
            if !sound.isEmpty { return sound }
        }
    }

    /// Empty at the end. A hole, where a page is missing, is left out.
    private func decode() -> [Int16] {
        let room = 11_520
        var status = OP_HOLE
        let samples = [Int16](unsafeUninitializedCapacity: room) { buffer, count in
            repeat { status = op_read(file, buffer.baseAddress, Int32(room), nil) } while status == OP_HOLE
            count = max(0, Int(status))
        }
        return samples
    }

    private static let callbacks = OpusFileCallbacks(
        read: { feed, bytes, wanted in
            guard let feed, let bytes else { return -1 }
            let source = Unmanaged<Feed>.fromOpaque(feed).takeUnretainedValue()
            guard let read = source.read(source.place, Int(wanted)) else { return -1 }
            source.place += read.count
            for (index, byte) in read.enumerated() { bytes[index] = byte }
            return Int32(read.count)
        },
        seek: { feed, offset, whence in
            guard let feed else { return -1 }
            let source = Unmanaged<Feed>.fromOpaque(feed).takeUnretainedValue()
            let base = [0: 0, 1: source.place, 2: source.count][Int(whence)]
            guard let base, (0...source.count).contains(base + Int(offset)) else { return -1 }
            source.place = base + Int(offset)
            return 0
        },
        tell: { feed in feed.map { Int64(Unmanaged<Feed>.fromOpaque($0).takeUnretainedValue().place) } ?? -1 },
        close: nil)
}
