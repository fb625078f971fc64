import EchoScreen
import EchoText

/// The decibels below a meter, and where the loudness that counts as speech stands on it.
enum MeterRuler {
    private static let title = "▴ VAD"

    static func draw(threshold: Double?, in line: Rect, to frame: inout Frame) {
        var taken: Range<Int>?
        if let threshold, line.width >= title.count {
            let column = BlockMeter.column(of: threshold, width: line.width)
            let isLeft = column + title.count > line.width
            let x = isLeft ? line.x + column - title.count + 1 : line.x + column
            frame.write(isLeft ? "VAD ▴" : title, x: x, y: line.y, style: Style(.meterThreshold))
            taken = x..<x + title.count
        }
        for tick in ticks(line) where taken.map({ !$0.overlaps(tick.x - 1..<tick.x + tick.text.count + 1) }) ?? true {
            frame.write(tick.text, x: tick.x, y: line.y, style: Style(.faint))
        }
    }

    /// As close as they can be read; the last is at the end.
    private static func ticks(_ line: Rect) -> [(text: String, x: Int)] {
        let step = line.width >= 48 ? 10 : line.width >= 24 ? 20 : 30
        return stride(from: Int(MeterScale.bottom), through: 0, by: step).map { decibels in
            let text = decibels < 0 ? "−\(-decibels)" : line.width >= 24 ? "0 dB" : "0"
            let column = BlockMeter.column(of: MeterScale.position(ofDecibels: Float(decibels)), width: line.width)
            return (text, line.x + min(column, line.width - text.count))
        }
    }
}
