import Testing

@testable import Echo

@Suite struct `What is tried at a server` {
    private func plan(
        model: String? = nil, _ url: String = "http://127.0.0.1:1234/v1",
        _ change: (inout EchoConfiguration) -> Void = { _ in }
    ) -> SurveyPlan {
        var configuration = EchoConfiguration()
        configuration.baseURL = url
        change(&configuration)
        return SurveyPlan(model: model, configuration: configuration)
    }

    /// Runs a plan to its end with what each probe comes to.
    private func run(
        _ plan: SurveyPlan, _ finding: (SurveyProbe) -> SurveyFinding
    ) -> (probes: [SurveyProbe], rows: [SurveyRow]) {
        var (plan, probes, told) = (plan, [SurveyProbe](), [SurveyRow]())
        while let probe = plan.next(), probes.count < 100 {
            probes.append(probe)
            told += plan.take(finding(probe), of: probe)
        }
        #expect(told == plan.rows)
        return (probes, plan.rows)
    }

    private static let fine = SurveyOutcome.works(.answered(after: .zero))

    private func allWell(_ names: String...) -> (SurveyProbe) -> SurveyFinding {
        { probe in
            switch probe {
            case .list: .models(names.map { ServerModel(name: $0) })
            case .answer: .answer(Self.fine, words: .works(.pieces(3)))
            default: .outcome(Self.fine)
            }
        }
    }

    @Test func `is every ability, once, in few requests`() {
        let (probes, rows) = run(plan(), allWell("llama"))

        #expect(Set(rows.map(\.ability)) == Set(ServerAbility.allCases))
        #expect(rows.count == ServerAbility.allCases.count)
        // Five questions of the context, one of the version, and one more when an answer is stopped.
        #expect(probes.count + 6 <= SurveyPlan.mostRequests)
    }

    @Test func `is tried with the server's own models, each for what it looks fit for`() {
        let (probes, _) = run(plan(), allWell("nomic-embed-text", "whisper-large-v3", "kokoro", "qwen3:8b"))

        #expect(probes.contains(.answer(.responses, model: "qwen3:8b")))
        #expect(probes.contains(.embed(model: "nomic-embed-text")))
        #expect(probes.contains(.hear(model: "whisper-large-v3")))
        #expect(probes.contains(.speak(model: "kokoro")))
    }

    @Test func `is tried with the model that was named, where it fits`() {
        let (probes, _) = run(plan(model: "phi4"), allWell("llama", "nomic-embed-text"))

        #expect(probes.contains(.answer(.chatCompletions, model: "phi4")))
        #expect(probes.contains(.embed(model: "nomic-embed-text")))
    }

    @Test func `is not a written answer of a model that speaks`() {
        let (probes, _) = run(
            plan(model: "gpt-realtime-2.1", EchoConfiguration.openAI), allWell("gpt-realtime-2.1", "gpt-6.1-terra"))

        #expect(probes.contains(.answer(.responses, model: "gpt-6.1-terra")))
        #expect(probes.contains(.realtime(model: "gpt-realtime-2.1")))
    }

    @Test(arguments: [(["gpt-6.1-terra"], true), (["gpt-6.1-terra", "gpt-4o-mini-tts"], false), ([], false)])
    func `is speech that a server does not offer, where it neither lists nor knows a model for it`(
        names: [String], isAbsent: Bool
    ) {
        let refusal = EchoError.unsupportedModel(name: "gpt-4o-mini-tts", supported: [], message: "It has ended.")
        let (_, rows) = run(plan(EchoConfiguration.openAI)) { probe in
            switch probe {
            case .list: .models(names.map { ServerModel(name: $0) })
            case .answer: .answer(Self.fine, words: .works(.pieces(3)))
            case .speak: .outcome(.failed(refusal))
            default: .outcome(Self.fine)
            }
        }

        #expect(rows.first { $0.ability == .speech }?.outcome == (isAbsent ? .absent : .failed(refusal)))
    }

