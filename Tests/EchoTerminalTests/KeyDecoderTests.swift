import EchoTestKit
import EchoTestKit
import Testing

@testable import EchoTerminal

@Suite struct `Decoding what a terminal sends` {
    private func decode(_ text: String, named: [[UInt8]: KeyPress] = [:]) -> [TerminalInput] {
        var decoder = KeyDecoder(named: named)
        return decoder.decode(text.utf8) + decoder.giveUp()
    }

    @Test(arguments: [
        (" ", KeyPress.space), ("\r", .enter), ("\n", .control("j")), ("\t", .tab), ("\u{1B}", .escape),
        ("\u{7F}", KeyPress(.backspace)), ("\u{8}", KeyPress(.backspace)), ("\u{03}", .control("c")),
        ("\u{1A}", .control("z")), ("é", .character("é")), ("日", .character("日")), ("😀", .character("😀")),
        ("\u{1B}m", .alt("m")), ("\u{1B}\r", KeyPress(.enter, .alt)), ("\u{1B}1", .alt("1")), ("\u{1B}[", .alt("[")),
        ("\u{1B}O", .alt("O")), ("\u{1B}]", .alt("]")), ("\u{1B}P", .alt("P")), ("\u{1B}é", .alt("é")),
        ("\u{1B}\u{7F}", KeyPress(.backspace, .alt)), ("e\u{301}", .character("e\u{301}")),
        ("\0", KeyPress(.character(" "), .control)), ("\u{1F}", .control("_")),
    ])
    func `characters`(text: String, key: KeyPress) {
        #expect(decode(text) == [.key(key)])
    }

    @Test func `text and Enter in one burst are typed and sent, since nobody says that it is pasted`() {
        #expect(decode("hi\r") == [.key(.character("h")), .key(.character("i")), .key(.enter)])
    }

    @Test(arguments: [
        // xterm, both cursor modes, with and without modifiers.
        ("[A", KeyPress(.up)), ("OB", KeyPress(.down)), ("[1;5C", KeyPress(.right, .control)),
        ("[1;3D", KeyPress(.left, .alt)), ("[1;6H", KeyPress(.home, [.shift, .control])), ("OF", KeyPress(.end)),
        ("[3~", KeyPress(.delete)), ("[3;5~", KeyPress(.delete, .control)), ("[2~", KeyPress(.insert)),
        ("[5~", KeyPress(.pageUp)), ("[6;3~", KeyPress(.pageDown, .alt)), ("[Z", KeyPress(.tab, .shift)),
        ("OP", KeyPress(.function(1))), ("[1;2S", KeyPress(.function(4), .shift)), ("[15~", KeyPress(.function(5))),
        ("[24;5~", KeyPress(.function(12), .control)), ("[1;5R", KeyPress(.function(3), .control)),
        // rxvt.
        ("[7~", KeyPress(.home)), ("[8^", KeyPress(.end, .control)), ("[3$", KeyPress(.delete, .shift)),
        ("[5@", KeyPress(.pageUp, [.control, .shift])), ("[11~", KeyPress(.function(1))),
        ("Oa", KeyPress(.up, .control)),
        ("[d", KeyPress(.left, .shift)),
        // The Linux console.
        ("[[A", KeyPress(.function(1))), ("[[E", KeyPress(.function(5))), ("[1~", KeyPress(.home)),
        ("[4~", KeyPress(.end)), ("[34~", KeyPress(.function(20))),
        // GNU screen, and two escapes for Alt.
        ("[1~", KeyPress(.home)), ("\u{1B}[A", KeyPress(.up, .alt)), ("\u{1B}OA", KeyPress(.up, .alt)),
        // The keypad.
        ("OM", .enter), ("Oj", .character("*")), ("Op", .character("0")), ("Oy", .character("9")),
        ("Ok", .character("+")), ("OX", .character("=")),
        // modifyOtherKeys.
        ("[27;5;105~", .tab), ("[27;2;13~", KeyPress(.enter, .shift)), ("[27;6;67~", .control("c")),
    ])
    func `keys of many terminals`(sequence: String, key: KeyPress) {
        #expect(decode("\u{1B}\(sequence)") == [.key(key)])
    }

