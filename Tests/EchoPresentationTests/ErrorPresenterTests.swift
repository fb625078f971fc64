import Echo
import EchoPresentation
import EchoText
import ScreenTestKit
import Testing

@Suite struct `Every error says what happened and what to do` {
    private static let secret = "sk-proj-abcDEF123456"

    static let audioErrors: [AudioDeviceError] = [AudioDeviceError.Direction.capture, .playback].flatMap {
        [
            .noDevice($0), .noSoundServer($0), .busy($0), .permissionDenied($0), .stalled($0), .replaced($0),
            .failed($0, reason: "EIO"),
        ]
    }

    static let errors: [EchoError] =
        [
            .missingKey, .unsupportedModel(name: "gpt-9", supported: ["gpt-realtime"]),
            .unsupportedVoice(name: "bob", supported: ["marin"]), .invalidSetting(name: "speed", reason: "too fast"),
            .invalidURL("ftp://x"), .emptyMessage, .notConnected, .unreachable(host: "example.org", reason: "refused"),
            .connectionTimedOut(host: "example.org"), .invalidKey,
            .rejected(status: 401, message: "Incorrect API key provided: \(secret)."),
            .connectionLost(code: 1006, reason: ""), .connectionLost(code: 3000, reason: "Bearer \(secret)"),
            .quotaExceeded(message: "no credit for \(secret)"), .rateLimited(message: ""),
            .server(code: "x", message: "bad \u{1B}[2J \(secret)", parameter: nil), .invalidData(reason: "not JSON"),
            .unsupportedDialect(.responses, supported: .chatCompletions),
            .rejected(status: 404, message: ""), .rejected(status: 503, message: "overloaded"),
            .suspended(host: "example.org", retryAfter: .milliseconds(59_988)),
            .responseFailed(code: nil, message: String(repeating: "long ", count: 1000)),
        ] + audioErrors.map(EchoError.audio)

    private func text(_ wording: Wording) -> String { wording.text { "<\($0.name)>" } }

    @Test(arguments: errors) func `two sentences, no secret, nothing obeyed`(error: EchoError) {
        let wording = ErrorPresenter.present(error)
        let all = text(wording.wording)

        for sentence in [text(wording.whatHappened), text(wording.whatToDo)] {
            #expect(sentence.hasSuffix("."), "\(sentence)")
            #expect(sentence.count > 12)
        }
        #expect(!all.contains("sk-"))
        #expect(!all.contains(".."), "\(all)")
        #expect(Sanitizer.line(all) == all)
        #expect(all.count < 600)
    }

    @Test func `no two errors say the same`() {
        #expect(Set(Self.errors.map { text(ErrorPresenter.present($0).wording) }).count == Self.errors.count)
    }

    @Test(arguments: errors) func `plain mode names commands, where the screen names keys`(error: EchoError) {
        var presenter = PlainPresenter(.standard)
        var state = ScreenViewState()
        let wording = ErrorPresenter.present(error).whatToDo
        state.notices = [NoticeViewState(id: 1, wording: wording, role: .failure)]

        let line = presenter.lines(of: state).joined()

        #expect(!line.contains("“go to"), "\(line)")
        #expect(!line.contains("ress /"), "\(line)")
    }

    @Test func `a problem of the server is not blamed on the address`() {
        let wording = ErrorPresenter.present(.rejected(status: 503, message: "overloaded"))

        #expect(
            text(wording.wording)
                == "The server had a problem (HTTP 503): overloaded. Trying again may help: wait a moment, "
                + "then press <reconnect> to connect.")
    }

    @Test func `a text API that a server lacks is named with the one that it has`() {
        let wording = ErrorPresenter.present(.unsupportedDialect(.responses, supported: .chatCompletions))

        #expect(
            text(wording.wording) == "The server does not know the text API Responses. It knows Chat Completions: "
                + "choose it with /text-api chat, then restart.")
    }

    @Test func `waiting is told in whole seconds`() {
        let wording = ErrorPresenter.present(.suspended(host: "h", retryAfter: .milliseconds(59_988)))

        #expect(text(wording.whatHappened) == "h failed several times; requests are paused for 60 s.")
    }

    @Test func `a missing key says where to put it`() {
        for error in [EchoError.missingKey, .invalidKey] {
            let advice = text(ErrorPresenter.present(error).whatToDo)
            #expect(advice.contains("OPENAI_API_KEY"))
            #expect(advice.contains("echo-tui key set openai"))
        }
    }

    @Test func `a server gone in the middle of an answer leaves the conversation`() {
        let wording = ErrorPresenter.presentLoss(.connectionLost(code: 1006, reason: ""))

        #expect(text(wording.whatToDo) == "The conversation is kept. Press <toggleTalking> or <send> to reconnect.")
    }
}
