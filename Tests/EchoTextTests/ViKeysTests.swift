import EchoText
import Testing

@Suite struct `Writing with vi's keys` {
    /// A text with "|" where the caret stands, in normal mode.
    private func composer(_ text: String) -> Composer {
        var composer = Composer(text: text.replacing("|", with: ""))
        let caret = text.firstIndex(of: "|").map { text.distance(from: text.startIndex, to: $0) } ?? 0
        for _ in caret..<composer.text.count { composer.perform(.moveLeft) }
        composer.use(vi: true)
        _ = composer.leaveTyping()
        if composer.caret < caret { composer.type("l") }
        return composer
    }

    private func shown(_ composer: Composer) -> String {
        var text = composer.text
        text.insert("|", at: text.index(text.startIndex, offsetBy: composer.caret))
        return text
    }

    @Test(arguments: [
        ("on|e two", "h", "o|ne two"), ("o|ne two", "2l", "one| two"), ("|one two", "9l", "one tw|o"),
        ("|one two three", "2w", "one two |three"), ("one, |two", "b", "one|, two"), ("|one two", "e", "on|e two"),
        ("|one two", "2e", "one tw|o"), ("  on|e", "0", "|  one"), ("  on|e", "^", "  |one"), ("|one", "$", "on|e"),
        ("a\nb\nc|c", "gg", "|a\nb\ncc"), ("|a\nb\nc", "G", "a\nb\n|c"), ("|a\nb\nc", "2G", "a\n|b\nc"),
        ("|abcabc", "fc", "ab|cabc"), ("|abcabc", "2fc", "abcab|c"), ("|abc", "tc", "a|bc"), ("ab|c", "Fa", "|abc"),
        ("|abc\ndef", "j", "abc\n|def"), ("|abc", "fz", "|abc"),
    ])
    func `letters move`(text: String, keys: String, result: String) {
        var composer = composer(text)
        composer.type(keys)
        #expect(shown(composer) == result)
    }

    @Test(arguments: [
        ("a|bc", "x", "a|c"), ("ab|c", "x", "a|b"), ("a|bcd", "2x", "a|d"), ("ab|c", "X", "a|c"),
        ("one |two three", "D", "one| "), ("one |two three", "dw", "one |three"), ("|one two three", "d2w", "|three"),
        ("|one two three", "2dw", "|three"), ("one |two\nthree", "dw", "one| \nthree"), ("one |two", "db", "|two"),
        ("one |two", "d0", "|two"), ("on|e two", "d$", "o|n"), ("|one, two", "dt,", "|, two"),
        ("a\n|b\nc", "dd", "a\n|c"), ("a\nb\n|c", "dd", "a\n|b"), ("|a\nb\nc", "2dd", "|c"), ("|a", "dd", "|"),
        ("|a\nb\nc", "dj", "|c"), ("a\n|b\nc", "dG", "|a"), ("a\n|b\nc", "dgg", "|c"),
        ("|abc", "rx", "|xbc"), ("|abc", "2rx", "x|xc"), ("|abc", "~", "A|bc"), ("|a\n  b", "J", "a| b"),
        ("|one two", "ywP", "one| one two"), ("|ab", "xp", "b|a"), ("|a\nb", "yyp", "a\n|a\nb"),
        ("|a\nb", "ddp", "b\n|a"), ("a\n|b", "yyP", "a\n|b\nb"), ("|ab", "x3p", "baa|a"),
        ("|one two", "dwu", "|one two"), ("|one two three", "dw.", "|three"), ("|abcd", "x2.", "|d"),
        ("|one", "z", "|one"), ("|one", "d\u{20}", "|ne"),
    ])
    func `letters change the text`(text: String, keys: String, result: String) {
        var composer = composer(text)
        composer.type(keys)
        #expect(shown(composer) == result)
    }

    @Test(arguments: [
        ("|bc", "i", "a", "|abc"), ("|ac", "a", "b", "a|bc"), ("  b|c", "I", "a", "  |abc"), ("|ab", "A", "c", "ab|c"),
        ("|a\nc", "o", "b", "a\n|b\nc"), ("a\n|c", "O", "b", "a\n|b\nc"), ("|one two", "cw", "six", "si|x two"),
        ("one |two", "C", "six", "one si|x"), ("a\n|b b\nc", "cc", "x", "a\n|x\nc"), ("|abc", "s", "x", "|xbc"),
        ("|one two three", "c2w", "six", "si|x three"), ("|one two", "ce", "six", "si|x two"),
    ])
    func `letters begin to type, and escape ends it`(text: String, keys: String, typed: String, result: String) {
        var composer = composer(text)
        composer.type(keys)
        #expect(!composer.isCommanded)
        composer.type(typed)

        let hasLeft = composer.leaveTyping()
        #expect(hasLeft)
        #expect(shown(composer) == result)
        #expect(composer.isCommanded)
        composer.type("u")
        #expect(composer.text == text.replacing("|", with: ""))
    }

