import EchoScreen

/// How loud both sides of a call were over its time.
package struct CallWaveform: Sendable, Hashable {
    /// The words of one side, in one breath.
    package struct Piece: Sendable, Hashable {
        package let message: String
        package let isCaller: Bool
        /// From the beginning of the call.
        package let start: Duration
        package let duration: Duration
        /// The loudest sample of each tenth of a second, 0–255.
        package let peaks: [UInt8]

        package init(message: String, isCaller: Bool, start: Duration, duration: Duration, peaks: [UInt8]) {
            (self.message, self.isCaller, self.start) = (message, isCaller, start)
            (self.duration, self.peaks) = (duration, peaks)
        }
    }

    /// Finer than any screen is wide.
    private static let columns = 480
    /// Nobody talks longer; what says so is damaged.
    private static let longest = Duration.seconds(86_400)

    private let pieces: [Piece]
    /// To the end of the call, or of what was kept of it.
    package let length: Duration
    /// 0 to 1 each.
    package let caller: [Double]
    package let assistant: [Double]

    /// - Parameter duration: of the call; nil where it is not known.
    package init(_ pieces: [Piece], duration: Duration?) {
        let pieces = pieces.filter { (.zero...Self.longest).contains($0.start) && $0.duration < Self.longest }
        self.pieces = pieces
        length = max(duration ?? .zero, pieces.map { $0.start + $0.duration }.max() ?? .zero)
        caller = Self.heights(pieces.filter(\.isCaller), length)
        assistant = Self.heights(pieces.filter { !$0.isCaller }, length)
    }

    package var isEmpty: Bool { pieces.isEmpty }

    /// Both sides in one.
    package func together(_ count: Int) -> [Double] {
        WaveformHeights.columns(zip(caller, assistant).map(max), count: count)
    }

    /// Where it is being played, 0 to 1; nil where what is played is none of it.
    func place(of played: PlayedSound, at now: Duration) -> Double? {
        guard length > .zero, let piece = pieces.first(where: { $0.message == played.message }) else { return nil }
        return min(1, (piece.start + played.position(at: now)) / length)
    }

    /// Each column is as high as the loudest tenth of a second in it.
    private static func heights(_ pieces: [Piece], _ length: Duration) -> [Double] {
        guard length > .zero else { return [] }
        var loudest = [UInt8](repeating: 0, count: columns)
        for piece in pieces {
            for (index, peak) in piece.peaks.enumerated() {
                let share = (piece.start + .milliseconds(100 * index)) / length
                let next = (piece.start + .milliseconds(100 * (index + 1))) / length
                let first = min(columns - 1, Int(share * Double(columns)))
                for column in first..<max(first + 1, min(columns, Int(next * Double(columns)))) {
                    loudest[column] = max(loudest[column], peak)
                }
            }
        }
        return WaveformHeights.heights(loudest)
    }
}