    @Test(arguments: [
        ("[27u", TerminalInput.key(.escape)), ("[99;5u", .key(.control("c"))),
        ("[99;5:3u", .key(.control("c"), .released)),
        ("[32;1:3u", .key(.space, .released)), ("[32;1:2u", .key(.space, .repeated)), ("[32;2u", .key(.space)),
        ("[13;2u", .key(KeyPress(.enter, .shift))), ("[127;5u", .key(KeyPress(.backspace, .control))),
        ("[9;2u", .key(KeyPress(.tab, .shift))), ("[1;1:3A", .key(KeyPress(.up), .released)),
        ("[1;5:2C", .key(KeyPress(.right, .control), .repeated)), ("[3;1:3~", .key(KeyPress(.delete), .released)),
        ("[1;1:3P", .key(KeyPress(.function(1)), .released)), ("[13;1:2~", .key(KeyPress(.function(3)), .repeated)),
        ("[57376u", .key(KeyPress(.function(13)))), ("[57399u", .key(.character("0"))), ("[57414u", .key(.enter)),
        ("[57419;5u", .key(KeyPress(.up, .control))), ("[109;3u", .key(.alt("m"))), ("[109:77;4u", .key(.alt("M"))),
        ("[109;4u", .key(.alt("M"))), ("[49:33;4u", .key(.alt("!"))), ("[97;65u", .key(.character("a"))),
        // Ctrl on a keyboard of other letters, and keys that have been characters for ever.
        ("[1089::99;5u", .key(.control("c"))), ("[105;5u", .key(.tab)), ("[91;5u", .key(.escape)),
        ("[109;5u", .key(.enter)), ("[47;5u", .key(.control("_"))), ("[45:95;6u", .key(.control("_"))),
        ("[32;5u", .key(KeyPress(.character(" "), .control))), ("[99;6u", .key(.control("c"))),
        ("[99;133u", .key(.control("c"))),
        // Text with the key, or of an input method; a key let go has none.
        ("[97;;97u", .key(.character("a"))), ("[97:65;2;65u", .key(.character("A"))),
        ("[97;65;65u", .key(.character("A"))), ("[113;;64u", .key(.character("@"))),
        ("[32;1:2;32u", .key(.space, .repeated)), ("[0;;233u", .key(.character("é"))),
        ("[0;;101:769u", .key(.character("e\u{301}"))), ("[0;;26085:26412u", .paste("日本")),
        ("[97;5;97u", .key(.control("a"))), ("[13;1:3u", .key(.enter, .released)),
        ("[127;1:3u", .key(KeyPress(.backspace), .released)), ("[97;;27u", .key(.character("a"))),
    ])
    func `kitty's keyboard`(sequence: String, input: TerminalInput) {
        #expect(decode("\u{1B}\(sequence)") == [input])
    }

    @Test(arguments: [
        "[57441;2u", "[57358u", "[97;9u", "[1;9A", "[57428u", "[200;99X", "[?1;2z", "[>0;95;0c", "[12;40R", "[999~",
        "[E",
        "[<0;1M", "[<35;4;4M", "[u", "]0;title\u{7}", "]52;c;aGk=\u{1B}\\", "P1$r0m\u{1B}\\", "_Xi=1;OK\u{1B}\\",
        "^secret\u{1B}\\", "XSOS\u{1B}\\", "]11;nonsense\u{7}", "[201~", "[\u{80}", "OZ", "[1;2;3;4;5;6;7;8;9y",
    ])
    func `what nobody knows is swallowed whole`(sequence: String) {
        #expect(decode("\u{1B}\(sequence)x") == [.key(.character("x"))])
    }

