import EchoScreen
import EchoText

/// Draws loudness with the eighths of a block: a bar to the right, or one column per band.
enum BlockMeter {
    private static let lower = Array(" ▁▂▃▄▅▆▇█")
    private static let left = Array(" ▏▎▍▌▋▊▉█")

    /// One column per band.
    static func bands(_ bands: [Double]) -> String { String(bands.map { column(of: $0) }) }

    /// What stands in one line for a height of 0 to 1; something is always seen of it.
    static func column(of height: Double) -> Character { lower[max(1, min(8, Int((height.clamped * 8).rounded())))] }

    /// What stands in row `row` of a column `rows` high; rows count from below.
    static func eighth(of height: Double, row: Int, rows: Int) -> Character {
        lower[min(8, max(0, Int((height.clamped * Double(rows * 8)).rounded()) - row * 8))]
    }

    /// A bar `width` columns long, with the held peak and the threshold on it.
    static func bar(_ meter: MeterViewState, width: Int) -> [Span] {
        guard width > 0 else { return [] }
        var spans = (0..<width).map { column in
            let glyph = eighth(of: meter.level, column: column, width: width)
            let position = (Double(column) + 0.5) / Double(width)
            return glyph == " " ? Span("─", .meterTrack) : Span(String(glyph), role(at: position))
        }
        if meter.peakHold > 0.001 { spans[column(of: meter.peakHold, width: width)] = Span("│", .meterPeak) }
        if let threshold = meter.threshold { spans[column(of: threshold, width: width)] = Span("┃", .meterThreshold) }
        return spans
    }

    /// What stands in column `column` of a bar `width` columns long.
    static func eighth(of level: Double, column: Int, width: Int) -> Character {
        left[min(8, max(0, Int((level.clamped * Double(width * 8)).rounded()) - column * 8))]
    }

    /// A column `rows` high, from its top: what is more than nothing is seen.
    static func column(_ height: Double, rows: Int) -> [Character] {
        let eighths = height <= 0 ? 0 : max(1, Int((height.clamped * Double(rows * 8)).rounded()))
        return (0..<max(0, rows)).map { row in lower[min(8, max(0, eighths - (rows - 1 - row) * 8))] }
    }

    /// Calm, loud, and with too little room left.
    static func role(at position: Double) -> TextRole {
        switch position {
        case ..<MeterScale.position(ofDecibels: MeterScale.loud): .meterLow
        case ..<MeterScale.position(ofDecibels: MeterScale.high): .meterMiddle
        default: .meterHigh
        }
    }

    /// The column a position falls into.
    static func column(of position: Double, width: Int) -> Int {
        min(width - 1, max(0, Int(position.clamped * Double(width))))
    }
}

extension Double {
    /// Within 0 and 1; what is no number counts as 0.
    var clamped: Double { isNaN ? 0 : Swift.min(1, Swift.max(0, self)) }
}
