import Testing

@Suite struct `A planted violation is found` {
    @Test(arguments: [
        ("Sources/EchoWire/A.swift", "import Echo"),
        ("Sources/EchoWire/A.swift", "import NIOCore"),
        ("Sources/Echo/Core/A.swift", "import NIOCore"),
        ("Sources/Echo/Core/A.swift", "public import NIOSSL"),
        ("Sources/EchoScreen/A.swift", "@_exported import EchoApp"),
        ("Sources/EchoScreen/A.swift", "import EchoWire"),
        ("Sources/EchoText/A.swift", "import EchoScreen"),
        ("Sources/EchoApp/A.swift", "@preconcurrency import CNcurses"),
        ("Sources/EchoTerminal/A.swift", "import struct Echo.Message"),
        ("Sources/EchoTerminal/A.swift", "  internal import EchoALSA"),
        ("Sources/EchoALSA/A.swift", "import EchoTerminal"),
        ("Sources/EchoStore/A.swift", "import CALSA"),
        ("Sources/EchoStore/A.swift", "import EchoApp"),
        ("Sources/EchoScreen/Ports/A.swift", "import EchoApp"),
        ("Sources/LocalBackend/A.swift", "import Echo"),
        ("Sources/echo-tui/A.swift", "import NIOCore"),
    ])
    func `among the imports`(path: String, line: String) {
        let file = SourceFile(path: path, text: "// A comment.\n\(line)\nimport Foundation\n")

        #expect(Arrows.violations(in: file).map(\.line) == [2])
    }

    @Test(arguments: [
        ("Sources/Echo/Transport/A.swift", "import NIOSSL"),
        ("Sources/Echo/A.swift", "// import CNcurses"),
        ("Sources/Echo/A.swift", "let text = \"\"\"\n    import CNcurses\n    \"\"\""),
        ("Sources/EchoTerminal/A.swift", "import CNcurses"),
    ])
    func `and what is allowed is not`(path: String, text: String) {
        #expect(Arrows.violations(in: SourceFile(path: path, text: text)) == [])
    }

