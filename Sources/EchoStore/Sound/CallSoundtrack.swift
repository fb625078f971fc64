import EchoAudio
public import EchoScreen
public import Foundation

/// The sound of a call as one WAV file, which is made where it is read: the caller on the left, the assistant on the right,
/// 8,000 samples a second, as telephones have them.
public struct CallSoundtrack: Sendable {
    public static let sampleRate = 8_000
    /// Of both sides.
    private static let frameBytes = 4
    /// A line has one sample of three: it came from a telephone, and there was nothing between them.
    private static let step = PCM16.sampleRate / sampleRate
    /// Nobody talks longer; what says so is damaged.
    private static let longest = Duration.seconds(86_400)

    /// What is decoded in one go: ten seconds.
    private static let stretch = 10 * sampleRate

    private struct Placed: Sendable {
        let piece: CallSoundPiece
        let frames: Range<Int>
    }

    private let placed: [Placed]
    private let frames: Int

    /// - Parameter pieces: the oldest first; each is where it was said.
    public init(_ pieces: [CallSoundPiece]) {
        let start = pieces.map(\.sound.createdAt).min() ?? .distantPast
        placed = pieces.compactMap { piece in
            // To the millisecond, as they are kept: sound that has just been recorded is as long as when it is read again.
            let offset = Duration.milliseconds(piece.sound.createdAt.milliseconds - start.milliseconds)
            let duration = Duration.milliseconds(piece.sound.duration.wholeMilliseconds)
            guard offset < Self.longest, duration < Self.longest else { return nil }
            let first = Self.frame(at: offset)
            return Placed(piece: piece, frames: first..<first + Self.frame(at: duration))
        }
        frames = placed.map(\.frames.upperBound).max() ?? 0
    }

    public var duration: Duration { .milliseconds(frames * 1000 / Self.sampleRate) }

    /// In bytes, with its header.
    public var size: Int { WAVFile.headerBytes + frames * Self.frameBytes }

    /// - Parameter range: within the size.
    /// - Throws: `SoundError` when a piece that is in it cannot be read.
    public func bytes(in range: Range<Int>, from library: SoundLibrary) async throws(SoundError) -> Data {
        let range = range.clamped(to: 0..<size)
        let header = WAVFile.header(
            dataBytes: frames * Self.frameBytes, sampleRate: Self.sampleRate, channels: 2)
        let head = range.lowerBound < header.count ? header[range.clamped(to: 0..<header.count)] : Data()
        let body = range.clamped(to: header.count..<max(header.count, size))
        guard !body.isEmpty else { return head }
        let first = (body.lowerBound - header.count) / Self.frameBytes
        let last = (body.upperBound - header.count + Self.frameBytes - 1) / Self.frameBytes
        let sound = PCM16(try await samples(first..<last, library)).littleEndianData
        let skipped = body.lowerBound - header.count - first * Self.frameBytes
        return head + sound.dropFirst(skipped).prefix(body.count)
    }

    /// All of its frames, in parts that fit into memory.
    var stretches: [Range<Int>] {
        stride(from: 0, to: frames, by: Self.stretch).map { $0..<min(frames, $0 + Self.stretch) }
    }

    /// Interleaved.
    ///
    /// - Parameter skips: what cannot be read is silence.
    func samples(
        _ wanted: Range<Int>, _ library: any SoundLibraryProtocol, skipsUnreadable skips: Bool = false
    ) async throws(SoundError) -> [Int16] {
        var mix = [Int16](repeating: 0, count: wanted.count * 2)
        for place in placed where place.frames.overlaps(wanted) {
            let part = place.frames.clamped(to: wanted)
            let from = part.lowerBound - place.frames.lowerBound
            let said: [Int16]
            do throws(SoundError) {
                said = try await Self.read(place.piece.sound, from: from, count: part.count, library)
            } catch {
                if skips { continue }
                throw error
            }
            for (index, sample) in said.enumerated() {
                let slot = (part.lowerBound - wanted.lowerBound + index) * 2 + (place.piece.isCaller ? 0 : 1)
                mix[slot] = Int16(clamping: Int(mix[slot]) + Int(sample))
            }
        }
        return mix
    }

    /// A decoder remembers what was before: it always begins at the same places, so that each byte is the same whichever
    /// part of the file it is asked for with.
    ///
    /// - Parameter start: in frames of this file.
    private static func read(
        _ sound: KeptSound, from start: Int, count: Int, _ library: any SoundLibraryProtocol
    ) async throws(SoundError) -> [Int16] {
        let reader = try await library.open(sound)
        var samples: [Int16] = []
        for begin in stride(from: start / stretch * stretch, to: start + count, by: stretch) {
            let wanted = max(start, begin)..<min(start + count, begin + stretch)
            try await reader.seek(to: FrameCount.duration(begin * step))
            var heard: [Int16] = []
            while heard.count < (wanted.upperBound - begin) * step, let piece = try await reader.next() {
                heard += piece.samples
            }
            samples += wanted.map { ($0 - begin) * step }.map { $0 < heard.count ? heard[$0] : 0 }
        }
        return samples
    }

    private static func frame(at time: Duration) -> Int { max(0, FrameCount.frames(time)) / step }
}
