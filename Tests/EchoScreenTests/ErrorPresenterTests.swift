import Echo
import EchoText
import Foundation
import ScreenTestKit
import Testing

@testable import EchoScreen

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
            .connectionTimedOut(host: "example.org"), .invalidKey, .keyRequired(message: "no \(secret)"),
            .answerTimedOut(host: "example.org", .beginning, limit: .seconds(300)),
            .answerTimedOut(host: "example.org", .silence, limit: .seconds(30)),
            .answerTimedOut(host: "example.org", .whole, limit: .seconds(900)),
            .rejected(status: 401, message: "Incorrect API key provided: \(secret)."),
            .connectionLost(code: 1006, reason: ""), .connectionLost(code: 3000, reason: "Bearer \(secret)"),
            .quotaExceeded(message: "no credit for \(secret)"), .rateLimited(message: ""),
            .server(code: "x", message: "bad \u{1B}[2J \(secret)", parameter: nil), .invalidData(reason: "not JSON"),
            .unsupportedDialect(.responses, supported: .chatCompletions),
            .rejected(status: 404, message: ""), .rejected(status: 503, message: "overloaded"),
            .suspended(host: "example.org", retryAfter: .milliseconds(59_988)),
            .responseFailed(code: nil, message: String(repeating: "long ", count: 1000)),
            .incompleteAnswer(reason: "max_output_tokens"), .incompleteAnswer(reason: "content_filter"),
            .incompleteAnswer(reason: "turn_limit"), .noAnswer(.noBytes), .noAnswer(.noWords), .noAnswer(.thoughts),
            .noAnswer(.picture), .noAnswer(.sound), .noAnswer(.webPage(title: "Sign in with \(secret)")),
            .noAnswer(.webPage(title: "")), .noAnswer(.webPage(title: "", address: "ws://example.org/v1/realtime")),
            .noAnswer(.browserCheck()), .noAnswer(.browserCheck(address: "wss://example.org/v1/realtime")),
            .askedToWait(
                until: Date(timeIntervalSince1970: 1_800_000_000), wait: .seconds(3600),
                message: "daily limit of \(secret)"),
            .askedToWait(until: Date(timeIntervalSince1970: 1_800_000_000), wait: .seconds(3600), message: ""),
            .tooLong(tokens: 7000, limit: 6144),
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

    @Test func `an answer that the content filter stopped is not called too long`() {
        let wording = text(ErrorPresenter.present(.incompleteAnswer(reason: "content_filter")).wording)
        #expect(wording.contains("content filter") && !wording.contains("Max output tokens"))
        #expect(text(ErrorPresenter.present(.incompleteAnswer(reason: "max_output_tokens")).wording).contains("Raise"))
    }

    @Test func `an answer that we gave up is not said to have been ended by the server`() {
        func told(_ delay: AnswerDelay, _ limit: Duration) -> String {
            text(ErrorPresenter.present(.answerTimedOut(host: "example.org", delay, limit: limit)).wording)
        }
        #expect(told(.beginning, .seconds(300)).hasPrefix("example.org did not begin to answer within 5 minutes, so"))
        #expect(told(.silence, .seconds(30)).hasPrefix("Nothing came from the server for 30 seconds, so"))
        #expect(told(.silence, .seconds(30)).contains("<continueAnswer> continues it"))
        #expect(told(.whole, .seconds(90)).hasPrefix("The answer was not complete after 90 seconds, so"))
    }

    @Test(arguments: [
        (EchoError.rateLimited(message: "Rate limit reached."), "Rate limit reached. Wait"),
        (
            .rateLimited(message: "Rate limit reached for gpt-5: 3 a minute."),
            "Rate limit reached for gpt-5: 3 a minute. Wait"
        ),
        (.rateLimited(message: "slow down"), "Rate limit reached: slow down. Wait"),
        (.quotaExceeded(message: "The quota is used up."), "The quota is used up. Add"),
        (.responseFailed(code: nil, message: "The answer failed"), "The answer failed. The conversation"),
    ])
    func `what the server says in our words is said once`(error: EchoError, beginning: String) {
        #expect(text(ErrorPresenter.present(error).wording).hasPrefix(beginning))
    }

    @Test func `a model that only thought is said to have thought`() {
        let wording = text(ErrorPresenter.present(.noAnswer(.thoughts)).wording)
        #expect(wording.hasPrefix("The model thought, but gave no answer."))
    }

    @Test func `a page is said to be one`() {
        let wording = text(ErrorPresenter.present(.noAnswer(.webPage(title: "Sign in"))).wording)
        #expect(wording.hasPrefix("This is a web page, not an API (“Sign in”)."))
        let page = MissingAnswer.webPage(title: "Sign in", address: "ws://127.0.0.1:3000/v1/realtime")
        let located = text(ErrorPresenter.present(.noAnswer(page)).wording)
        #expect(located.hasPrefix("ws://127.0.0.1:3000/v1/realtime is a web page, not an API (“Sign in”)."))
    }

    @Test func `a page that checks for a browser is said to be one, with what helps`() {
        let wording = text(ErrorPresenter.present(.noAnswer(.browserCheck(address: "wss://example.org/v1"))).wording)
        #expect(wording.hasPrefix("Cloudflare checks for a web browser before wss://example.org/v1"))
        #expect(wording.contains("VPN"))
    }

    @Test func `no two errors say the same`() {
        #expect(Set(Self.errors.map { text(ErrorPresenter.present($0).wording) }).count == Self.errors.count)
    }

    @Test(arguments: errors) func `plain mode names commands, where the screen names keys`(error: EchoError) {
        var presenter = PlainPresenter(.standard)
        var state = ScreenViewState()
        let wording = ErrorPresenter.present(error).whatToDo
        state.notices = [NoticeViewState(id: 1, wording: wording, role: .failure)]

        let line = presenter.texts(of: state).joined()

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

    @Test(arguments: [
        EchoError.connectionLost(code: 1006, reason: ""), .rejected(status: 500, message: "broken"),
        .rejected(status: 404, message: ""), .server(code: nil, message: "no", parameter: nil),
        .unreachable(host: "example.org", reason: "refused"), .connectionTimedOut(host: "example.org"),
        .askedToWait(until: Date(timeIntervalSince1970: 1_800_000_000), wait: .seconds(3600), message: "slow"),
    ])
    func `in text mode the key is named that asks again, and none that connects`(error: EchoError) {
        let advice = text(ErrorPresenter.present(error, in: .text).whatToDo)

        #expect(advice.contains("<regenerate>"))
        #expect(!advice.contains("connect>") && !advice.contains("<toggleTalking>") && advice.hasSuffix("."))
        #expect(ErrorPresenter.present(error, in: .audio) == ErrorPresenter.present(error))
    }

    @Test(arguments: [
        (
            EchoError.rejected(status: 307, message: "it has moved to http://h/api"),
            "The server does not answer at this address: it has moved to http://h/api.", "--url"
        ),
        (
            .rejected(status: 401, message: "Your IP address is not allowed"),
            "The server denies access (HTTP 401): Your IP address is not allowed.", "If it means the key"
        ),
        (
            .rejected(status: 403, message: "Input was flagged"),
            "The server refused the request (HTTP 403): Input was flagged.", "/model"
        ),
        (
            .server(code: nil, message: "Field required", parameter: "prompt"),
            "The server returned an error: Field required (prompt).", "rephrase"
        ),
    ])
    func `a refusal is told with what helps against it, and not with the address`(
        error: EchoError, what: String, advice: String
    ) {
        for wording in [ErrorPresenter.present(error), ErrorPresenter.present(error, in: .text)] {
            #expect(text(wording.whatHappened) == what)
            #expect(text(wording.whatToDo).contains(advice))
            #expect(!text(wording.whatToDo).contains("Check the address"))
        }
    }

    @Test func `a long wait before the next attempt is told`() {
        let cause = EchoError.rateLimited(message: "slow down")
        let words = text(
            ErrorPresenter.presentRetry(Retry(attempt: 2, limit: 3, delay: .seconds(30), cause: cause)).wording)
        #expect(words.contains("Reconnecting automatically in 30 s"))
        #expect(
            ErrorPresenter.presentRetry(Retry(attempt: 2, limit: 3, delay: .seconds(1), cause: cause))
                == ErrorPresenter.presentRetry(cause))
    }

    @Test(arguments: [
        (ConversationMode?.some(.text), "press <regenerate> to ask again"),
        (.audio, "press <reconnect> to connect again"),
        (nil, "press <reconnect> to connect again"),
    ])
    func `a server that wants to be left alone is asked again with a key that does it`(
        mode: ConversationMode?, then: String
    ) {
        let error = EchoError.askedToWait(until: Date(timeIntervalSince1970: 0), wait: .seconds(3600), message: "slow")
        let advice = text(ErrorPresenter.present(error, in: mode).whatToDo)
        #expect(advice.contains(then) && !advice.contains("<send>"))
    }

    @Test func `whose voice is not allowed is told how to choose another`() {
        let error = EchoError.server(
            code: "forbidden", message: "Voice nova is not allowed.", parameter: "session.audio.output.voice")
        let words = ErrorPresenter.present(error).wording.text { _ in "F5" }

        #expect(words.hasSuffix("Choose another voice with /voice, then press F5 to connect."))
    }

    @Test func `a server without voice is used in text mode`() {
        let advice = text(ErrorPresenter.present(.rejected(status: 404, message: "")).whatToDo)
        #expect(advice.contains("--text") && advice.contains("<switchMode>"))
    }

    @Test func `a server that wants a key says so in its own words`() {
        let wording = ErrorPresenter.present(.keyRequired(message: "No key was provided"))
        #expect(text(wording.whatHappened) == "The server wants an API key: No key was provided.")
    }

    @Test func `waiting is told in whole seconds`() {
        let wording = ErrorPresenter.present(.suspended(host: "h", retryAfter: .milliseconds(59_988)))

        #expect(text(wording.whatHappened) == "h failed several times; requests are paused for 60 s.")
    }

    @Test func `a missing key says where to put it`() {
        for error in [EchoError.missingKey, .invalidKey, .keyRequired(message: "")] {
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