    @Test func `goes on over Chat Completions where there are no Responses`() {
        let (probes, rows) = run(plan()) { probe in
            if case .answer(.responses, _) = probe { return .answer(.absent, words: nil) }
            return allWell("llama")(probe)
        }

        #expect(probes.contains(.call(.chatCompletions, model: "llama")))
        #expect(rows.contains(SurveyRow(.responses, .absent)))
        #expect(rows.contains(SurveyRow(.streaming, .works(.pieces(3)))))
    }

    @Test func `leaves out what needs written answers where there are none`() {
        let (probes, rows) = run(plan()) { probe in
            if case .answer = probe { return .answer(.absent, words: nil) }
            return allWell("whisper")(probe)
        }

        for ability in [ServerAbility.streaming, .tools, .schema, .cancel] {
            #expect(rows.contains(SurveyRow(ability, .skipped(.noAnswers))))
        }
        #expect(probes.contains(.hear(model: "whisper")))
    }

    @Test func `is nothing more where nobody can be reached`() {
        let error = EchoError.unreachable(host: "127.0.0.1:1", reason: "connection refused")
        let (probes, rows) = run(plan()) { _ in .outcome(.failed(error)) }

        #expect(probes == [.list])
        #expect(rows.first == SurveyRow(.models, .failed(error)))
        #expect(rows.dropFirst().allSatisfy { $0.outcome == .skipped(.closed(error)) })
        #expect(rows.count == ServerAbility.allCases.count)
    }

    @Test func `goes on where only the way by voice is closed`() {
        let error = EchoError.unreachable(host: "127.0.0.1:1", reason: "connection closed")
        let (probes, rows) = run(plan()) { probe in
            if case .realtime = probe { return .outcome(.failed(error)) }
            return allWell("llama")(probe)
        }

        #expect(rows.contains(SurveyRow(.realtime, .failed(error))))
        #expect(probes.contains { if case .hear = $0 { true } else { false } })
    }

    @Test(arguments: [EchoError.invalidKey, .connectionTimedOut(host: "h"), .quotaExceeded(message: "")])
    func `is one thing more where the list is refused, and then nothing`(error: EchoError) {
        let (probes, rows) = run(plan()) { probe in
            switch probe {
            case .answer: .answer(.failed(error), words: nil)
            case .context: .outcome(.failed(error))
            default: .outcome(.failed(error))
            }
        }

        #expect(probes.count == 2)
        #expect(rows.count == ServerAbility.allCases.count)
    }

    @Test(arguments: [
        EchoError.connectionTimedOut(host: "h"), .answerTimedOut(host: "h", .beginning, limit: .seconds(20)),
    ])
    func `is not the context where the list hangs, of which something is told all the same`(error: EchoError) {
        let (probes, rows) = run(plan()) { probe in
            if probe == .list { return .outcome(.failed(error)) }
            return allWell()(probe)
        }

        #expect(!probes.contains { if case .context = $0 { true } else { false } })
        guard case .works(.context)? = rows.first(where: { $0.ability == .context })?.outcome else {
            Issue.record("\(rows)")
            return
        }
        #expect(rows.count == ServerAbility.allCases.count)
        #expect(probes.count > 8)
    }

    @Test func `goes on after a list that is none`() {
        let (probes, rows) = run(plan()) { probe in
            if probe == .list { return .outcome(.absent) }
            return allWell()(probe)
        }

        #expect(rows.first == SurveyRow(.models, .absent))
        #expect(probes.count > 8)
    }

    @Test func `counts as usable when anything answers`() {
        func report(_ outcome: SurveyOutcome, _ ability: ServerAbility) -> ServerReport {
            ServerReport(address: "", software: nil, model: nil, rows: [SurveyRow(ability, outcome)])
        }
        #expect(report(Self.fine, .realtime).isUsable)
        #expect(report(.works(.ranOut), .chat).isUsable)
        #expect(!report(Self.fine, .embeddings).isUsable)
        #expect(!report(.absent, .chat).isUsable)
    }
}
