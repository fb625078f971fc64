import EchoTestKit
import EchoText
import Testing

@Suite struct `A table in TOML without a name` {
    @Test(arguments: [
        "[?", "[\n", "[é]", "[[?]]", "a = 1\n\t [ #", "\u{FEFF}[?", "a = '''\nx'''\n[=]", "[ [a] ]",
        "a = [ }", "a = [1,\n# b\n} ]", "a = [[], [\u{A0}}]]", "a = {b = [ } }", "a = ['}', }",
    ])
    func `is made one that the parser refuses, at its line`(text: String) {
        let parsable = TOMLHeaders.parsable(text)

        #expect(parsable.hasSuffix("[]"))
        #expect(text.hasPrefix(parsable.dropLast(2)))
    }

    @Test(arguments: [
        "[a]\nb = 1", "[ \"a b\" . c ]", "[[prompt]]\ntext = \"\"\"\n[?\n\"\"\"", "a = [\n[1],\n[{ b = '[?' }]\n]",
        "# [?\na = '[?'", "a = '''\n[?'''", "", "[", "[]", "[[",
        "a = [{}, { b = 1 }, ]", "a = '[ }' # [ }", "a = [1 }", "a = [\n  # }\n]",
    ])
    func `is not looked for in texts, lists and remarks`(text: String) {
        #expect(TOMLHeaders.parsable(text) == text)
        #expect(TOMLHeaders.brokenLine(in: text) == nil)
    }

    @Test func `is said by its line`() {
        #expect(TOMLHeaders.brokenLine(in: "a = \"\"\"\n[?\n\"\"\"\n[b]\n[?") == 5)
        #expect(TOMLHeaders.brokenLine(in: "a = 1\nb = [\n\n}") == 4)
    }

    @Test func `whatever a text says, its outline stays within it`() {
        var random = SplitMix(state: 5)
        for _ in 0..<2_000 {
            let text = TextPieces.toml(&random)
            #expect(TextPieces.isOutlined(text), "\(text.debugDescription)")
        }
    }
}
