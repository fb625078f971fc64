import EchoScreen
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite struct `Levels are drawn` {
    private func lines(_ state: LevelsViewState, _ width: Int, _ height: Int) -> [String] {
        var frame = Frame(size: Size(width: width, height: height))
        LevelsView.draw(state, in: frame.bounds, to: &frame)
        return FrameText.text(of: frame).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func column(_ microphone: Double, _ loudspeaker: Double = 0) -> WaveformColumn {
        WaveformColumn(microphone: microphone, loudspeaker: loudspeaker)
    }

    @Test func `bars grow by quarters of a row from where they stand`() {
        #expect((0...8).map { BrailleBars.cell($0, 0, row: 0, .up) } == Array(" ⡀⡄⡆⡇⡇⡇⡇⡇"))
        #expect((0...8).map { BrailleBars.cell(0, $0, row: 0, .down) } == Array(" ⠈⠘⠸⢸⢸⢸⢸⢸"))
        #expect((0...8).map { BrailleBars.cell($0, $0, row: 1, .up) } == Array("     ⣀⣤⣶⣿"))
        #expect([0, 0.01, 0.5, 1, .nan].map { BrailleBars.steps($0, rows: 2) } == [0, 1, 4, 8, 0])
    }

    @Test(arguments: 0..<7) func `what was drawn as one stays one while it moves`(shift: Int) {
        let all = (0..<70).map { column($0.isMultiple(of: 9) ? 1 : 0.1) }
        let scale = WaveformScale(width: 8, seconds: 5)
        let before = scale.cells(WaveformViewState(columns: all))
        let moved = scale.cells(WaveformViewState(columns: Array(all.dropFirst(shift)), first: shift))

        #expect(scale.columns == 4)
        #expect(before.count == 8)
        #expect(moved == before)
    }

    @Test func `a wide one shows a column in each half of a cell, and no more than there is`() {
        let scale = WaveformScale(width: 100, seconds: 6)
        let cells = scale.cells(WaveformViewState(columns: [column(0.2), column(0.4), column(0.6)]))

        #expect(scale.columns == 1)
        #expect(cells.map(\.microphone.0) == [0.2, 0.6])
        #expect(cells.map(\.microphone.1) == [0.4, 0])
        #expect(WaveformScale(width: 0, seconds: 6).cells(WaveformViewState(columns: [column(1)])).isEmpty)
    }

    @Test(arguments: 1...20) func `the newest cell fills up by and by`(count: Int) {
        let all = (0..<count).map { _ in column(0.5) }
        let cells = WaveformScale(width: 10, seconds: 10).cells(WaveformViewState(columns: all, first: 3))

        #expect(cells.last?.microphone.0 == 0.5 || cells.last?.microphone.1 == 0.5 || cells.isEmpty)
        #expect(cells.count <= 10)
    }

    @Test func `the more rows there are, the more is seen`() {
        var state = SampleScreens.levelsFocused.levels
        state.microphone.isSpeech = true

        #expect(lines(state, 40, 2)[0].hasPrefix("● mic ▂▃▅▇"))
        #expect(lines(state, 40, 3)[2].contains("▆"))
        #expect(lines(state, 40, 5)[3].contains("━") && lines(state, 40, 5)[3].contains("═"))
        let tall = lines(state, 70, 12).joined(separator: "\n")
        for part in ["Jabra Evolve 65 Mono → Built-in Audio", "echo −28 dB", "▴ VAD", "−60", "0 dB", "interrupted"] {
            #expect(tall.contains(part), "\(part)")
        }
        #expect(!tall.contains("kHz") && lines(state, 70, 20).joined().contains("10 kHz"))
    }

    @Test func `who speaks over whom is told by signs, and explained where there is room`() {
        let state = SampleScreens.doubleTalk.levels
        for rows in [3, 4, 5, 12] {
            let text = lines(state, 100, rows).joined(separator: "\n")
            #expect(text.contains("╧") && text.contains("┯"), "\(rows)")
        }
        let legend = lines(state, 100, 12).last ?? ""
        #expect(legend.contains("╧ you over echo") && legend.contains("┯ echo over you"))
        #expect(lines(SampleScreens.levelsFocused.levels, 100, 12).last?.contains("over") == false)
    }

    @Test func `every size can be drawn, also of no number`() {
        var state = SampleScreens.levelsFocused.levels
        state.microphone.bands[2] = .nan
        state.waveform = WaveformViewState(columns: [column(.nan, .infinity), column(9, -2)])
        for width in 0...80 { for height in 0...24 { _ = lines(state, width, height) } }
    }

    @Test func `in ASCII the waveform is of points and colons`() {
        #expect(
            [" ", "⡀", "⠁", "⡇", "⣿", "⣤"].map { GlyphSet.ascii.spelling(of: $0) } == [" ", ".", "'", ":", "#", "."])
        #expect(["⡀", "⠁", "⣿"].map { GlyphSet.console.spelling(of: $0) } == ["▄", "▀", "█"])
    }
}
