import EchoText
import Testing

@Suite struct `Files named in a message` {
    @Test(arguments: [
        ("see @notes.md, please", ["notes.md"]), ("@~/a/b.txt", ["~/a/b.txt"]),
        ("(@a.md) and @b.md.", ["a.md", "b.md"]),
        ("mail a@example.org", []), ("@@notes.md", []), ("@ notes.md", []),
        ("@\"my file.md\" @x/y", ["my file.md", "x/y"]),
        ("@\"open end", []), ("two @a.md\n@a.md", ["a.md"]), ("", []), ("@", []), ("@,", []), ("@日本.md", ["日本.md"]),
        ("@a.md@b.md", ["a.md"]),
    ])
    func `are found where a word begins with an at-sign`(text: String, paths: [String]) {
        #expect(FileMention.all(in: text).map(\.path) == paths)
    }

    @Test func `a word behind an at-sign may be a person, a path may not`() {
        #expect(FileMention.all(in: "@bob @Makefile").map(\.isPath) == [false, false])
        #expect(FileMention.all(in: "@a.b @c/d @~ @\"bob\"").map(\.isPath) == [true, true, true, true])
    }

    @Test(arguments: [
        ("@@notes.md", "@notes.md"), ("to @@bob and @@ann", "to @bob and @ann"), ("a@@b", "a@@b"), ("@@@", "@@"),
        ("@a.md", "@a.md"), ("no sign", "no sign"),
    ])
    func `two at-signs are one`(text: String, plain: String) { #expect(FileMention.plain(text) == plain) }

    @Test(arguments: ["notes.md", "my file.md", "~/a b/c", "odd.", "日本"])
    func `are written so that they are found again`(path: String) {
        #expect(FileMention.all(in: FileMention.written(path)).map(\.path) == [path])
    }

    @Test func `a file's text stands between fences that it does not hold`() {
        let files = [
            AttachedText(path: "a/b.swift", text: "let a = 1\n"), AttachedText(path: "Make\u{1B}file", text: "```` x"),
            AttachedText(path: ".profile", text: ""),
        ]
        #expect(
            AttachedText.message("look", with: files) == """
                look

                a/b.swift:
                ```swift
                let a = 1
                ```

                Make␛file:
                `````
                ```` x
                `````

                .profile:
                ```
                ```
                """)
    }
}