    @Test(arguments: [
        ("[<0;1;1M", MouseEvent(.pressed, at: Point(x: 0, y: 0))),
        ("[<0;80;24m", MouseEvent(.released, at: Point(x: 79, y: 23))),
        ("[<2;300;200M", MouseEvent(.pressed, .right, at: Point(x: 299, y: 199))),
        ("[<33;5;6M", MouseEvent(.dragged, .middle, at: Point(x: 4, y: 5))),
        ("[<64;5;6M", MouseEvent(.wheelUp, at: Point(x: 4, y: 5))),
        ("[<85;5;6M", MouseEvent(.wheelDown, .middle, at: Point(x: 4, y: 5), [.shift, .control])),
        ("[<8;5;6M", MouseEvent(.pressed, at: Point(x: 4, y: 5), .alt)),
        ("[M !!", MouseEvent(.pressed, at: Point(x: 0, y: 0))),
        ("[M#%&", MouseEvent(.released, at: Point(x: 4, y: 5))),
        ("[M`%&", MouseEvent(.wheelUp, at: Point(x: 4, y: 5))),
        ("[32;5;6M", MouseEvent(.pressed, at: Point(x: 4, y: 5))),
        ("[35;5;6M", MouseEvent(.released, at: Point(x: 4, y: 5))),
    ])
    func `the mouse, in three ways`(sequence: String, event: MouseEvent) {
        #expect(decode("\u{1B}\(sequence)") == [.mouse(event)])
    }

