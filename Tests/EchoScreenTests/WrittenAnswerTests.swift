import Echo
import EchoText
import Foundation
import ScreenTestKit
import Testing

@testable import EchoScreen

@Suite struct `A written answer shows` {
    private static let start = Date(timeIntervalSince1970: 1_700_000_000)

    private func answer(_ text: String = "Sunny.") -> Message {
        Message(id: "a", role: .assistant, medium: .text, text: text, status: .completed, createdAt: Self.start)
    }

    private func makeSUT(_ messages: Message...) -> ConversationPresenter {
        var presenter = ConversationPresenter(timeZone: .gmt)
        for message in messages { presenter.receive(.messageFinalized(message), at: Self.start) }
        return presenter
    }

    @Test func `what was thought before it in one line, which unfolds`() {
        var message = answer()
        message.thoughts = Message.Thoughts(text: "**Weather**\n\nThey ask\u{1B}[2J.", duration: .milliseconds(2600))
        var presenter = makeSUT(message)
        #expect(presenter.state.rows[0].thoughts == ThoughtsViewState(title: "thought for 3 s"))
        #expect(presenter.state.rows[0].text == "Sunny.")
        let revision = presenter.state.rows[0].revision

        let unfolded = presenter.toggleFold()
        #expect(unfolded)
        let lines = presenter.state.rows[0].thoughts?.lines ?? []
        #expect(lines.count == 3 && lines[0] == "Weather")
        #expect(!lines[2].contains("\u{1B}"))
        #expect(presenter.state.rows[0].revision > revision)

        let folded = presenter.toggleAllFolds()
        #expect(folded)
        #expect(presenter.state.rows[0].thoughts?.lines == [])
    }

    @Test(arguments: [
        (Duration?.none, "thought for a moment"), (.milliseconds(400), "thought for a moment"),
        (.seconds(1), "thought for 1 s"), (.seconds(1200), "thought for 1,200 s"),
    ])
    func `how long was thought`(duration: Duration?, title: String) {
        #expect(ThoughtsPresenter.title(Message.Thoughts(text: "x", duration: duration)) == title)
    }

    @Test func `its thoughts to nobody who copies it, and in files apart`() {
        var message = answer()
        message.thoughts = Message.Thoughts(text: "Hm.", duration: .seconds(3))
        let presenter = makeSUT(message)
        #expect(presenter.excerpt?.text == "Sunny.")
        #expect(presenter.said.map(\.text) == ["Sunny."])
        #expect(presenter.said.map(\.thoughts) == ["Thought for 3 s\n\nHm."])
    }

    @Test func `its sources as numbered links, with all that would be more made harmless`() throws {
        var message = answer()
        message.sources = [
            try #require(WebSource(title: "Weather [live]\u{1B}[2J", url: "https://example.com/a>b")),
            try #require(WebSource(title: " ", url: "https://example.com/c")),
        ]
        let presenter = makeSUT(message)
        let text = presenter.state.rows[0].text
        #expect(text.hasPrefix("Sunny.\n\n\\[1\\] [Weather \\[live\\]"))
        #expect(text.contains("](<https://example.com/a%3Eb>)  \n\\[2\\] ["))
        #expect(text.hasSuffix("[https://example.com/c](<https://example.com/c>)"))
        #expect(!text.contains("\u{1B}"))
        #expect(presenter.said[0].text == "Sunny.")
        #expect(presenter.said[0].sources == message.sources)
        #expect(presenter.excerpt?.text.hasPrefix("Sunny.\n\n\\[1\\]") == true)
        #expect(MarkdownStream(text).blocks.count == 2)
    }

    @Test func `where the server went on from a summary, above it`() {
        var message = answer()
        message.compaction = Message.Compaction(sealed: nil)
        let presenter = makeSUT(message)
        #expect(presenter.state.rows[0].lead == "… the server summarised everything above this point")
        #expect(presenter.said[0].isFromSummary)
        #expect(presenter.excerpt?.text == "Sunny.")
        let trim = ContextTrim(means: .compacted, messageIDs: ["x"], tokensBefore: 0, tokensAfter: 0)
        #expect(EventNotice.wording(.contextTrimmed(trim)) == nil)
    }

