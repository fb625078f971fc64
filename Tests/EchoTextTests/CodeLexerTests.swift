import Testing

@testable import EchoText

@Suite struct `Code is coloured` {
    /// "let|codeKeyword" for every span that is not plain code.
    private func roles(_ code: String, _ language: String) -> [String] {
        CodeLexer.lines(code, language: language).flatMap { line in
            line.filter { $0.role != .code }.map { "\($0.text)|\($0.role.rawValue)" }
        }
    }

    @Test(arguments: [
        ("swift", "let x = \"a\\\"b\" // c", ["let|codeKeyword", "\"a\\\"b\"|codeString", "// c|codeComment"]),
        (
            "Swift", "@State var n: Int = 0x1F",
            [
                "@State|codeKeyword", "var|codeKeyword", "Int|codeType", "0x1F|codeNumber",
            ]
        ),
        (
            "python", "def f(s): # c\n  return '''a\nb'''",
            [
                "def|codeKeyword", "# c|codeComment", "return|codeKeyword", "'''a|codeString", "b'''|codeString",
            ]
        ),
        ("js", "const a = `x\ny`", ["const|codeKeyword", "`x|codeString", "y`|codeString"]),
        (
            "json", #"{"a": [1, true], "b": "c"}"#,
            [
                "\"a\"|codeType", "1|codeNumber", "true|codeKeyword", "\"b\"|codeType", "\"c\"|codeString",
            ]
        ),
        ("yaml", "name: x # c", ["name|codeType", "# c|codeComment"]),
        ("bash", "echo $# 'a' # c", ["echo|codeKeyword", "'a'|codeString", "# c|codeComment"]),
        ("sql", "SELECT 1 -- c", ["SELECT|codeKeyword", "1|codeNumber", "-- c|codeComment"]),
        ("c", "/* a\nb */ int x;", ["/* a|codeComment", "b */|codeComment", "int|codeType"]),
        ("rust", "fn f<'a>() -> String {}", ["fn|codeKeyword", "String|codeType"]),
        ("diff", "@@ 1 @@\n+a\n-b\n c", ["@@ 1 @@|codeKeyword", "+a|success", "-b|failure"]),
        (
            "html", "<a href=\"x\">t</a><!-- c -->",
            [
                "<a|codeKeyword", " href=|codeType", "\"x\"|codeString", ">|codeKeyword", "</a><!-|codeKeyword",
                "- c -->|codeComment",
            ]
        ),
        ("nobody's", "let x = 1", []), ("", "", []),
    ])
    func `by its language`(language: String, code: String, expected: [String]) {
        #expect(roles(code, language) == expected)
    }

    @Test(arguments: CodeLanguage.all.flatMap(\.names) + ["html", "diff"])
    func `and nothing of it is lost, whatever it is`(language: String) {
        let code = "/* \"'`\n// # -- x\n\t@ $ \\\n'''a\"\"\"<!-- 日本 🏳️‍🌈 e\u{301} 1.5e3 \"unclosed\n\\"
        #expect(CodeLexer.lines(code, language: language).map(\.text).joined(separator: "\n") == code)
    }
}
