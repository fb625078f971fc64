import EchoScreen
import EchoText

/// Draws how loud each band of one direction is: a bar for each, the frequencies below.
enum SpectrumView {
    /// Hz in the middle of each band, as `LevelMeter` measures them.
    private static let names = ["100", "170", "270", "430", "700", "1.1k", "1.8k", "3.0k", "4.8k", "7.9k"]

    static func draw(_ meter: MeterViewState, in rect: Rect, to frame: inout Frame) {
        let count = meter.bands.count
        guard count > 0, rect.width >= count, rect.height > 1 else { return }
        let pitch = min(6, rect.width / count)
        let bar = max(1, pitch - 1)
        let (bars, names) = rect.splitBottom(1)
        for (index, height) in meter.bands.enumerated() {
            drawBar(height, x: rect.x + index * pitch, width: bar, in: bars, to: &frame)
        }
        drawNames(pitch: pitch, count: count, in: names, to: &frame)
    }

    private static func drawBar(_ height: Double, x: Int, width: Int, in rect: Rect, to frame: inout Frame) {
        for row in 0..<rect.height {
            let glyph = BlockMeter.eighth(of: height, row: row, rows: rect.height)
            let isGround = row == 0 && glyph == " "
            guard glyph != " " || isGround else { return }
            let role = isGround ? .meterTrack : BlockMeter.role(at: (Double(row) + 0.5) / Double(rect.height))
            let text = String(repeating: isGround ? "▁" : String(glyph), count: width)
            frame.write(text, x: x, y: rect.maxY - 1 - row, style: Style(role))
        }
    }

    private static func drawNames(pitch: Int, count: Int, in line: Rect, to frame: inout Frame) {
        if pitch >= 5, count == names.count {
            for (index, name) in names.enumerated() {
                frame.write(name, x: line.x + index * pitch, y: line.y, style: Style(.faint))
            }
            return
        }
        frame.write("80 Hz", x: line.x, y: line.y, style: Style(.faint))
        let last = "10 kHz"
        let end = line.x + count * pitch - (pitch > 1 ? 1 : 0)
        if end - line.x >= 12 { frame.write(last, x: end - last.count, y: line.y, style: Style(.faint)) }
    }
}