    @Test func `among the arrows that nobody follows`() {
        let files = [
            SourceFile(path: "Sources/Echo/A.swift", text: "import EchoWire"),
            SourceFile(path: "Sources/Echo/Transport/B.swift", text: "import NIOCore"),
        ]

        let violations = Arrows.unused(
            by: files, among: ["Echo": ["EchoWire", "Logging"]],
            inFolders: ["Sources/Echo/Transport/": ["NIOCore", "NIO"]])

        #expect(
            violations.map(\.description) == [
                "Sources/Echo/:1: nobody imports Logging", "Sources/Echo/Transport/:1: nobody imports NIO",
            ])
    }

    @Test(arguments: [
        "struct Backoff {}", "public enum Backoff {", "@MainActor public final class Backoff {",
        "typealias Backoff = Int",
        "public nonisolated struct Backoff {", "package indirect enum Backoff {", "public protocol Backoff {",
    ])
    func `among types of the same name`(line: String) {
        let files = [
            SourceFile(path: "Sources/Echo/A.swift", text: "/// One.\nactor Backoff {}"),
            SourceFile(path: "Sources/EchoALSA/B.swift", text: line),
        ]

        #expect(
            TypeNames.violations(in: files) == [
                Violation(path: "Sources/EchoALSA/B.swift", line: 1, reason: "Backoff is a type of Echo too")
            ])
    }

    @Test(arguments: [
        "private struct Backoff {}", "fileprivate enum Backoff {}", "extension Backoff {}",
        "enum A {\n    struct Backoff {}\n}",
        "// struct Backoff {}", "struct BackoffRule {}",
    ])
    func `and what nobody else sees is not`(text: String) {
        let files = [
            SourceFile(path: "Sources/Echo/A.swift", text: "struct Backoff {}"),
            SourceFile(path: "Sources/Echo/A+More.swift", text: "extension Backoff {}"),
            SourceFile(path: "Sources/EchoALSA/B.swift", text: text),
        ]

        #expect(TypeNames.violations(in: files) == [])
    }

    @Test(arguments: [
        "let child = Process()", "Foundation.Process.run(url, arguments: [])", "try await Subprocess.run(x)",
        "import Subprocess", "if fork() == 0 {}", "let file = popen(line, mode)", "Glibc.system (line)",
        "posix_spawnp(&id, path, nil, nil, words, environ)", "execvp(path, words)",
    ])
    func `among programs that are started elsewhere`(line: String) {
        let file = SourceFile(path: "Sources/EchoApp/A.swift", text: "\n\(line)\n")
        #expect(SpawnRules.violations(in: file).map(\.line) == [2])
    }

    @Test(arguments: ["case system(String)", "messages += [.system(text)]", "stopProcess()", "// Process()"])
    func `and what only sounds like it is not`(line: String) {
        #expect(SpawnRules.violations(in: SourceFile(path: "Sources/EchoApp/A.swift", text: line)).isEmpty)
    }

    @Test func `among what the screen is told`() {
        let files = [
            ("A", "public enum EchoEvent: Sendable {\n    case heard(Answer)\n    case said(String)\n}"),
            ("B", "public struct Answer {\n    let sound: Sound\n}\n\nstruct Other { let sound: PCM16 }"),
            ("C", "struct WireRecord { let text: WireText }\nstruct WireText { let bytes: Data }"),
            ("D", "/// Holds Data.\ntypealias Sound = [PCM16]"),
        ].map { SourceFile(path: "Sources/Echo/\($0).swift", text: $1) }

        #expect(
            SoundRules.violations(among: files).map(\.description) == [
                "Sources/Echo/D.swift:2: Sound is told to the screen, and holds PCM16"
            ])
    }

    @Test func `in the package's manifest`() {
        let manifest = PackageManifest(
            text: """
                let nio: [Target.Dependency] = [
                    .product(name: "NIOCore", package: "swift-nio"),
                ]
                module("EchoWire", nio + []),
                module("EchoTerminal", ["EchoScreen", "Echo", .product(name: "TOMLKit", package: "TOMLKit")],
                    resources: [.embedInCode("Themes")]),
                .executableTarget(
                    name: "echo-tui", dependencies: ["Echo", "CALSA"])
                """)

        #expect(
            Arrows.violations(in: manifest).map(\.reason) == [
                "EchoTerminal must not depend on Echo", "EchoWire must not depend on NIOCore",
                "echo-tui must not depend on CALSA",
            ])
    }

    @Test(arguments: [
        ("EchoScreen/State", "func present() async {}"),
        ("EchoScreen/State", "let now = Date()"),
        ("EchoScreen/State", "let now = ContinuousClock.now"),
        ("EchoScreen/State", "actor A {}"),
        ("EchoAudio", "Task { }"),
        ("EchoText", "func read() { await text }"),
        ("Echo", "print(message)"),
        ("Echo", "let session = URLSession.shared"),
        ("LocalBackend", "let url = try! url()"),
        ("EchoStore", "let home = ProcessInfo.processInfo.environment[name]"),
        ("EchoApp", "final class ConversationViewModel {}; let a: ViewModel"),
        ("EchoApp", "show(await conversation.allMessages)"),
    ])
    func `among the words`(module: String, line: String) {
        let file = SourceFile(path: "Sources/\(module)/A.swift", text: "\n\(line)\n")

        #expect(WordRule.all.flatMap { $0.violations(in: file) }.contains { $0.line == 2 })
    }

    @Test(arguments: [
        ("EchoScreen/State", "/// What the user will await, said by an actor. print(it)"),
        ("EchoScreen/State", "let sentence = \"await \\(name(of: \"Task\")) and print(it)\""),
        ("EchoScreen/State", "let raw = #\"a \" await \"#"),
        ("EchoScreen/State", "let awaited = factor + TaskList.count"),
        ("EchoApp", "blueprint(of: house)"),
        ("echo-tui", "print(version)"),
    ])
    func `and comments, literals and longer names are not`(module: String, line: String) {
        let file = SourceFile(path: "Sources/\(module)/A.swift", text: line)

        #expect(WordRule.all.flatMap { $0.violations(in: file) } == [])
    }

    @Test func `among features, and in very long files`() {
        let files = [
            ("Doctor/DoctorRules.swift", "struct DoctorRules {}"),
            ("Latency/LatencyFeature.swift", "final class LatencyFeature { let other = DoctorRules() }"),
        ].map { SourceFile(path: "Sources/EchoApp/Features/\($0)", text: $1) }
        let long = SourceFile(path: "Sources/Echo/A.swift", text: String(repeating: "\n", count: 401))

        #expect(FeatureRules.violations(among: files).map(\.reason) == ["names DoctorRules, which is Doctor's"])
        #expect(FeatureRules.length(of: long).count == 1)
    }

    @Test(arguments: [
        "protocol Brain {}", "struct Other {}", "struct A: @unchecked Sendable {}", "nonisolated(unsafe) var a = A()",
    ])
    func `among names and promises`(line: String) {
        let text = line.contains(" A") ? line : "enum A {}\n\(line)"
        let path = line.contains("Other") ? "Sources/Echo/B.swift" : "Sources/Echo/A.swift"

        #expect(NameRules.violations(in: SourceFile(path: path, text: text)).count == 1)
    }

    @Test func `but a promise that is proved safe is not`() {
        let text =
            "// Written once, before threads.\nnonisolated(unsafe) var a = A()\nnonisolated(unsafe) var b = A()\nstruct A {}"

        #expect(NameRules.violations(in: SourceFile(path: "Sources/Echo/A.swift", text: text)) == [])
    }

    @Test func `between the stories and their tests`() {
        let told = Stories(
            text: """
                ## User talks
                - Given a microphone, when the user talks, then a line appears
                - Given a dream, when nobody tests it, then it stays one

                ## User dreams
                - Given a microphone, when the user talks, then a line appears
                """)
        let tested = StoryTests(sources: [
            """
            @MainActor @Suite struct `User talks` {
                @Test func `Given a microphone, when the user talks, then a line appears`() async {}
                @Test
                func `Given a secret, when it is tested, then it should be told`(
                    secret: String) {}
                @Test func `no command is left out`() {}
            }
            """, "@Suite struct `User sleeps` {}",
        ])

        #expect(
            StoryRules.violations(of: told, and: tested).map(\.description) == [
                "docs/stories.md:5: no suite is named “User dreams”",
                "docs/stories.md:3: “User talks” has no test named “Given a dream, when nobody tests it, then it stays one”",
                "docs/stories.md:6: “User dreams” has no test named “Given a microphone, when the user talks, then a line appears”",
                "docs/stories.md:1: the suite “User sleeps” has no story",
                "docs/stories.md:1: “User talks” does not tell “Given a secret, when it is tested, then it should be told”",
            ])
    }

    @Test func `among the files that a document names`() {
        let paths = DocumentedPaths(
            text: """
                See `Sources/Echo/Gone.swift` and `Makefile.md`, not `Features/<Name>/<Name>Rules.swift`, `/voice cedar`,
                `make test` or `Array.swift.self`.
                ```
                `Sources/In/Code.swift`
                ```
                [Manual](docs/manual.md#keys), [Swift](https://swift.org), ![picture](docs/a.png)
                """)

        #expect(paths.named.map(\.path) == ["Sources/Echo/Gone.swift", "Makefile.md"])
        #expect(paths.linked.map(\.path) == ["docs/manual.md", "docs/a.png"])
        #expect(paths.linked.map(\.line) == [6, 6])
    }

    @Test(arguments: [
        "struct WakeRule {}", "public enum AlertRules {", "func load() async {}", "let work = Task { }",
        "let files = FileManager.default",
    ])
    func `among what decides or acts in the presentation`(line: String) {
        #expect(
            PresentationRules.violations(in: SourceFile(path: "Sources/EchoScreen/State/A.swift", text: line)).count
                == 1)
        #expect(PresentationRules.violations(in: SourceFile(path: "Sources/EchoApp/A.swift", text: line)) == [])
    }
}
