import Foundation
import ProgramHarness
import Testing

/// What people see of a build: `swift` is a stand-in that says what SwiftPM says.
@Suite struct `A build tells how far it is` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "build-\(UUID().uuidString)")

    private static let times = """
        # What a build takes.
        packages 40.00 2
        CTwo 10.00 2
        First 100.00 1
        Second 200.00 1
        echo_tui 40.00 1
        link 10.00 1
        """

    private static let upToDate = [
        "[0/1] Planning build", "Building for production...", "[0/2] Write swift-version-6A52383ED409C6A7.txt",
        "Build of product 'echo-tui' complete! (0.51s)",
    ]

    private static let first = [
        "Fetching https://example.com/one.git", "Fetched https://example.com/one.git (1.00s)",
        "Creating working copy for https://example.com/one.git",
        "Working copy of https://example.com/one.git resolved at 1.0.0", "Building for production...",
        "[0/8] Compiling CTwo one.c", "[1/8] Compiling CTwo two.c", "[2/8] Write sources",
        "[3/9] Compiling First A.swift", "[5/9] Compiling Second B.swift", "[7/9] Compiling echo_tui Main.swift",
        "/usr/lib/libx.a(a.o): warning: the use of `mktemp' is dangerous, better use `mkstemp'",
        "[8/9] Linking echo-tui", "Build of product 'echo-tui' complete! (400.00s)",
    ]

    /// A checkout with the scripts and nothing else.
    private func checkout() throws {
        let scripts = folder.appending(path: "scripts")
        try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: BuiltProducts.sourceDirectory.appending(path: "scripts/build-progress.sh"),
            to: scripts.appending(path: "build-progress.sh"))
        try write(Self.times + "\n", to: "scripts/build-times.txt")
    }

    private func write(_ text: String, to name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    /// Runs lines of bash in the checkout; without a terminal.
    private func bash(_ script: String) async throws -> (text: String, isGood: Bool) {
        do {
            return (try await Subprocess.run("bash", ["-c", "cd '\(folder.path)'; \(script)"]), true)
        } catch let failure as SubprocessFailure {
            return (failure.output, false)
        }
    }

    private func build(saying lines: [String], status: Int = 0) async throws -> (text: String, isGood: Bool) {
        try write("cat <<'END'\n\(lines.joined(separator: "\n"))\nEND\nexit \(status)\n", to: "swift")
        return try await bash("scripts/build-progress.sh bash ./swift")
    }

    private func withCheckout<Result>(_ body: () async throws -> Result) async throws -> Result {
        defer { try? FileManager.default.removeItem(at: folder) }
        try checkout()
        return try await body()
    }

    // MARK: In a log

    @Test func `says nothing when nothing is to do`() async throws {
        try await withCheckout {
            try write("", to: ".build/release/echo-tui")
            let (text, isGood) = try await build(saying: Self.upToDate)

            #expect(isGood)
            #expect(text == "")
        }
    }

    @Test func `says in a log how far it is, and when it is done`() async throws {
        try await withCheckout {
            let (text, isGood) = try await build(saying: Self.first)
            let lines = text.split(separator: "\n")

            #expect(isGood)
            #expect(lines.first?.hasPrefix("Building echo-tui: ") == true, "\(text)")
            #expect(lines.first?.contains(" min left") == true, "\(text)")
            #expect(lines.last?.hasPrefix("Built echo-tui in ") == true, "\(text)")
            #expect(!text.contains("\u{1B}"))
        }
    }

    @Test func `keeps all that was said`() async throws {
        try await withCheckout {
            _ = try await build(saying: Self.first)

            let log = try String(contentsOf: folder.appending(path: ".build/build.log"), encoding: .utf8)

            #expect(log == Self.first.joined(separator: "\n") + "\n")
        }
    }

    @Test func `shows the compiler's messages whole when it fails, and what to do`() async throws {
        let messages = [
            "/a/B.swift:10:14: error: cannot convert value of type 'String' to specified type 'Int'", " 8 | }",
            "10 | let x: Int = \"a\"", "   |              `- error: cannot convert value", "11 | ",
        ]
        try await withCheckout {
            let (text, isGood) = try await build(saying: Self.first.dropLast(4) + messages, status: 1)

            #expect(!isGood)
            #expect(text.contains(messages.joined(separator: "\n")), "\(text)")
            #expect(text.contains("The build failed. Once that is mended, run the same command again."), "\(text)")
            #expect(text.contains(".build/build.log"))
            #expect(!text.contains("[3/9]") && !text.contains("Working copy"), "\(text)")
        }
    }

    @Test(arguments: [
        ("error: No space left on device", "disk is full"),
        ("error: 'x': package 'x' is using Swift tools version 6.3.0 but the installed version is 6.1.0", "Swift 6.3"),
        ("fatal: unable to access 'https://example.com/': Could not resolve host: example.com", "Check the network"),
        ("error: compile command failed due to signal 9 (use -v to see invocation)", "want of memory"),
        ("fatal error: 'curses.h' file not found", "make deps"),
    ])
    func `knows what to do about what the machine lacks`(message: String, advice: String) async throws {
        try await withCheckout {
            let (text, isGood) = try await build(saying: [message], status: 1)

            #expect(!isGood)
            #expect(text.hasPrefix(message + "\n"))
            #expect(text.contains(advice), "\(text)")
        }
    }

    @Test func `says that it waits for another build`() async throws {
        let waiting = "Another instance of SwiftPM is already running using '.build', waiting until it has finished..."
        try await withCheckout {
            try write("", to: ".build/release/echo-tui")
            let (text, isGood) = try await build(saying: [waiting] + Self.upToDate)

            #expect(isGood)
            #expect(text == waiting + "\n")
        }
    }

    // MARK: On a terminal

    private func terminal(columns: Int = 80, environment: [String: String] = [:]) throws -> PseudoTerminal {
        try PseudoTerminal(
            command: "/bin/bash",
            arguments: ["-c", "cd '\(folder.path)'; scripts/build-progress.sh bash ./swift; echo \"ended: $?\"; read"],
            environment: environment, columns: columns, rows: 10)
    }

    /// SwiftPM as it says some lines and goes on for ever.
    private func stuck(after lines: ArraySlice<String>) throws {
        try write(
            "trap 'exit 1' INT\nprintf '%s\\n' \(lines.map { "'\($0)'" }.joined(separator: " "))\nwhile :; do read -t 1 < /dev/tty; done\n",
            to: "swift")
    }

    @Test func `is one line on a terminal: how far, how long, and what is compiled`() async throws {
        try await withCheckout {
            try stuck(after: Self.first[..<9])
            let terminal = try terminal()

            try await terminal.require("3/9, about")

            #expect(terminal.line(0).hasPrefix("Building echo-tui █"), "\(terminal.screenText())")
            #expect(terminal.line(0).hasSuffix(" min left: First"), "\(terminal.screenText())")
            #expect(terminal.line(1) == "")
        }
    }

    @Test func `names what compilers work on before any of it is finished`() async throws {
        try await withCheckout {
            try write("", to: ".build/release/echo-tui")
            try write(
                """
                echo 'Building for production...'
                exec -a swiftc bash -c 'while :; do read -t 1 < /dev/tty; done' - -module-name Later
                """, to: "swift")
            let terminal = try terminal()

            try await terminal.require("Building echo-tui ░")

            #expect(terminal.line(0).hasSuffix("░ Later"), "\(terminal.screenText())")
        }
    }

    @Test func `stays one line when the window becomes narrow`() async throws {
        try await withCheckout {
            try stuck(after: Self.first[..<9])
            let terminal = try terminal(columns: 120)
            try await terminal.require("3/9, about")

            terminal.resize(columns: 40, rows: 10)
            _ = try await terminal.wait { $0.line(0).hasPrefix("█") }

            #expect(terminal.line(0).contains("3/9, "), "\(terminal.screenText())")
            #expect((1..<10).allSatisfy { terminal.line($0) == "" }, "\(terminal.screenText())")
        }
    }

    @Test func `stays one line when nobody knows how wide the window is`() async throws {
        try await withCheckout {
            try stuck(after: Self.first[..<9])
            try write("#!/bin/sh\necho 0 0\n", to: "programs/stty")
            let path = "\(folder.path)/programs:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
            let terminal = try terminal(columns: 40, environment: ["PATH": path, "COLUMNS": "80"])

            try await terminal.require("█")

            #expect((1..<10).allSatisfy { terminal.line($0) == "" }, "\(terminal.screenText())")
        }
    }

    @Test func `is taken away when the build is interrupted`() async throws {
        try await withCheckout {
            try stuck(after: Self.first[..<9])
            let terminal = try terminal()
            try await terminal.require("3/9, about")

            terminal.press(.control("c"))

            try await terminal.require("Stopped. What is built is kept")
            #expect(!terminal.screenText().contains("3/9"), "\(terminal.screenText())")
        }
    }

    @Test func `changes no line on a terminal that cannot`() async throws {
        try await withCheckout {
            try stuck(after: Self.first[..<9])
            let terminal = try terminal(environment: ["TERM": "dumb"])

            try await terminal.require("Building echo-tui: ")

            #expect(!terminal.rawOutput.contains(0x1B))
        }
    }

    // MARK: How it fits

    @Test(arguments: [1, 8, 14, 16, 20, 30, 40, 60, 69, 70, 80, 100, 200], ["C.UTF-8", "C"])
    func `fits into a window of any width`(columns: Int, locale: String) async throws {
        try await withCheckout {
            let (text, _) = try await bash(
                """
                export LC_ALL=\(locale); source scripts/build-progress.sh
                running=(First Second ANameThatIsLongerThanMost) step=412 steps=942 permille=437 shown=420
                compose \(columns)
                """)
            let line = text.trimmingCharacters(in: .newlines)

            #expect(line.count < max(columns, 2), "\(line)")
            #expect(columns < 20 || line.contains("412"), "\(line)")
            #expect(columns < 70 || line.contains("about 7 min left: First"), "\(line)")
            #expect(locale != "C" || line.utf8.count == line.count)
        }
    }

    @Test func `counts no steps of what is fetched`() async throws {
        try await withCheckout {
            let (text, _) = try await bash(
                """
                source scripts/build-progress.sh; shown=700
                take '[17/35233] Fetching swift-nio, grdb'; compose 80
                take 'Working copy of https://example.com/one.git resolved at 1.0.0'; echo "${seen[packages]}"
                take '[3/942] Compiling First A.swift'; compose 80
                """)
            let lines = text.split(separator: "\n")

            #expect(lines.first?.hasSuffix(" about 12 min left: fetching swift-nio") == true, "\(text)")
            #expect(lines.dropFirst().first == "1")
            #expect(lines.last?.hasSuffix(" 3/942, about 12 min left: First") == true, "\(text)")
        }
    }

    // MARK: How long it still takes

    /// The minutes that are shown from second to second of a build, on a machine that needs so many hundredths of the time
    /// that was recorded; and how many seconds it took.
    private func minutes(slowness: Int, from file: String) async throws -> [Int] {
        let (text, _) = try await bash(
            """
            source scripts/build-progress.sh; load_times '\(file)'; steps=100; is_working=1
            while read -r module seconds count; do
                [[ $module != \\#* ]] || continue
                running=($module)
                for ((rest = 10#${seconds/./} * \(slowness) / 10000; rest > 0; rest--)); do
                    now=$((now + 1)); pass; echo $(((shown + 59) / 60))
                done
                seen[$module]=$count; earn "$module" 0
            done < '\(file)'
            """)
        return text.split(separator: "\n").compactMap { Int($0) }
    }

    @Test(arguments: [50, 100, 300])
    func `tells the minutes that are left without leaps`(slowness: Int) async throws {
        try await withCheckout {
            let recorded = BuiltProducts.sourceDirectory.appending(path: "scripts/build-times.txt").path
            let shown = try await minutes(slowness: slowness, from: recorded)
            let total = shown.count
            let rises = zip(shown, shown.dropFirst()).map { $1 - $0 }

            #expect(total > 200)
            #expect(rises.allSatisfy { -1...1 ~= $0 }, "\(shown)")
            #expect(rises.dropFirst(total / 3).allSatisfy { $0 <= 0 }, "\(shown)")
            #expect(shown.last == 1)
            for share in [2, 3, 4] {
                let second = total * share / 5
                let left = Double(total - second) / 60
                #expect(abs(Double(shown[second]) - left) < 1.5 + left / 3, "\(share)/5: \(shown[second]), not \(left)")
            }
        }
    }

    @Test(arguments: [(0, true), (1, false)])
    func `records what a build took, when it is complete`(status: Int, isRecorded: Bool) async throws {
        try await withCheckout {
            let lines = status == 0 ? Self.first[...] : Self.first.dropLast()
            try write("cat <<'END'\n\(lines.joined(separator: "\n"))\nEND\nexit \(status)\n", to: "swift")
            _ = try await bash("RECORD=scripts/build-times.txt scripts/build-progress.sh bash ./swift")

            let file = try String(contentsOf: folder.appending(path: "scripts/build-times.txt"), encoding: .utf8)
            #expect(file.hasPrefix("# What a build takes.\n"))
            #expect(file.contains("Second 200.00") != isRecorded)
        }
    }

    @Test func `counts what an interrupted build left behind`() async throws {
        try await withCheckout {
            try write("", to: ".build/release/Modules/First.swiftmodule")
            try write("", to: ".build/release/CTwo.build/deep/one.c.o")
            let (text, _) = try await bash(
                """
                source scripts/build-progress.sh; load_times scripts/build-times.txt; count_what_is_built; echo "$earned"
                """)

            #expect(text == "10500\n")
        }
    }
}
