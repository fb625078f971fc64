import EchoScreen
import Testing

@testable import echo_tui

@Suite struct `The parts of a server alone are given in words` {
    private func applied(_ text: String) -> [String]? {
        var kept = LocalPreferences()
        kept.voice = "http://127.0.0.1:8880"
        return PartWords(text).map { $0.applied(to: kept) }.map { [$0.brain, $0.ears, $0.voice] }
    }

    @Test func `for all of them, or each by its name`() {
        #expect(applied("built-in") == ["built-in", "built-in", "built-in"])
        #expect(
            applied("brain=http://127.0.0.1:8080#m,ears=tcp://127.0.0.1:10300")
                == ["http://127.0.0.1:8080#m", "tcp://127.0.0.1:10300", "http://127.0.0.1:8880"])
        #expect(applied("auto,voice=built-in") == ["auto", "auto", "built-in"])
    }

    @Test(arguments: ["", "ollama", "nose=auto", "brain=", "brain=ftp://x", "auto,"])
    func `and by no others`(text: String) {
        #expect(applied(text) == nil)
    }
}
