import EchoConcurrency
import EchoTestKit
import Foundation
import Testing

@testable import Immersion

@Suite struct `A chain of providers` {
    private let clock = ScriptedClock()
    private let purse = ProviderPurse(ProviderBudget(limit: 10))

    private func chain(_ links: [ChainLink<String, String>], paysAgain: Bool = false) -> ProviderChain<String, String> {
        ProviderChain(links: links, purse: purse, clock: clock, paysAgain: paysAgain) { 1 }
    }

    static let failures: [ProviderError] = [
        .unreachable(host: "a"), .unauthorized, .quotaExceeded, .rateLimited(retryAfter: .seconds(1)),
        .rateLimited(retryAfter: nil), .serverFailed(status: 503), .rejected(status: 400, reason: "no"),
        .unsupported(what: "es"), .notInstalled(part: "x"), .timedOut, .brokenOff, .invalidAnswer(reason: "HTML"),
    ]

    @Test func `The first one answers, and nobody else is asked`() async throws {
        let (one, two) = (ScriptedLink("one", clock), ScriptedLink("two", clock))
        let answer = try await chain([one.link(), two.link()]).ask("?")
        #expect(answer.answer == "one" && answer.by == "one" && answer.passedOver.isEmpty)
        #expect(two.calls == 0)
    }

    @Test
    func
        `Where an answer is not enough the next is asked, and the answer is taken all the same where nobody has a better`()
        async throws
    {
        let (one, two) = (ScriptedLink("", clock), ScriptedLink("two", clock))
        let answer = try await chain([one.link().enough { !$0.isEmpty }, two.link()]).ask("?")
        #expect(answer.answer == "two" && answer.by == "two" && answer.passedOver.isEmpty)

        let dead = ScriptedLink("dead", clock, [.fail(.unauthorized)])
        let meagre = try await chain([one.link().enough { !$0.isEmpty }, dead.link()]).ask("!")
        #expect(meagre.answer.isEmpty && meagre.by == "")
        #expect(meagre.passedOver == [PassedOver(name: "dead", error: .unauthorized)])

        let alone = try await chain([one.link().enough { !$0.isEmpty }]).ask("?")
        #expect(alone.answer.isEmpty)
    }

    @Test(arguments: failures, 0..<3)
    func `Whatever goes wrong with those in front, the next one answers and says why`(
        failure: ProviderError, working: Int
    ) async throws {
        let turns = Array(repeating: ScriptedLink.Turn.fail(failure), count: 3)
        let links = (0..<3).map { ScriptedLink("\($0)", clock, $0 < working ? turns : []) }
        let answer = try await chain(links.map { $0.link() }).ask("?")
        #expect(answer.by == "\(working)")
        #expect(answer.passedOver == (0..<working).map { PassedOver(name: "\($0)", error: failure) })
        let attempts =
            switch failure {
            // Who is asked too often is not asked again while somebody else is there.
            case .rateLimited: 1
            default: failure.isPassing ? 3 : 1
            }
        #expect(links.map(\.calls) == (0..<3).map { $0 < working ? attempts : $0 == working ? 1 : 0 })
    }