    @Test func `all of it in what is written to a file as well`() throws {
        var message = answer()
        message.thoughts = Message.Thoughts(text: "Hm.", duration: .seconds(3))
        message.sources = [try #require(WebSource(title: "Weather", url: "https://example.com/a"))]
        message.compaction = Message.Compaction(sealed: nil)

        let said = SaidMessage(message)

        #expect(said.thoughts == "Thought for 3 s\n\nHm.")
        #expect(said.sources == message.sources)
        #expect(said.isFromSummary)
        #expect(said.masked { _ in "***" }.sources.isEmpty)
    }

    @Test func `what the model says while it works apart from the answer`() {
        var comment = Message(
            id: "c", role: .assistant, medium: .text, text: "Looking.", status: .completed, createdAt: Self.start)
        comment.phase = .commentary
        var presenter = makeSUT(comment)
        #expect(presenter.state.rows[0].isCommentary)
        #expect(presenter.excerpt == nil)
        presenter.receive(.messageFinalized(answer()), at: Self.start)
        #expect(presenter.said.map(\.text) == ["Sunny."])
        #expect(presenter.excerpt?.text == "Sunny.")
    }

    @Test(arguments: [(ToolActivity.Phase.running, "searching the web"), (.succeeded, "searched the web")])
    func `what is looked for in the web`(phase: ToolActivity.Phase, name: String) {
        let call = ToolCall(id: "s", name: WebSearch.toolName, arguments: #"{"query":"weather in Lisbon"}"#)
        let row = ToolWording.row(ToolActivity(call: call, phase: phase), state: .decided)
        #expect(row.name == name)
        #expect(row.arguments == "query: weather in Lisbon")
    }

    @Test func `how often the web was searched beside what it costs`() {
        var presenter = CostPresenter()
        presenter.receive(.webSearched(query: "x"))
        #expect(presenter.panel.spoken?.last == "1 web search: billed by the server, not counted here.")
        presenter.receive(.webSearched(query: "y"))
        #expect(presenter.panel.spoken?.last == "2 web searches: billed by the server, not counted here.")
    }

    @Test func `what its searches of the web cost, where that is known`() {
        var presenter = CostPresenter()
        presenter.receive(.webSearched(query: "x"))
        var (usage, cost) = (Usage(), Cost())
        (usage.inputTextTokens, usage.webSearches) = (1000, 1)
        (cost.textInput, cost.webSearches) = (1, 2)
        presenter.receive(.charged(Charge(model: "m", usage: usage, cost: cost)))
        presenter.receive(.usageUpdated(usage))
        presenter.receive(.costUpdated(cost))

        let spoken = presenter.panel.spoken ?? []
        #expect(spoken.contains { $0.hasPrefix("Web searches: 1 call, $2") })
        #expect(!spoken.contains { $0.contains("not counted here") })
    }

    @Test(arguments: RequestOption.allCases) func `what it is made without, once, and what to do`(option: RequestOption)
    {
        let left = LeftOutOption(option, model: "gpt-6.1-sol", reason: "no \u{1B}[2J luck")
        let words = EventNotice.wording(.optionLeftOut(left))?.0
        let text = words.map { "\($0)" } ?? ""
        #expect(!text.isEmpty)
        #expect(!text.contains("\u{1B}"))
    }

    @Test(arguments: [RequestOption.outputLimit, .olderOutputLimit, .field("max_output_tokens")])
    func `how long answers may be at a server that gives shorter ones`(option: RequestOption) throws {
        var left = LeftOutOption(option, model: "m", reason: "at most 256")
        left.limit = 256
        let words = try #require(EventNotice.wording(.optionLeftOut(left))).0.text(keyName: \.name)
        #expect(
            words == "The server gives answers of 256 tokens at most: “at most 256”. That is the limit from now on.")
        left.limit = nil
        let others = try #require(EventNotice.wording(.optionLeftOut(left))).0.text(keyName: \.name)
        #expect(!others.contains("256 tokens"))
    }

    @Test(arguments: [RequestOption.webSearch, .tools])
    func `what only the Responses API has is not blamed on a setting where the server does not have it`(
        option: RequestOption
    ) throws {
        var left = LeftOutOption(option, model: "m")
        #expect(try #require(EventNotice.wording(.optionLeftOut(left))).0.text(keyName: \.name).contains("Text API"))
        left.lacksResponses = true
        let words = try #require(EventNotice.wording(.optionLeftOut(left))).0.text(keyName: \.name)
        #expect(words.contains("which this server does not have") && !words.contains("Text API"))
    }

    @Test func `web search is not blamed on the server where it is the model that has Chat Completions only`() throws {
        var left = LeftOutOption(.webSearch, model: "gpt-audio-1.5")
        left.modelLacksResponses = true
        let words = try #require(EventNotice.wording(.optionLeftOut(left))).0.text(keyName: \.name)
        #expect(words.contains("which gpt-audio-1.5 does not have") && !words.contains("server"))
    }
}

@Suite struct `Settings of written answers` {
    private func presenter(_ model: String) -> SettingsPresenter {
        var preferences = Preferences()
        preferences.connection.responsesModel = model
        return SettingsPresenter(Catalog.standard.settings, preferences: preferences)
    }

