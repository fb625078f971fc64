import Echo
import EchoText
import Foundation
import ScreenTestKit
import Testing

@testable import EchoScreen

@Suite struct `Latency is shown` {
    private func ms(_ milliseconds: Int) -> Duration { .milliseconds(milliseconds) }

    private func spoken(_ total: Int = 600, pause: Int? = 500) -> TurnSummary {
        TurnSummary(
            userItemID: "u", assistantItemID: "a", firstToken: ms(total - 300), firstAudio: ms(total - 150),
            firstSound: ms(total - 60), pause: pause.map(ms), sending: ms(22), committed: ms(10), firstHeard: ms(total))
    }

    private func makeSUT(_ summaries: TurnSummary...) -> LatencyPresenter {
        var presenter = LatencyPresenter()
        for (index, summary) in summaries.enumerated() { presenter.receive(summary, at: "09:4\(index)") }
        return presenter
    }

    private func text(_ line: [StyledText]) -> String { line.map(\.text).joined() }

    @Test(arguments: [
        (0, LatencyGrade.good), (500, .good), (501, .fair), (800, .fair), (801, .poor), (1000, .poor), (1001, .bad),
        (9000, .bad),
    ])
    func `in four grades`(milliseconds: Int, grade: LatencyGrade) {
        #expect(LatencyGrade(.milliseconds(milliseconds)) == grade)
    }

    @Test func `stage by stage, each from the end of the one before`() throws {
        let state = makeSUT(spoken()).state

        #expect(text(state.headline) == "Turn 1: heard 0.60 s after your turn ended, 1.10 s after your last word")
        #expect(
            state.rows.map { "\($0.title) \($0.numbers[0].text)" } == [
                "pause 0.50 s", "commit 10 ms", "first token 0.29 s", "first audio 0.15 s", "to speaker 90 ms",
                "output delay 60 ms", "total 0.60 s", "input delay 22 ms",
            ])
        let bars = state.rows.compactMap(\.bar)
        #expect(bars.count == 6)
        #expect(bars.first?.lowerBound == 0 && bars.last?.upperBound == 1)
        for (one, next) in zip(bars, bars.dropFirst()) { #expect(one.upperBound == next.lowerBound) }
        #expect(abs(state.origin - 500.0 / 1100) < 0.001)
    }

    @Test func `the slowest stage of the session is named, the pause left out`() throws {
        let state = makeSUT(spoken(), spoken(900), spoken(700)).state

        #expect(text(state.summary) == "3 answers, slowest stage: first token, excluding the pause")
        #expect(state.rows.filter(\.isMarked).map(\.title) == ["first token"])
    }

    @Test(arguments: [(400, TextRole.latencyGood), (700, .latencyFair), (900, .latencyPoor), (2000, .failure)])
    func `the slowest stage has the colour of its answer, and so has the time since the last word`(
        milliseconds: Int, role: TextRole
    ) {
        let state = makeSUT(spoken(milliseconds, pause: 0)).state

        #expect(state.rows.first(where: \.isMarked)?.barRole == role)
        #expect(state.rows.filter { !$0.isMarked }.allSatisfy { $0.barRole == .meterLow })
        #expect(state.headline.count { $0.role == role } == 2)
    }

    @Test func `what was typed is measured apart from what was spoken`() throws {
        var presenter = makeSUT(spoken(600), spoken(600), spoken(600))
        presenter.receive(TurnSummary(assistantItemID: "b", firstToken: ms(2000)), at: "09:50", isTyped: true)

        #expect(text(presenter.state.summary) == "4 answers: 3 by voice, 1 typed, slowest stage: first token")
        #expect(presenter.state.rows.first { $0.title == "total" }?.numbers[1].text == "2.00 s")
        #expect(presenter.state.items.first?.note == "slowest: first token, typed")

        presenter.move(by: 1)
        let total = try #require(presenter.state.rows.first { $0.title == "total" })
        #expect(total.numbers[1].text == "0.60 s" && total.numbers[2].text == "0.60 s")
    }

    @Test func `the middle and the slow end are those of all turns`() throws {
        var presenter = LatencyPresenter()
        for number in 1...20 { presenter.receive(spoken(400 + number * 10), at: "09:41") }

        let total = try #require(presenter.state.rows.first { $0.title == "total" })
        #expect(total.numbers[1] == StyledText("0.50 s", .latencyGood))
        #expect(total.numbers[2] == StyledText("0.59 s", .latencyFair))
        #expect(Percentiles([]) == nil)
        #expect(Percentiles([ms(3), ms(1), ms(2)])?.p50 == ms(2))
        #expect(Percentiles([ms(3), ms(1), ms(2)])?.p95 == ms(3))
    }

    @Test func `of a written answer only what happened is shown`() throws {
        let state = makeSUT(TurnSummary(assistantItemID: "a", firstToken: ms(1200))).state

        #expect(text(state.headline) == "Turn 1: read 1.20 s after your turn ended")
        #expect(state.headline.contains(StyledText("1.20 s", .failure)))
        #expect(state.rows.filter { $0.numbers[0].text != "·" }.map(\.title) == ["first token", "total"])
        #expect(state.origin == 0)
    }

