import ArgumentParser
import EchoScreen
import Foundation
import ScreenTestKit
import Testing

@testable import echo_tui

@Suite struct `The manual page` {
    @Test func `has every option, command, setting and key of the tables`() throws {
        let page = try ManualPage(.standard).text
        let plain = page.replacing("\\-", with: "-").replacing("\\e", with: "\\").replacing("\\&", with: "")

        for option in ["--url ADDRESS", "--plain", "--theme NAME", "--port NUMBER", "--json", "--version"] {
            #expect(plain.contains("\n\\fB\(option)\\fR\n"), "\(option)")
        }
        for command in Catalog.standard.slashCommands.all {
            #expect(plain.contains("\n\\fB/\(command.name)"), "\(command.name)")
        }
        for setting in Catalog.standard.settings.all {
            #expect(plain.contains("\n\\fB\(ManualPage.place(of: setting.id))\\fR\n"))
        }
        for (_, rows) in KeyTable(.standard).sections {
            for row in rows { #expect(plain.contains("\n\\fB\(row.keys)\\fR\n"), "\(row.keys)") }
        }
        #expect(!plain.contains("manual page as man(7) source"))
    }

    @Test func `every subcommand has a page of its own, with those below it`() throws {
        let pages = try CommandPage.all()
        let history = try #require(pages.first { $0.name == "echo-tui-history" })
        let plain = history.text.replacing("\\-", with: "-")

        #expect(pages.count > 15)
        #expect(Set(pages.map(\.name)).count == pages.count)
        #expect(plain.contains("\n.SH \"SEE ALSO\"\n"))
        #expect(plain.contains("\n.SS \"echo-tui history export\"\n"))
        #expect(plain.contains("echo-tui history export [OPTIONS] ID\n"))
        #expect(plain.replacing("\n", with: " ").contains(" This is the default. "))
        #expect(plain.contains("\necho-tui-history - "))
    }

    @Test func `no word of a table commands the formatter`() {
        #expect(Roff.escaped(".TH a-b\\n\n'x") == "\\&.TH a\\-b\\en 'x")
        #expect(Roff.escaped("'x") == "\\&'x")
        var page = Roff()
        page.words(String(repeating: "word ", count: 30) + ".SH evil")
        #expect(page.text.split(separator: "\n").allSatisfy { $0.utf8.count < 80 && !$0.hasPrefix(".") })
    }

    @Test func `every command with a key is in the table of keys, in one row`() {
        let helps = KeyTable(.standard).sections.flatMap { $0.rows.map(\.help) }
        let expected = Catalog.standard.commands.all.filter { !$0.keys.isEmpty }.map(\.help)

        #expect(helps.sorted() == expected.sorted())
        #expect(
            KeyTable(.standard).markdown.contains(
                "| Space (outside the message; with an empty message), F9, F2 | start or stop talking |"))
        #expect(KeyTable(.standard).markdown.contains("| \\\\ (in the events) | filter events |"))
    }

    @Test(arguments: [
        (KeyContext.standard, ""), ([.composerEmpty, .approval], "with an empty message"),
        ([.events], "in the events"),
        ([.panel, .choices, .tree, .form, .question], "in a panel; in a question"),
    ])
    func `a key's place has words`(contexts: [KeyContext], words: String) {
        #expect(KeyPlace.words(Set(contexts)) == words)
    }
}

@Suite struct `Completions` {
    @Test(arguments: CompletionShell.allCases)
    func `offer the options without a subcommand, and the subcommands that are shown`(shell: CompletionShell) {
        let script = CompletedCommand.completionScript(for: shell)
        #expect(script.contains(#/auto.{1,12}dark/#.dotMatchesNewlines()))

        for word in ["url", "plain", "theme", "cedar", "serve", "doctor"] { #expect(script.contains(word), "\(word)") }
        #expect(!script.contains("manual"))
    }

    @Test func `an unknown shell is refused`() {
        #expect(throws: (any Error).self) { try EchoTUI.parseAsRoot(["completions", "tcsh"]) }
    }
}