    @Test(arguments: [
        ("one tw|o three", "diw", "one | three"), ("one tw|o three", "daw", "one |three"), ("one tw|o", "daw", "on|e"),
        ("one| two", "diw", "one|two"), ("one| two three", "daw", "one| three"), ("o|ne, two", "daw", "|, two"),
        ("a o|ne, two", "daw", "a|, two"), ("o|ne two three", "2daw", "|three"), ("o|ne two three", "3diw", "| three"),
        ("a\nb|c\nd", "daw", "a\n|\nd"), ("a\n|\nd", "diw", "a\n|\nd"), ("|", "daw", "|"),
        ("say \"he|y you\" now", "di\"", "say \"|\" now"), ("say \"he|y you\" now", "da\"", "say |now"),
        ("sa|y \"hey\"", "di\"", "say \"|\""), ("say \"he|y\"", "da\"", "sa|y"), ("say |hey", "di\"", "say |hey"),
        ("\"a\" b| \"c\"", "di\"", "\"a\" b \"|\""), ("'a\\'|b'", "di'", "'|'"), ("`a|b` c", "di`", "`|` c"),
        ("f(a, (b|), c)", "di(", "f(a, (|), c)"), ("f(a, (b|), c)", "2di(", "f(|)"), ("f(a|, (b), c)", "da)", "|f"),
        ("f|(a)", "dib", "f(|)"), ("f(a|)", "dib", "f(|)"), ("{a\nb|\nc}", "diB", "{|}"), ("a[b|]", "da[", "|a"),
        ("<a|>", "di>", "<|>"), ("f(a|", "di(", "f(|a"), ("f(a) b|", "di(", "f(a) |b"),
        ("one tw|o", "yiwP", "one tw|otwo"),
        ("(a) (b|)", "di(j", "(a) (|)"), ("one tw|o three", "daw.", "on|e"), ("on|e", "diz", "on|e"),
    ])
    func `letters mean what stands around the caret`(text: String, keys: String, result: String) {
        var composer = composer(text)
        composer.type(keys)
        #expect(shown(composer) == result)
    }

    @Test(arguments: [
        ("one tw|o three", "ciw", "six", "one si|x three"), ("f(|)", "ci(", "x", "f(|x)"),
        ("say \"\"|", "ci\"", "hey", "say \"he|y\""), ("one tw|o three", "caw", "six ", "one six| three"),
    ])
    func `what stands around the caret is written anew`(text: String, keys: String, typed: String, result: String) {
        var composer = composer(text)
        composer.type(keys)
        composer.type(typed)
        _ = composer.leaveTyping()
        #expect(shown(composer) == result)
        composer.type("u")
        #expect(composer.text == text.replacing("|", with: ""))
    }

    @Test func `a change is made again with what was typed`() {
        var composer = composer("|one two three")
        composer.type("cw")
        composer.type("sixx")
        composer.perform(.deleteBackward)
        let hasLeft = composer.leaveTyping()
        #expect(hasLeft)

        composer.type("w.")
        #expect(composer.text == "six six three")
        composer.type("u")
        #expect(composer.text == "six two three")
    }

    @Test func `escape drops an unfinished command first`() {
        var composer = composer("|one two")
        composer.type("2d")

        var hasLeft = composer.leaveTyping()
        #expect(hasLeft)
        hasLeft = composer.leaveTyping()
        #expect(!hasLeft)
        composer.type("w")
        #expect(shown(composer) == "one |two")
    }

    @Test func `a new message begins by typing`() {
        var composer = composer("one")
        _ = composer.take()
        composer.type("dd")
        #expect(composer.text == "dd")
    }

    @Test func `with the keys of emacs there is nothing to leave`() {
        var composer = Composer(text: "one")
        let hasLeft = composer.leaveTyping()
        #expect(!hasLeft)
        composer.type("dd")
        #expect(composer.text == "onedd")
    }

    @Test(arguments: 0..<20) func `any keys leave the caret in the text`(seed: UInt64) {
        var generator = seed &* 6_364_136_223_846_793_005 &+ 99
        let keys = Array("hjklwbe0^$gGxXDCdcyspPiaIAoOurfJ~.23 日é,\n\"(){b")
        var composer = composer("one two,\n  three日本 four\n\nfive")
        for _ in 0..<500 {
            generator = generator &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let choice = Int((generator >> 33) % UInt64(keys.count + 3))
            if choice < keys.count { composer.type(String(keys[choice])) } else { _ = composer.leaveTyping() }
            #expect((0...composer.text.count).contains(composer.caret))
            guard composer.text.count < 20_000 else { return }
        }
    }
}
