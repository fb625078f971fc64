import CNcurses
import EchoScreen
import EchoTestKit
import EchoText
import Foundation
import ProgramHarness
import Testing

@testable import EchoTerminal

/// Frames at random, each painted over the last: what a terminal then shows is the frame, whatever stood there before.
@MainActor @Suite(.serialized) struct `What is painted over what was there` {
    private static let size = Size(width: 60, height: 12)
    private static let words = [
        "a", "Zebra ", "words and more words", "日本", "한국어 ", "é", "e\u{301}n", "─╭█", "⠿⠛", "😀", "👍🏽", "naïve ", "…",
        "ש\u{5B8}", "   ", "\u{1B}[31m", "\t", "x\u{300}\u{301}y",
    ]
    private static let roles: [TextRole] = [.plain, .faint, .accent, .warning, .user, .heading]
    private static let surfaces: [Surface] = [.screen, .selection, .overlay]

    private struct Look: Hashable {
        var foreground: CellColor
        var background: CellColor
        var attributes: CellAttributes
    }

    /// ncurses keeps one terminal in a process, which outlives the suite.
    private static let memory: FrameMemory? = {
        setenv("TERM", "xterm-256color", 1)
        setlocale(LC_CTYPE, "C.UTF-8")
        guard let memory = FrameMemory(), let screen = cn_newterm(memory.file) else { return nil }
        set_term(screen)
        resizeterm(Int32(size.height), Int32(size.width))
        wrefresh(cn_stdscr())
        _ = memory.take()
        return memory
    }()

    private func change(_ frame: inout Frame, _ random: inout SplitMix) {
        for _ in 0..<Int.random(in: 0..<6, using: &random) {
            let style = Style(
                Self.roles.randomElement(using: &random) ?? .plain,
                on: Self.surfaces.randomElement(using: &random) ?? .screen, Bool.random(using: &random) ? .bold : [])
            let (x, y) = (Int.random(in: -3..<60, using: &random), Int.random(in: 0..<12, using: &random))
            switch Int.random(in: 0..<8, using: &random) {
            case 0: frame.fill(Rect(x: x, y: y, width: 20, height: 3), style: style)
            case 1: frame = Frame(size: Self.size)
            default: frame.write(Self.words.randomElement(using: &random) ?? "", x: x, y: y, style: style)
            }
        }
        // libvterm puts the marks of the last column's letter on the next row.
        for y in 0..<Self.size.height where frame[Self.size.width - 1, y]?.glyph.isSingle == false {
            frame.write(" ", x: Self.size.width - 1, y: y, style: Style())
        }
        let cursor = Point(
            x: Int.random(in: 0..<60, using: &random), y: Int.random(in: 0..<12, using: &random))
        frame.cursor = cursor
    }

    @Test(arguments: 0..<20) func `is what the terminal shows`(seed: Int) throws {
        let memory = try #require(Self.memory)
        let terminal = try #require(VirtualTerminal(columns: Self.size.width, rows: Self.size.height))
        var random = SplitMix(state: UInt64(seed))
        var painter = CursesPainter()
        painter.start(colors: start_color() == OK)
        clearok(cn_curscr(), true)
        var frame = Frame(size: Self.size)
        var looks: [Style: Look] = [:]
        for step in 0..<40 {
            change(&frame, &random)
            _ = painter.draw(frame)
            terminal.receive(memory.take())

            let wrong = differences(frame, terminal, &looks)
            #expect(wrong.isEmpty, "step \(step): \(wrong.prefix(3))")
            if !wrong.isEmpty { return }
        }
    }

    private func differences(_ frame: Frame, _ terminal: VirtualTerminal, _ looks: inout [Style: Look]) -> [String] {
        var wrong: [String] = []
        for (index, cell) in frame.cells.enumerated() where cell.width > 0 {
            let (row, column) = (index / Self.size.width, index % Self.size.width)
            let shown = terminal.cell(row: row, column: column)
            if !shown.character.unicodeScalars.elementsEqual(cell.text.unicodeScalars) || shown.width != cell.width {
                wrong.append("\(row),\(column): “\(shown.character)” for “\(cell.text)”")
            }
            let look = Look(
                foreground: shown.foreground, background: shown.background, attributes: shown.attributes)
            // A blank has no foreground to be seen.
            guard cell.text != " " else { continue }
            if looks[cell.style, default: look] != look { wrong.append("\(row),\(column): another look") }
            looks[cell.style] = look
        }
        let cursor = terminal.cursor
        if frame.cursor != Point(x: cursor.column, y: cursor.row) { wrong.append("the cursor") }
        return wrong
    }
}