    @Test(arguments: failures)
    func `When everybody fails, it is told what the first one said`(failure: ProviderError) async throws {
        let links = (0..<2).map { ScriptedLink("\($0)", clock, Array(repeating: .fail(failure), count: 3)) }
        await #expect(throws: ChainFailure(passedOver: (0..<2).map { PassedOver(name: "\($0)", error: failure) })) {
            try await chain(links.map { $0.link() }).ask("?")
        }
    }

    @Test func `It waits one second, then two, before it tries again`() async throws {
        let one = ScriptedLink("one", clock, [.fail(.serverFailed(status: 500)), .fail(.unreachable(host: "a"))])
        _ = try await chain([one.link()]).ask("?")
        #expect(clock.waits == [.seconds(1), .seconds(2)])
        #expect(LinkLimits().backoff.delay(forAttempt: 12, random: 1) == .seconds(32))
    }

    @Test func `It waits as long as the server asks, and not longer than half a minute`() async throws {
        let one = ScriptedLink("one", clock, [.fail(.rateLimited(retryAfter: .seconds(7)))])
        _ = try await chain([one.link()]).ask("?")
        #expect(clock.waits == [.seconds(7)])
        let slow = ScriptedLink("slow", clock, [.fail(.rateLimited(retryAfter: .seconds(33)))])
        let answer = try await chain([slow.link(), one.link()]).ask("?")
        #expect(answer.by == "one" && slow.calls == 1)
    }

    @Test func `Who does not answer is given up after its time`() async throws {
        let one = ScriptedLink("one", clock, [.hang, .hang, .hang])
        let two = ScriptedLink("two", clock)
        let answer = try await chain([one.link(), two.link()]).ask("?")
        #expect(answer.passedOver == [PassedOver(name: "one", error: .timedOut)])
        #expect(one.calls == 1 && clock.uptime == .seconds(10))
    }

    @Test(arguments: [ProviderError.timedOut, .brokenOff, .invalidAnswer(reason: "HTML")])
    func `What may have been done is not asked for again from the same provider, free or not`(
        failure: ProviderError
    ) async {
        let one = ScriptedLink("one", clock, [.fail(failure)])

        await #expect(throws: ChainFailure(passedOver: [PassedOver(name: "one", error: failure)])) {
            try await chain([one.link()]).ask("?")
        }
        #expect(one.calls == 1 && clock.waits.isEmpty)
    }

    @Test
    func `What may have been paid is not asked for again; the next paid provider is, with both prices counted once`()
        async throws
    {
        let paid = ScriptedLink("paid", clock, [.hang, .hang])
        let next = ScriptedLink("next", clock)
        let answer = try await chain([paid.link(price: 2), next.link(price: 1)]).ask("?")
        #expect(answer.by == "next" && paid.calls == 1 && next.calls == 1)
        #expect(answer.passedOver.map(\.error) == [.timedOut])
        #expect(answer.cost == 3 && purse.state.spent == 3)
    }

    @Test func `Where two may have been paid for nothing, no third one is, and who is free still answers`() async throws
    {
        let (one, two) = (ScriptedLink("one", clock, [.hang]), ScriptedLink("two", clock, [.fail(.brokenOff)]))
        let (third, free) = (ScriptedLink("third", clock), ScriptedLink("free", clock))
        let links = [one.link(price: 2), two.link(price: 1), third.link(price: 1), free.link()]
        let answer = try await chain(links).ask("?")
        #expect(answer.by == "free" && one.calls == 1 && two.calls == 1 && third.calls == 0)
        #expect(answer.passedOver.map(\.error) == [.timedOut, .brokenOff, .mayBePaidAlready])
        #expect(answer.cost == 3 && purse.state.spent == 3)
    }

    @Test func `Whoever allows it has the next paid provider asked`() async throws {
        let (paid, next) = (ScriptedLink("paid", clock, [.fail(.brokenOff)]), ScriptedLink("next", clock))
        let answer = try await chain([paid.link(price: 2), next.link(price: 1)], paysAgain: true).ask("?")
        #expect(answer.by == "next" && paid.calls == 1 && answer.cost == 3 && purse.state.spent == 3)
    }

    @Test func `What an answer took is what it costs, where its giver says so`() async throws {
        let tokens = AnswerUsage.Tokens(input: 3, output: 2)
        let links: [ChainLink<String, String>] = [
            ChainLink(name: "exact", price: { _ in 4 }) { _ in
                AnswerUsage.current?.set(input: tokens.input)
                AnswerUsage.current?.set(output: tokens.output)
                return "exact"
            }.charging { Decimal($0.input + $0.output) / 10 }
        ]
        let chain = chain(links)
        let answer = try await chain.ask("?")

        #expect(answer.cost == Decimal(5) / 10 && purse.state.spent == Decimal(5) / 10)
        #expect(await chain.log.records.map(\.cost) == [Decimal(5) / 10])
    }

    @Test func `An answer that says nothing of what it took costs its price`() async throws {
        let plain = ScriptedLink("plain", clock)
        let answer = try await chain([plain.link(price: 4).charging { _ in 1 }]).ask("?")
        #expect(answer.cost == 4 && purse.state.spent == 4)
    }

    @Test func `A paid provider that surely did nothing is asked again, and paid once`() async throws {
        let paid = ScriptedLink("paid", clock, [.fail(.serverFailed(status: 503)), .fail(.unreachable(host: "a"))])
        let answer = try await chain([paid.link(price: 2)]).ask("?")
        #expect(answer.by == "paid" && paid.calls == 3 && purse.state.spent == 2)
    }

    @Test func `With the month's budget spent only what is free is asked`() async throws {
        let (paid, free) = (ScriptedLink("paid", clock), ScriptedLink("free", clock))
        let chain = chain([paid.link(price: 4), free.link()])
        var by: [String] = []
        for question in 0..<3 { by.append(try await chain.ask("\(question)").by) }
        #expect(by == ["paid", "paid", "free"])
        #expect(purse.state.level == .nearlySpent && purse.state.spent == 8)
        #expect(await chain.log.records.contains { $0.outcome == .passedOver(.budgetSpent) })
    }

    @Test func `After five failures it is left alone for a minute, then probed once`() async throws {
        let broken = ScriptedLink("broken", clock, Array(repeating: .fail(.serverFailed(status: 500)), count: 6))
        let two = ScriptedLink("two", clock)
        let chain = chain([broken.link(limits: LinkLimits(attempts: 1, perSecond: 1000, burst: 1000)), two.link()])
        for question in 0..<8 { _ = try await chain.ask("\(question)") }
        #expect(broken.calls == 5)
        clock.advance(by: .seconds(60))
        for question in 8..<10 { _ = try await chain.ask("\(question)") }
        #expect(broken.calls == 6)
        clock.advance(by: .seconds(60))
        #expect(try await chain.ask("again").by == "broken")
        #expect(try await chain.ask("and again").by == "broken")
    }

    @Test func `Our own limit is waited for when that is short, else the next one is asked`() async throws {
        let one = ScriptedLink("one", clock)
        let two = ScriptedLink("two", clock)
        let waiting = chain([one.link(limits: LinkLimits(perSecond: 1, burst: 1)), two.link()])
        for question in 0..<3 { #expect(try await waiting.ask("\(question)").by == "one") }
        #expect(clock.waits == [.seconds(1), .seconds(1)])
        let passing = chain([one.link(limits: LinkLimits(perSecond: 0.1, burst: 1)), two.link()])
        _ = try await passing.ask("1")
        #expect(try await passing.ask("2").by == "two")
    }

    @Test func `Of a day's requests none is left, and the next one is asked`() async throws {
        let one = ScriptedLink("one", clock)
        let two = ScriptedLink("two", clock)
        var limits = LinkLimits(perSecond: 1000, burst: 1000)
        limits.perDay = 24
        let chain = chain([one.link(limits: limits), two.link()])
        for question in 0..<24 { #expect(try await chain.ask("\(question)").by == "one") }
        #expect(try await chain.ask("24").by == "two")
        clock.advance(by: .seconds(3_700))
        #expect(try await chain.ask("25").by == "one")
        #expect(try await chain.ask("26").by == "two")
    }

    @Test func `The same question of two is asked once`() async throws {
        let gate = Gate()
        let link = ChainLink<String, String>(name: "one", price: { _ in 1 }) { _ async throws(ProviderError) in
            await gate.pass()
            return "answer"
        }
        let chain = chain([link])
        async let first = chain.ask("?")
        #expect(await eventually { gate.arrived == 1 })
        async let second = chain.ask("?")
        #expect(await eventually { await chain.waiting(for: "?") == 2 })
        gate.open()
        #expect(try await [first.answer, second.answer] == ["answer", "answer"])
        #expect(gate.arrived == 1 && purse.state.spent == 1)
    }

    @Test func `Who cancels goes at once; the asking ends with the last one who waits`() async throws {
        let gate = Gate()
        let link = ChainLink<String, String>(name: "one") { _ async throws(ProviderError) in
            await gate.pass()
            if Task.isCancelled { throw .cancelled }
            return "answer"
        }
        let chain = chain([link])
        let first = Task { try await chain.ask("?") }
        #expect(await eventually { gate.arrived == 1 })
        let second = Task { try await chain.ask("?") }
        #expect(await eventually { await chain.waiting(for: "?") == 2 })
        first.cancel()
        await #expect(throws: ChainFailure.self) { try await first.value }
        #expect(gate.cancelled == 0)
        second.cancel()
        await #expect(throws: ChainFailure.self) { try await second.value }
        #expect(await eventually { gate.cancelled == 1 })
        #expect(await chain.waiting(for: "?") == 0)
    }

    @Test func `Its log is bounded and holds no word of a server`() async throws {
        let one = ScriptedLink("one", clock, [.fail(.rejected(status: 400, reason: "the learner said hola"))])
        let chain = chain([one.link(), ScriptedLink("two", clock).link()])
        for question in 0..<300 { _ = try await chain.ask("\(question)") }
        let records = await chain.log.records
        #expect(records.count == 200)
        var log = CallLog(capacity: 2)
        for record in records.prefix(3) { log.note(record) }
        #expect(log.records == Array(records[1...2]) && log.failedShare == 0)
        let failing = self.chain([
            ScriptedLink("one", clock, [.fail(.rejected(status: 400, reason: "hola"))]).link()
        ])
        _ = try? await failing.ask("?")
        #expect(await failing.log.records.map(\.outcome) == [.failed(.rejected(status: 400, reason: ""))])
    }

    @Test func `Who fails more often than is asked of a provider is named with its answers, once enough is known`()
        async throws
    {
        let turns: [ScriptedLink.Turn] = [.fail(.unauthorized)]
        let paid = chain([ScriptedLink("one", clock, turns).link(price: 0.001)])
        let own = chain([ScriptedLink("own", clock, turns).link()])
        for chain in [paid, own] { _ = try? await chain.ask("?") }

        var missed: [[String]] = []
        for question in 0..<CallLog.leastCalls { missed.append(try await paid.ask("\(question)").missedGoals) }

        #expect(missed.dropLast(2).allSatisfy { $0.isEmpty })
        #expect(missed.last == ["fewer than 1 % failures"])
        for question in 0..<CallLog.leastCalls {
            let goals = try await own.ask("\(question)").missedGoals
            #expect(goals.isEmpty, "what is free may take its time")
        }
    }
}