    @Test func `a written answer is measured from sending it to its last word`() throws {
        let summary = TurnSummary(
            userItemID: "u", assistantItemID: "a", firstToken: ms(400), committed: ms(100), lastToken: ms(2000))

        let state = makeSUT(summary).state

        #expect(text(state.headline) == "Turn 1: read 0.40 s after you sent it, complete after 2.00 s")
        #expect(
            state.rows.map { "\($0.title) \($0.numbers[0].text)" } == [
                "accepted 0.10 s", "first token 0.30 s", "last token 1.60 s", "total 0.40 s",
            ])
        #expect(state.rows.compactMap(\.bar) == [0...0.05, 0.05...0.2, 0.2...1])
        #expect(text(state.summary) == "1 answer, slowest stage: first token")
        #expect(state.items.map(\.note) == ["slowest: first token, written"])
    }

    @Test func `a written answer that was stopped has no end`() {
        let summary = TurnSummary(assistantItemID: "a", firstToken: ms(400), interrupted: true, lastToken: ms(900))

        #expect(text(makeSUT(summary).state.headline) == "Turn 1: read 0.40 s after you sent it, interrupted")
    }

    @Test func `what was written is measured apart from what was spoken and typed`() {
        var presenter = makeSUT(spoken(), spoken())
        presenter.receive(TurnSummary(firstToken: ms(800)), at: "09:50", isTyped: true)
        presenter.receive(TurnSummary(firstToken: ms(300), lastToken: ms(900)), at: "09:51", isTyped: true)

        #expect(
            text(presenter.state.summary)
                == "4 answers: 2 by voice, 1 typed, 1 in text mode, slowest stage: first token")
        #expect(presenter.state.rows.first { $0.title == "total" }?.numbers[2].text == "0.30 s")
    }

    @Test func `sound that comes before its words takes nothing from them`() throws {
        let summary = TurnSummary(
            assistantItemID: "a", firstToken: ms(500), firstAudio: ms(300), firstSound: ms(400), interrupted: true)

        let state = makeSUT(summary).state

        #expect(state.rows.map(\.numbers[0].text) == ["·", "·", "0.50 s", "0 ms", "0 ms", "·", "0.50 s", "·"])
        #expect(state.items.map(\.note) == ["slowest: first token, interrupted"])
    }

    @Test func `a turn without an answer is no turn`() {
        let state = makeSUT(TurnSummary(userItemID: "u", pause: ms(500), committed: ms(10))).state

        #expect(state.items.isEmpty)
        #expect(state.empty.text { $0.name } == "No data yet: talk or type a message; every answer is measured.")
    }

    @Test func `who looks at an older turn goes on looking at it`() {
        var presenter = makeSUT(spoken(600), spoken(700))
        #expect(presenter.state.items.map(\.number) == ["2", "1"])
        presenter.move(by: 1)
        #expect(text(presenter.state.headline).hasPrefix("Turn 1"))

        presenter.receive(spoken(800), at: "09:50")
        #expect(text(presenter.state.headline).hasPrefix("Turn 1"))
        presenter.move(by: .min)
        #expect(text(presenter.state.headline).hasPrefix("Turn 3"))
        presenter.move(by: .max)
        #expect(text(presenter.state.headline).hasPrefix("Turn 1"))
    }

    @Test func `the oldest of very many turns are forgotten`() {
        var presenter = LatencyPresenter()
        for _ in 0..<LatencyPresenter.mostTurns + 5 { presenter.receive(spoken(), at: "") }

        #expect(presenter.state.items.count == LatencyPresenter.mostTurns)
        #expect(presenter.state.items.first?.number == "505")
    }

    @Test func `what is measured is told, and a new conversation begins anew`() {
        var screen = ScreenPresenter(server: ServerIdentity(isLocal: true, host: "", model: "m"), catalog: .standard)
        screen.parts = [LatencyPresenter()]
        let moment = ScreenTime(date: .init(timeIntervalSince1970: 0), uptime: .zero)
        screen.receive(.turnEnded(spoken()), at: moment)
        #expect(screen.part(LatencyPresenter.self)?.state.items.count == 1)

        screen.finishReset(at: moment)
        #expect(screen.part(LatencyPresenter.self)?.state.items.isEmpty == true)
    }

    @Test func `the open panel follows; who looks at an older turn goes on looking at it`() {
        var measured = LatencyPresenter()
        measured.receive(spoken(), at: "")
        var open = measured
        measured.receive(spoken(), at: "")
        open.follow(measured)
        #expect((open.state.items.count, open.state.selection) == (2, 0))

        open.move(by: 1)
        measured.receive(spoken(), at: "")
        open.follow(measured)
        #expect((open.state.items.count, open.state.selection) == (3, 2))
    }

    @Test func `its turns are there to choose from`() {
        var presenter = LatencyPresenter()
        #expect(presenter.hints == nil)
        presenter.receive(spoken(), at: "")
        #expect(presenter.hints?.map(\.title) == ["choose", "close"])
    }

    @Test func `each answer's line has its latency in the grade's role`() {
        var conversation = ConversationPresenter(timeZone: .gmt)
        let date = ScreenTime(date: .init(timeIntervalSince1970: 0), uptime: .zero).date
        var message = Message(id: "a", role: .assistant, medium: .voice, status: .completed, createdAt: date)
        message.latency = .milliseconds(900)

        conversation.receive(.messageFinalized(message), at: date)

        #expect(conversation.state.rows.first?.latencyRole == .latencyPoor)
    }
}