    private func row(_ id: SettingID, _ presenter: SettingsPresenter) -> SettingRowViewState? {
        presenter.state.rows.first { $0.id == id }
    }

    private func words(_ presenter: SettingsPresenter) -> [String] {
        guard case .choice(_, let options)? = row(.textEffort, presenter)?.control else { return [] }
        return options
    }

    private static let written = ModelCatalogue.published.models.filter { $0.apis.contains(.responses) }.map(\.name)

    @Test(arguments: written) func `offer what the model has, and say why where it has not`(name: String) throws {
        let model = try #require(ModelCatalogue.published[name])
        let presenter = presenter(name)
        for id in [SettingID.textEffort, .verbosity, .tellsThoughts] {
            let shown = try #require(row(id, presenter))
            #expect(shown.isEnabled == model.reasons)
            #expect(shown.reason == (model.reasons ? nil : "\(name) does not reason"))
        }
        #expect(row(.serviceTier, presenter)?.isEnabled == true)
        #expect(row(.searchesWeb, presenter)?.isEnabled == true)
        if model.reasons { #expect(words(presenter) == ["automatic"] + model.efforts.map(\.rawValue)) }
    }

    @Test func `offer everything for a model that nobody knows`() {
        let presenter = presenter("llama3.2")
        #expect(words(presenter).count == Model.Effort.allCases.count + 1)
        #expect(row(.textEffort, presenter)?.isEnabled == true)
    }

    @Test func `follow the model that answers now`() {
        var presenter = presenter("gpt-6.1-terra")
        presenter.show(.text, model: "gpt-4.1")
        #expect(row(.textEffort, presenter)?.isEnabled == false)
        presenter.show(.audio, model: "gpt-realtime-2.1")
        #expect(row(.textEffort, presenter)?.isEnabled == false)
    }

    @Test func `say what a model does instead of an effort that it does not have`() {
        var presenter = presenter("gpt-6.1-sol")
        presenter.preferences.session.textEffort = Model.Effort.none
        #expect(row(.textEffort, presenter)?.reason == "gpt-6.1-sol does not have it and uses low.")
    }

    @Test func `need the Responses API for the web and for thoughts`() {
        var presenter = presenter("gpt-6.1-terra")
        presenter.preferences.connection.dialect = .chatCompletions
        #expect(row(.searchesWeb, presenter)?.isEnabled == false)
        #expect(row(.tellsThoughts, presenter)?.isEnabled == false)
        #expect(row(.textEffort, presenter)?.isEnabled == true)
    }
}
