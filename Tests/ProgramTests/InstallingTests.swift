import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct `A person installs the program` {
    /// What the shell writes to `out`, a line each. `$INSTALL` is the script, `$ECHO` the program.
    private func run(_ shell: String) async throws -> [String] {
        let script = BuiltProducts.sourceDirectory.appending(path: "scripts/install.sh").path
        let terminal = try PseudoTerminal(
            command: "/bin/bash", arguments: ["-c", shell],
            environment: ["ECHO": BuiltProducts.url("echo-tui").path, "INSTALL": script])
        defer { terminal.close() }
        _ = await terminal.exitStatus()
        let out = try? String(contentsOf: terminal.home.appending(path: "out"), encoding: .utf8)
        return (out ?? "").split(separator: "\n").map(String.init)
    }

    @Test func `everything is put in place, works there, and is removed again; a person's own theme stays`()
        async throws
    {
        let lines = try await run(
            #"""
            root="$HOME/root"
            "$INSTALL" install "$ECHO" "$root" /opt/echo && cd "$root/opt/echo" && {
                find . -type f -not -name '*.toml' -not -path '*/docs/*' -not -name 'echo-tui-*.1' | sort
                bin/echo-tui --version | cut -d " " -f 1
                ls share/echo-tui/themes/*.toml | wc -l
                bin/echo-tui help plain-mode | sed -n 1p
                diff <(bin/echo-tui manual --list | sort) \
                    <(ls share/man/man1 | sed -n 's/^echo-tui-\(.*\)\.1$/\1/p' | sort) && echo same
                touch share/echo-tui/themes/mine.toml
                "$INSTALL" uninstall - "$root" /opt/echo
                find . -type f
            } > "$HOME/out" 2>&1
            """#)
        let themes = try FileManager.default.contentsOfDirectory(
            atPath: BuiltProducts.sourceDirectory.appending(path: "Themes").path
        ).filter { $0.hasSuffix(".toml") }

        #expect(
            lines == [
                "./bin/echo-tui", "./share/bash-completion/completions/echo-tui",
                "./share/echo-tui/parts/brain-server.py", "./share/echo-tui/parts/ears-server.py",
                "./share/echo-tui/parts/embeddings-server.py", "./share/echo-tui/parts/get-part.py",
                "./share/echo-tui/parts/language.sh", "./share/echo-tui/parts/part_server.py",
                "./share/echo-tui/parts/voice-server.py",
                "./share/fish/vendor_completions.d/echo-tui.fish", "./share/man/man1/echo-tui.1",
                "./share/zsh/site-functions/_echo-tui", "1.0.0", "\(themes.count)", "Plain mode", "same",
                "./share/echo-tui/themes/mine.toml",
            ])
    }

    @Test func `bash completes options without a subcommand, and the shells and the manual's reader find no fault`()
        async throws
    {
        let lines = try await run(
            #"""
            {
                "$ECHO" completions bash > "$HOME/bash.txt" && . "$HOME/bash.txt"
                COMP_WORDS=(echo-tui --pl) COMP_CWORD=1 COMP_LINE='echo-tui --pl' COMP_POINT=13
                _echo-tui echo-tui --pl echo-tui
                echo "${COMPREPLY[@]}"
                if command -v zsh > /dev/null; then "$ECHO" completions zsh | zsh -n; fi
                if command -v fish > /dev/null; then "$ECHO" completions fish > "$HOME/fish.txt" && fish -n "$HOME/fish.txt"; fi
                if command -v mandoc > /dev/null; then "$ECHO" manual | mandoc -Tlint -Wwarning
                    for page in $("$ECHO" manual --list); do "$ECHO" manual --command "$page" | mandoc -Tlint -Wwarning; done; fi
            } > "$HOME/out" 2>&1
            """#)

        #expect(lines == ["--plain"])
    }
}
