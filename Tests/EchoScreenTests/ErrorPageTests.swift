import Echo
import EchoScreen
import EchoText
import Foundation
import ScreenTestKit
import Testing

@Suite struct `What helps against an error` {
    private func makeSUT() -> ScreenPresenter {
        ScreenPresenter(
            server: ServerIdentity(isLocal: false, host: "api.example.com", model: "gpt-realtime"), mode: .audio,
            catalog: .standard, timeZone: TimeZone(secondsFromGMT: 0) ?? .current)
    }

    private func firstSection(_ presenter: ScreenPresenter) -> HelpSection? {
        guard case .help(let sections)? = presenter.state.overlay?.content else { return nil }
        return sections.first
    }

    @Test func `comes first in the help while the error is open, also when the key itself has closed it`() {
        var presenter = makeSUT()
        presenter.show(.invalidKey)
        presenter.dismissNotice()
        presenter.openHelp()

        #expect(firstSection(presenter)?.title == "What helps now: The API key")
        #expect(firstSection(presenter)?.note.contains("echo-tui key set openai") == true)
    }

    @Test func `is gone when the person has moved on, and where nothing failed`() {
        var presenter = makeSUT()
        presenter.openHelp()
        let usual = firstSection(presenter)?.title
        presenter.show(.invalidKey)
        presenter.dismissNotice()
        presenter.dismissNotice()
        presenter.openHelp()

        #expect(usual?.hasPrefix("What helps") == false)
        #expect(firstSection(presenter)?.title == usual)
    }

    @Test func `names the keys that help where there are any`() {
        var presenter = makeSUT()
        presenter.show(.unreachable(host: "api.example.com", reason: "no route"))
        presenter.openHelp()

        #expect(firstSection(presenter)?.entries.map(\.command).contains(.reconnect) == true)
    }

    @Test(arguments: ErrorPage.allCases) func `is some steps, each a sentence`(page: ErrorPage) {
        #expect((3...5).contains(page.steps.count))
        #expect(Set(page.steps).count == page.steps.count)
        for step in page.steps {
            #expect(step.last == "." && step.first?.isUppercase == true)
            #expect(step.count <= 110)
        }
    }

    @Test(
        arguments: [
            (.missingKey, .key), (.rejected(status: 401, message: ""), .key), (.invalidURL("x"), .address),
            (.rejected(status: 404, message: ""), .address), (.rejected(status: 403, message: ""), .models),
            (.rejected(status: 503, message: ""), .answers), (.connectionLost(code: 1006, reason: ""), .network),
            (.quotaExceeded(message: ""), .limits), (.budgetSpent, .budget), (.tooLong(tokens: 2, limit: 1), .length),
            (.incompleteAnswer(reason: "content_filter"), .answers),
            (.incompleteAnswer(reason: "max_output_tokens"), .length), (.mcp(server: "a", reason: ""), .tools),
            (.audio(.busy(.capture)), .sound), (.emptyMessage, nil),
        ] as [(EchoError, ErrorPage?)])
    func `is chosen by what failed`(error: EchoError, page: ErrorPage?) {
        #expect(ErrorPage(error) == page)
    }
}
