import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `Servers of this machine are told` {
    private func model(_ changes: LocalPartChange...) -> String {
        var presenter = LocalPartsPresenter()
        for change in changes { presenter.show(change) }
        var state = ScreenViewState()
        state.status.model = "offline assistant"
        presenter.show(in: &state)
        return state.status.model
    }

    private let brain = LocalPartChange(.brain, model: "llama3.2", server: "Ollama", isThere: true)
    private let gone = LocalPartChange(.brain, model: "llama3.2", server: "Ollama", isThere: false)

    @Test func `in the header, as long as they answer`() {
        #expect(model() == "offline assistant")
        #expect(model(brain) == "llama3.2 via Ollama")
        #expect(model(brain, gone) == "offline assistant")
        #expect(model(LocalPartChange(.ears, model: "w", server: "s", isThere: true)) == "offline assistant")
    }

    private func welcome(_ presenter: LocalPartsPresenter, server: String = "local", _ before: Wording...) -> [String] {
        var state = ScreenViewState()
        state.status.server = server
        state.conversation.welcome = before
        presenter.show(in: &state)
        return state.conversation.welcome.map { $0.text { _ in "" } }
    }

    @Test func `and what could listen better is offered on the first screen, until it does`() {
        var presenter = LocalPartsPresenter()
        #expect(welcome(presenter, "Hello.") == ["Hello."])

        presenter.offerEars(145_000_000)
        #expect(welcome(presenter, "Hello.") == ["Hello.", "/local gets ears that understand people: 145 MB."])
        // Elsewhere somebody else listens, and what is replayed is over.
        #expect(welcome(presenter, server: "api.example.com", "Hello.") == ["Hello."])
        #expect(welcome(presenter) == [])

        presenter.offerEars(nil)
        #expect(welcome(presenter, "Hello.") == ["Hello."])
    }

    @Test func `and the first screen names the model that answers, and asks for no other`() {
        let assistant: Wording = "You are talking to the built-in offline assistant."
        let model: Wording = "For a model, start Ollama or set OPENAI_API_KEY."
        var presenter = LocalPartsPresenter()
        #expect(welcome(presenter, assistant, model, "Hello.").count == 3)

        presenter.expectBrain("Small Model")
        #expect(
            welcome(presenter, assistant, model, "Hello.")
                == ["Small Model answers: it starts with your first words.", "Hello."])

        presenter.show(brain)
        #expect(
            welcome(presenter, assistant, model, "Hello.")
                == ["You are talking to llama3.2 via Ollama, on this machine.", "Hello."])
        #expect(welcome(presenter, server: "api.example.com", "Hello.") == ["Hello."])

        presenter.show(gone)
        presenter.expectBrain(nil)
        #expect(welcome(presenter, assistant, model, "Hello.").count == 3)
    }

    @Test func `in a sentence when they come and go`() {
        #expect(
            LocalPartWording.notice(brain).text { _ in "" }
                == "Ollama is running on this machine: llama3.2 answers now.")
        #expect(
            LocalPartWording.notice(gone).text { _ in "" }
                == "Ollama no longer answers. The built-in assistant does, until it is back.")
    }

    @Test func `with the reason, where one of our own does not run`() {
        let dead = LocalPartChange(
            .ears, model: "whisper-base", server: "Whisper base", isThere: false, reason: "it ended with status 2")
        #expect(
            LocalPartWording.notice(dead).text { _ in "" }
                == "Whisper base is not running: it ended with status 2. Meanwhile the built-in recogniser listens.")
    }

    @Test func `without what a terminal would obey`() {
        let hostile = LocalPartChange(.brain, model: "a\u{1B}[2J", server: "b\nc", isThere: true)
        #expect(!model(hostile).contains("\u{1B}"))
        #expect(!LocalPartWording.notice(hostile).text { _ in "" }.contains("\n"))
    }
}
