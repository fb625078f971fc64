import Foundation
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `Variables of a prompt` {
    /// Monday, 23 November 2026, 12:00 UTC.
    private func makeSUT(name: String? = nil) -> PromptVariables {
        PromptVariables(at: Date(timeIntervalSince1970: 1_795_435_200), in: .gmt, name: name)
    }

    @Test(arguments: [
        ("{{date}}", "23 November 2026"), ("{{time}}", "12:00"), ("{{ weekday }}", "Monday"), ("{{timezone}}", "GMT"),
        ("{{Name}}", "Ada"), ("It is {{time}}, {{name}}.", "It is 12:00, Ada."),
        ("{{topic}} and {date} and {{}}", "{{topic}} and {date} and {{}}"),
    ]) func `are filled in where they are known`(text: String, filled: String) {
        #expect(makeSUT(name: "Ada").filled(text) == filled)
    }

    @Test func `that nobody knows are named once each, in order`() {
        #expect(
            makeSUT().unknown(in: "{{topic}} {{date}} {{name}} {{ Topic }} {{other}}") == ["topic", "name", "other"])
    }

    @Test func `stand for what was said of them, and what comes filled in stays`() {
        var sut = makeSUT()
        sut.add(["topic": "whales {{date}}", "date": "never"])

        #expect(sut.filled("{{topic}} on {{date}}") == "whales {{date}} on 23 November 2026")
        #expect(sut.unknown(in: "{{topic}}") == [])
    }
}
