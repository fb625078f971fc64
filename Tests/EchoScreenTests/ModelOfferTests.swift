import Echo
import EchoScreen
import EchoText
import Testing

@Suite struct `The models that are offered` {
    private func options(_ change: (inout SettingOptions) -> Void) -> SettingOptions {
        var options = SettingOptions()
        options.catalogue = ModelCatalogue.published.elsewhere
        options.today = CalendarDay("2026-12-20")
        change(&options)
        return options
    }

    @Test func `are those that the server lists, but for what it says to have ended`() {
        var ended = Model("ended-model")
        (ended.apis, ended.shutdown) = ([.responses, .chat], CalendarDay("2026-12-01"))
        let options = options {
            $0.catalogue.add(ended)
            $0.serverModels = ["good-model", "ended-model"]
            $0.models = ["good-model", "ended-model", "gpt-realtime-2.1"]
        }

        #expect(options.modelNames(on: .responses) == ["good-model"])
    }

    @Test(
        arguments: [
            ("whisper-1", Model.API.responses, "transcribes; it does not answer"),
            ("tts-1", .realtime, "reads texts aloud; it does not answer"),
            ("text-embedding-3-small", .responses, "makes vectors; it does not answer"),
            ("gpt-5", .realtime, "answers in writing, not by voice"),
            ("gpt-realtime-2.1", .responses, "answers by voice, not in writing"), ("gpt-5", .responses, nil),
            ("gpt-live-1.1", .realtime, nil), ("nobody-knows-it", .responses, nil),
        ] as [(String, Model.API, String?)])
    func `do what they are offered for`(name: String, api: Model.API, reason: String?) {
        #expect(options { _ in }.unfitness(of: name, on: api) == reason)
    }

    @Test func `are in use nowhere that an assistant answers in their place, and cost nothing there`() {
        let options = options { _ in }
        func state(isAnswering: Bool) -> String? {
            ChoiceRows.models(
                mode: .text, current: "gpt-5", options: options, isAnswering: isAnswering
            ).first(where: \.isCurrent)?.state.text
        }

        #expect(state(isAnswering: true) == "in use")
        #expect(state(isAnswering: false) == "chosen")
        #expect(
            ModelWording.footer(of: options, assistant: "offline assistant").hasPrefix(
                "The offline assistant answers in place of these models; their prices do not apply. "))
        #expect(!ModelWording.footer(of: options).contains("assistant"))
    }

    @Test func `may be called anything by the server that lists them`() {
        #expect(options { $0.serverModels = ["gpt-5"] }.unfitness(of: "gpt-5", on: .realtime) == nil)
    }

    @Test func `are told to be guesses where the server names none`() {
        let kept = options { $0.modelsFailure = .rejected(status: 404, message: "") }
        let odd = options { $0.modelsFailure = .unexpectedAnswer(reason: "it is not a list of models") }
        let none = options { $0.listsNoModel = true }
        for (options, reason) in [
            (kept, "The server does not list its models."), (none, "The server lists no models."),
            (odd, "The server sends no list of models."),
        ] {
            #expect(ModelWording.footer(of: options).hasPrefix("\(reason) These are the models echo-tui knows;"))
            let words = ModelWording.chosen("my-own", among: options).text { _ in "" }
            #expect(words == "Now using my-own, as you wrote it: the server does not say which models it has.")
            #expect(ModelWording.chosen("gpt-5", among: options).text { _ in "" } == "Now using gpt-5.")
        }
        #expect(ModelWording.chosen("my-own", among: options { _ in }).text { _ in "" } == "Now using my-own.")
    }

    @Test func `are named the nearest first, or looked for in the list where none is known`() {
        func advice(_ names: [String]) -> String? {
            ErrorPresenter.present(.unsupportedModel(name: "b", supported: names)).whatToDo.text { _ in "" }
        }

        let words = #"model "b" not found, try pulling it first"#
        let refused = ErrorPresenter.present(.unsupportedModel(name: "b", supported: [], message: words))
        #expect(refused.whatHappened.text { _ in "" } == "Unknown model “b”: \(words).")
        #expect(advice(["B", "a"]) == "Use one of B, a: /model NAME, or start with --model NAME.")
        #expect(advice([]) == "/model shows what there is; /model NAME uses it.")
    }
}
