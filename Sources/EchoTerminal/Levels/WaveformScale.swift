import EchoScreen

/// Brings a waveform to the width of the screen: how many of its columns are one.
struct WaveformScale: Sendable, Hashable {
    /// Columns of the waveform in one half of a cell.
    let columns: Int
    let width: Int

    /// - Parameter seconds: how much is to be seen at least, as far as it was kept.
    init(width: Int, seconds: Int) {
        self.width = max(0, width)
        let wanted = seconds * 10
        columns = self.width == 0 ? 1 : max(1, (wanted + 2 * self.width - 1) / (2 * self.width))
    }

    /// What is seen, the newest last, at most `width` cells.
    ///
    /// Columns are taken together by their number: what was one stays one while it moves.
    func cells(_ waveform: WaveformViewState) -> [WaveformCell] {
        guard width > 0, !waveform.columns.isEmpty else { return [] }
        let perCell = 2 * columns
        let last = (waveform.first + waveform.columns.count - 1) / perCell
        let first = max(last - width + 1, (waveform.first + perCell - 1) / perCell)
        guard first <= last else { return [] }
        return (first...last).map { cell in
            let start = cell * perCell - waveform.first
            return WaveformCell(
                one: merged(waveform.columns, start), other: merged(waveform.columns, start + columns))
        }
    }

    private func merged(_ all: [WaveformColumn], _ start: Int) -> WaveformColumn {
        // The newest cell may be half full, the oldest half forgotten.
        let (lower, upper) = (max(0, start), min(all.count, start + columns))
        guard lower < upper else { return WaveformColumn() }
        return all[lower..<upper].dropFirst().reduce(all[lower]) { sum, next in
            WaveformColumn(
                microphone: max(sum.microphone, next.microphone), loudspeaker: max(sum.loudspeaker, next.loudspeaker),
                isSpeech: sum.isSpeech || next.isSpeech, speaker: next.speaker ?? sum.speaker,
                talksOver: next.talksOver ?? sum.talksOver, mark: Self.weightier(sum.mark, next.mark))
        }
    }

    /// What is shown where two marks meet.
    static func weightier(_ one: WaveformMark?, _ other: WaveformMark?) -> WaveformMark? {
        let order: [WaveformMark?] = [.interrupted, .resumed, .ducked, .pause]
        return order.first { $0 == one || $0 == other } ?? nil
    }
}
