import Foundation

/// How high the parts of a waveform are drawn: by decibels, as loudness is heard.
package enum WaveformHeights {
    /// What is softer than this is as good as silent.
    private static let floor = -42.0

    /// - Parameter peaks: 0–255 each.
    package static func heights(_ peaks: [UInt8]) -> [Double] { peaks.map(height) }

    private static func height(_ peak: UInt8) -> Double {
        peak == 0 ? 0 : max(0, 1 - 20 * log10(Double(peak) / 255) / floor)
    }

    /// So many columns, each as high as the highest of its parts. What is shorter is stretched.
    package static func columns(_ heights: [Double], count: Int) -> [Double] {
        guard !heights.isEmpty, count > 0 else { return [] }
        return (0..<count).map { column in
            let first = column * heights.count / count
            let end = max(first + 1, (column + 1) * heights.count / count)
            return heights[first..<min(end, heights.count)].max() ?? 0
        }
    }
}

extension PlayedMessageViewState {
    /// The waveform in so many columns, and how many of them lie behind the play head.
    public func columns(_ count: Int) -> (heights: [Double], played: Int) {
        (WaveformHeights.columns(heights, count: count), min(count, Int(position * Double(count))))
    }
}