    @Test func `an old mouse's places reach beyond characters`() {
        var decoder = KeyDecoder()
        #expect(
            decoder.decode([0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xC0])
                == [.mouse(MouseEvent(.pressed, at: Point(x: 222, y: 159)))])
    }

    @Test(arguments: [
        ("[?62;22c", TerminalReply.attributes([62, 22])), ("[?1;2c", .attributes([1, 2])),
        ("[?2026;2$y", .mode(2026, state: 2)), ("[?2026;0$y", .mode(2026, state: 0)), ("[?0u", .keyboard(flags: 0)),
        ("[6;20;10t", .cellSize(width: 10, height: 20)), ("_Gi=31;OK\u{1B}\\", .graphics),
        ("[?7u", .keyboard(flags: 7)), ("P>|tmux 3.4\u{1B}\\", .version("tmux 3.4")),
        ("]11;rgb:ffff/8080/0000\u{1B}\\", .color(11, .rgb(red: 255, green: 128, blue: 0))),
        ("]11;rgb:f/8/0\u{7}", .color(11, .rgb(red: 255, green: 136, blue: 0))),
        ("]10;rgb:1e/2f/30\u{7}", .color(10, .rgb(red: 0x1E, green: 0x2F, blue: 0x30))),
        ("]11;rgba:fff/000/800/fff\u{7}", .color(11, .rgb(red: 255, green: 0, blue: 127))),
    ])
    func `replies`(sequence: String, reply: TerminalReply) {
        #expect(decode("\u{1B}\(sequence)") == [.reply(reply)])
    }

    @Test func `the terminal's own description comes first`() {
        let named: [[UInt8]: KeyPress] = [
            Array("\u{1B}[8$".utf8): KeyPress(.end, .shift), Array("\u{1B}\t".utf8): KeyPress(.tab, .shift),
            Array("\u{1B}Ow".utf8): KeyPress(.home),
        ]
        #expect(decode("\u{1B}Ow\u{1B}\t", named: named) == [.key(KeyPress(.home)), .key(KeyPress(.tab, .shift))])
        #expect(decode("\u{1B}Ow") == [.key(.character("7"))])
    }

    @Test func `focus`() {
        #expect(decode("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
    }

    @Test func `an escape is a key when nothing follows in time`() {
        var decoder = KeyDecoder()
        #expect(decoder.patience == nil)
        #expect(decoder.decode([0x1B]) == [])
        #expect(decoder.patience == .milliseconds(30))
        #expect(decoder.giveUp() == [.key(.escape)])
        #expect(decoder.decode([0x1B]) + decoder.decode("m".utf8) == [.key(.alt("m"))])
        #expect(decode("\u{1B}\u{1B}") == [.key(.escape), .key(.escape)])
        #expect(decode("\u{1B}\u{1B}[") == [.key(.escape), .key(.alt("["))])
        #expect(decode("\u{1B}\u{1B}x") == [.key(.escape), .key(.alt("x"))])
    }

    @Test func `half a sequence is given longer, and types nothing in the end`() {
        var decoder = KeyDecoder()
        #expect(decoder.decode("\u{1B}[1;".utf8) == [])
        #expect(decoder.patience == .milliseconds(500))
        #expect(decoder.giveUp() == [])
        #expect(decoder.decode("a".utf8) == [.key(.character("a"))])
    }

    @Test func `a key between the halves of a sequence is heard`() {
        #expect(decode("\u{1B}[1;\r") == [.key(.enter)])
        #expect(decode("\u{1B}[1;\u{1B}[A") == [.key(KeyPress(.up))])
        #expect(decode("\u{1B}]11;rgb\u{3}") == [.key(.control("c"))])
        #expect(decode("\u{1B}]11;rgb\u{1B}[A") == [.key(KeyPress(.up))])
    }

    @Test(
        arguments: [
            ([0xFF], "\u{FFFD}"), ([0x80, 0x41], "\u{FFFD}A"), ([0xC3, 0x28], "\u{FFFD}("),
            ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
            ([0xE0, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xF0, 0x9F, 0x98, 0x41], "\u{FFFD}A"), ([0xF5, 0x41], "\u{FFFD}A"), ([0xE6, 0x97], "\u{FFFD}"),
            ([0xE6, 0x97, 0xA5], "日"), ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
        ] as [([UInt8], String)])
    func `what is no UTF-8 is shown as such, and what follows is read`(bytes: [UInt8], text: String) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(bytes) + decoder.giveUp() == text.unicodeScalars.map { .key(.character(Character($0))) })
        #expect(text == String(decoding: bytes, as: UTF8.self))
    }

    @Test func `control characters of eight bits are no typing`() {
        #expect(decode("\u{9B}x\u{85}") == [.key(.character("x"))])
    }

    @Test func `a paste comes whole, with its lines, and presses no key`() {
        #expect(
            decode("\u{1B}[200~one\r\ntwo\rthree \u{3}\u{1B}[A\u{1B}[201~x") == [
                .paste("one\ntwo\nthree \u{3}\u{1B}[A"), .key(.character("x")),
            ])
        #expect(decode("\u{1B}[200~\u{1B}[201~") == [.paste("")])
    }

    @Test func `a paste without an end ends after a while`() {
        var decoder = KeyDecoder()
        #expect(decoder.decode("\u{1B}[200~lost".utf8) == [])
        #expect(decoder.patience == .seconds(3))
        #expect(decoder.giveUp() == [.paste("lost")])
        #expect(decoder.decode("a\u{1B}[201~b".utf8) == [.key(.character("a")), .key(.character("b"))])
    }

    @Test func `a paste beyond all measure is cut, and the keyboard works after it`() {
        var decoder = KeyDecoder()
        var inputs = decoder.decode("\u{1B}[200~".utf8)
        let piece = [UInt8](repeating: 0x61, count: 1 << 20)
        for _ in 0..<18 { inputs += decoder.decode(piece) }
        inputs += decoder.decode("\u{1B}[201~x".utf8)
        guard case .paste(let text)? = inputs.first else { return #expect(inputs.count == 2) }
        #expect(text.utf8.count >= PasteBuffer.limit && text.utf8.count < PasteBuffer.limit + 16)
        #expect(inputs.dropFirst() == [.key(.character("x"))])
    }

    @Test(arguments: [
        String(repeating: "1;", count: 500) + "A", String(repeating: "1", count: 70_000) + "A",
        String(repeating: "0", count: 300) + "\u{1B}[A",
    ])
    func `an endless sequence is swallowed up to a bound`(body: String) {
        let inputs = decode("\u{1B}[\(body)")
        #expect(inputs.count < 5_000)
        #expect(inputs.last == nil || inputs.last == .key(KeyPress(.up)) || inputs.last == .key(.character("A")))
    }

    @Test func `an endless string is swallowed up to its end`() {
        let long = String(repeating: "z", count: 10_000)
        #expect(decode("\u{1B}]52;c;\(long)\u{1B}\\x") == [.key(.character("x"))])
        #expect(decode("\u{1B}P\(long)\u{7}x") == [.key(.character("x"))])
        #expect(decode("\u{1B}P\(long)\u{1B}[Ax") == [.key(KeyPress(.up)), .key(.character("x"))])
        #expect(decode("\u{1B}P\(long)").isEmpty)
    }

    @Test func `a text key that comes again before it was released is held, where releases are told`() {
        var decoder = KeyDecoder()
        decoder.tellsReleases = true
        #expect(
            decoder.decode("  a \u{1B}[32;1:3u \u{1B}[O ".utf8) == [
                .key(.space), .key(.space, .repeated), .key(.character("a")), .key(.space, .repeated),
                .key(.space, .released), .key(.space), .focus(false), .key(.space),
            ])
        decoder.tellsReleases = false
        #expect(decoder.decode("  ".utf8) == [.key(.space), .key(.space)])
    }

    private static let stream =
        "hé日😀\u{1B}[A\u{1B}OP\u{1B}[1;5C\u{1B}[[B\u{1B}[M !!\u{1B}[<0;10;5M\u{1B}[<0;10;5mx\u{1B}m\u{1B}é\u{1B}\u{1B}[D"
        + "\u{1B}[200~one\r\ntwo\u{1B}[20\u{1B}[201~\u{1B}]11;rgb:ff/ff/ff\u{1B}\\\u{1B}P>|foot(1.2)\u{1B}\\\u{1B}[?7u"
        + "\u{1B}[32;1:3u\u{1B}[8$\u{1B}[3^\u{1B}[I\u{1B}[99;5u\r\t\u{1B}[1;2;3Xq\u{1B}]0;t\u{7}w"

    @Test func `cut apart anywhere it reads the same`() {
        let bytes = Array(Self.stream.utf8) + [0xFF, 0xE6, 0x97, 0x41]
        var whole = KeyDecoder()
        let expected = whole.decode(bytes)
        #expect(expected.count > 30)
        for cut in 0...bytes.count {
            var decoder = KeyDecoder()
            #expect(decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...]) == expected, "at \(cut)")
        }
        var decoder = KeyDecoder()
        #expect(bytes.flatMap { decoder.decode([$0]) } == expected)
    }

    @Test(arguments: 0..<40) func `whatever comes, it stays small and goes on`(seed: UInt64) {
        var random = SplitMix(state: seed)
        let likely = Array("\u{1B}\u{1B}\u{1B}[[]OP;;:<>?0129~$Mmu\u{7}\\ABab\u{E9}".utf8)
        var decoder = KeyDecoder()
        var whole: [UInt8] = []
        var pieces: [TerminalInput] = []
        for _ in 0..<200 {
            let piece = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                Bool.random(using: &random)
                    ? likely.randomElement(using: &random) ?? 0x1B : UInt8.random(in: 0...255, using: &random)
            }
            whole += piece
            pieces += decoder.decode(piece)
            #expect(decoder.remembered < KeyDecoder.longestSkip + 200 * 40)
        }
        var other = KeyDecoder()
        #expect(unjoined(pieces + decoder.giveUp()) == unjoined(other.decode(whole) + other.giveUp()))
        #expect(decoder.patience == nil)
        #expect(decoder.decode("x".utf8).last == .key(.character("x")))
    }

    /// A mark that comes in the next piece cannot be joined any more.
    private func unjoined(_ inputs: [TerminalInput]) -> [TerminalInput] {
        inputs.flatMap { input -> [TerminalInput] in
            guard case .key(let press, let phase) = input, let character = press.typed else { return [input] }
            return character.unicodeScalars.map { .key(.character(Character($0)), phase) }
        }
    }
}
