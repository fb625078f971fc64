import ArgumentParser
import Testing

@testable import echo_tui

@Suite struct `A subcommand that is mistyped` {
    private func told(_ arguments: [String]) -> String? {
        MistypedSubcommand(arguments, among: EchoTUI.subcommandNames)?.sentence
    }

    @Test(arguments: [
        ("modls", "models"), ("Doctor", "doctor"), ("brige", "bridge"), ("histroy", "history"), ("server", "serve"),
    ])
    func `is answered with the one that was meant`(word: String, meant: String) {
        #expect(told([word, "--json"]) == "There is no subcommand “\(word)”. Did you mean “echo-tui \(meant)”?")
    }

    @Test func `is answered with none that does not resemble it`() {
        #expect(told(["conversation"]) == "There is no subcommand “conversation”.")
    }

    @Test(arguments: [[], ["models"], ["help", "models"], ["--text"], ["-h"], [""]])
    func `is none where nothing is mistyped`(arguments: [String]) {
        #expect(told(arguments) == nil)
    }

    @Test func `has every subcommand to be compared with`() {
        #expect(EchoTUI.subcommandNames.count == EchoTUI.configuration.subcommands.count)
    }
}
