import EchoScreen
import EchoTestKit
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite struct `Characters a terminal lacks` {
    @Test(arguments: [
        (["LANG": "en_US.UTF-8"], GlyphSet.unicode), (["LANG": "de_DE.utf8@euro"], .unicode), ([:], .unicode),
        (["LC_ALL": "C"], .unicode), (["LANG": "de_DE.ISO-8859-1"], .asciiOnly),
        (["LC_ALL": "", "LC_CTYPE": "ja_JP.eucJP", "LANG": "en_US.UTF-8"], .asciiOnly),
        (["LANG": "en_US.UTF-8", "TERM": "linux"], .console), (["TERM": "linux-16color"], .console),
    ])
    func `are known by locale and terminal`(environment: [String: String], glyphs: GlyphSet) {
        #expect(GlyphSet(environment: environment) == glyphs)
    }

    @Test func `every screen can be drawn in ASCII, but for what people write`() {
        for (name, state) in SampleScreens.all {
            var state = state
            state.preferences.usesASCII = true
            // What people write are letters and pictures; signs of the screen are arrows, borders, blocks and shapes.
            let isSign = { (scalar: Unicode.Scalar) in
                (0x2190...0x2BFF).contains(scalar.value) && scalar != "☂" || "…–—·‹›“”".unicodeScalars.contains(scalar)
            }
            for size in [Size(width: 60, height: 16), Size(width: 120, height: 40), Size(width: 200, height: 60)] {
                var view = ScreenView(keymap: .standard)
                for cell in view.draw(state, size: size).cells where cell.width > 0 {
                    let isKnown =
                        cell.text.utf8.allSatisfy { $0 < 0x80 } || !cell.text.unicodeScalars.contains(where: isSign)
                    #expect(isKnown, "\(name): \(cell.text)")
                }
            }
        }
    }

    @Test func `a terminal of another character set is sent ASCII only, and nothing moves`() throws {
        for (_, state) in SampleScreens.all {
            var view = ScreenView(keymap: .standard, glyphs: .asciiOnly)
            var plain = ScreenView(keymap: .standard)
            let (frame, before) = (
                view.draw(state, size: Size(width: 100, height: 30)),
                plain.draw(state, size: Size(width: 100, height: 30))
            )
            #expect(frame.cells.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } && $0.width == 1 })
            #expect(frame.cursor == before.cursor)
            for (new, old) in zip(frame.cells, before.cells) where old.text == "a" { #expect(new == old) }
        }
        #expect(GlyphSet.asciiOnly.spelling(of: "é") == "e")
        #expect(GlyphSet.asciiOnly.spelling(of: "語") == "?")
    }

    @Test func `signs that mean different things stay different`() {
        let ramps = ["▁▂▃▄▅▆▇█", "━●─", "│┃─█"]
        for ramp in ramps {
            #expect(Set(ramp.map { GlyphSet.ascii.spelling(of: String($0)) }).count >= ramp.count - 2)
        }
        for (on, off) in [("●", "○"), ("▾", "▸"), ("✓", "✗"), ("→", "←"), ("┃", "█")] {
            #expect(GlyphSet.ascii.spelling(of: on) != GlyphSet.ascii.spelling(of: off))
            #expect(GlyphSet.console.spelling(of: on) != GlyphSet.console.spelling(of: off))
        }
    }
}
