import EchoAudio
import EchoWire
import Foundation

extension DuplexSession {
    /// What comes sooner than this needs no "one moment".
    private static let soonMs = 400

    // MARK: The voice's own words

    mutating func think() {
        let id = ids.next("think")
        thinking = id
        let seed = ids.nextSeed()
        actions.append(.think(answer: id, prompt(seed: seed)))
    }

    /// - Parameter seed: for what is meant to be random.
    func prompt(seed: UInt64) -> BrainPrompt {
        let instructions = ([settings?.instructions ?? ""] + laterInstructions).joined(separator: "\n\n")
        return BrainPrompt(
            instructions: instructions, items: memory.settled(), tools: tools, now: now,
            timeZone: configuration.timeZone, seed: seed)
    }

    mutating func stopThinking() {
        guard let thinking else { return }
        self.thinking = nil
        actions.append(.abandon(answer: thinking))
    }

    /// What the voice may hand a request to: whatever it calls of these, the request goes to the delegate, who calls it
    /// with the right arguments.
    var tools: [BrainTool] { [DelegateTool.tool] + delegatedTools }

    private var delegatedTools: [BrainTool] {
        (settings?.responses?.tools ?? []).compactMap { tool in
            guard case .function(let function) = tool else { return nil }
            return BrainTool(
                name: function.name, description: function.description ?? "",
                parameters: function.parameters ?? .object([:]))
        }
    }

    mutating func take(_ part: BrainPart, of answer: String) {
        if answer == thinking {
            takeOwn(part)
        } else if answer == delegate.run?.id {
            takeWork(part)
        }
    }

    mutating func endThinking(_ answer: String) {
        if answer == thinking {
            stopThinking()
        } else if answer == delegate.run?.id {
            endWork(.finished(now))
        }
    }

    mutating func fail(_ answer: String, _ reason: String) {
        if answer == thinking {
            stopThinking()
            refuse(.server("There is no answer: \(reason)"), nil)
            voice.add([StandingLines.failed], .answer)
        } else if answer == delegate.run?.id {
            endWork(.failed(reason))
        }
    }

    private mutating func takeOwn(_ part: BrainPart) {
        switch part {
        case .text(let text), .refusal(let text): say(text, .answer)
        case .call:
            stopThinking()
            giveAway()
        case .announce(let delay, let text):
            let number = Int(truncatingIfNeeded: ids.nextSeed() >> 1)
            announcements[number] = text
            actions.append(.schedule(.announcement(number), after: delay))
        case .delayed(let delay): say(StandingLines.delay(delay), .answer)
        case .provider: break
        }
    }

    /// A timer that the brain set is over.
    mutating func announce(_ number: Int) {
        guard let text = announcements.removeValue(forKey: number) else { return }
        say(text, .result)
    }

    mutating func say(_ text: String, _ kind: DuplexVoice.Kind) {
        var cutter = SentenceCutter()
        voice.add(cutter.feed(text) + cutter.flush(), kind)
    }

    // MARK: Its sound

    /// Has spoken what is needed soon.
    mutating func haveSpoken() {
        if voice.takeStaleness() {
            actions.append(.abandon(answer: speaker))
            speaker = ids.next("voice")
        }
        guard let settings else { return }
        for text in voice.takeUnspoken() {
            actions.append(.speak(answer: speaker, sentence: text, voice: settings.voice, speed: 1))
        }
    }

    mutating func take(_ sound: PCM16, of answer: String) {
        if answer == attendant {
            attention = sound.withoutLead
            actions.append(.abandon(answer: attendant))
        } else if answer == speaker {
            voice.take(sound)
        }
    }

    mutating func loseSound(of answer: String, _ reason: String) {
        guard answer == speaker else { return }
        voice.skipUnspoken()
        refuse(.server("The answer could not be spoken: \(reason)"), nil)
    }

    // MARK: Work that is given away

    private mutating func giveAway() {
        if !voice.hasSomethingToSay {
            acknowledgementMs = clockMs + max(Self.soonMs, settings?.acknowledgementDelayMs ?? 0)
        }
        let id = ids.next("item")
        guard settings?.responses != nil else { return giveToClient(id) }
        if delegate.isIdle {
            beginWork(id)
        } else if !delegate.wait(id) {
            voice.add([StandingLines.overloaded], .answer)
        }
    }

    private mutating func giveToClient(_ id: String) {
        delegations.append(id)
        if delegations.count > Self.mostDelegations { awaited[delegations.removeFirst()] = nil }
        awaited[id] = clockMs
        tell(
            LiveServerEvent.delegationCreated,
            LiveDelegationCreated(
                offsetMs: DuplexFragment.step(at: clockMs),
                delegation: LiveDelegationItem(id: id, type: "delegation", target: "client")))
    }

    private mutating func beginWork(_ delegation: String) {
        guard let responses = settings?.responses else { return }
        let answer = newAnswer(responses)
        tell(
            LiveServerEvent.delegationCreated,
            LiveDelegationCreated(
                offsetMs: DuplexFragment.step(at: clockMs),
                delegation: LiveDelegationItem(
                    id: delegation, type: "delegation", target: "responses", responseID: answer.response.id)))
        begin(answer, responses, for: delegation, memory.settled())
    }

    /// The client has answered the calls, or has written something, and wants to hear what follows.
    mutating func goOn() {
        guard let responses = settings?.responses else { return }
        let (items, delegation) = delegate.takeQueue()
        var calls: Set<String> = []
        var isWritten = false
        for item in items {
            switch item {
            case .functionCallOutput(let output):
                memory.add(outputOf: output.callID ?? "", output.output.words)
                calls.insert(output.callID ?? "")
            case .message(let message):
                isWritten = true
                let text = message.content.words
                memory.add(message.role == "user" ? .user(text) : .system(text))
            default: break
            }
        }
        let asked = memory.settled(endingWith: isWritten ? [] : calls)
        begin(newAnswer(responses), responses, for: delegation, asked)
    }

    private mutating func newAnswer(_ responses: LiveResponsesDelegation) -> ResponsesAnswer {
        let request = ResponsesRequest(
            model: responses.model ?? "", previousResponseID: delegate.lastResponse, tools: responses.tools,
            toolChoice: responses.toolChoice.flatMap { try? ToolChoice(wire: $0) },
            parallelToolCalls: responses.parallelToolCalls, text: responses.text, reasoning: responses.reasoning,
            maxOutputTokens: responses.maxOutputTokens, serviceTier: responses.serviceTier)
        return ResponsesAnswer(
            request, promptTokens: memory.tokens, ids: IdentifierSource(seed: ids.nextSeed()), at: now)
    }

    private mutating func begin(
        _ answer: ResponsesAnswer, _ responses: LiveResponsesDelegation, for delegation: String?, _ items: [BrainItem]
    ) {
        let model = responses.model ?? ""
        do { try configuration.models.check(model, .text, at: "session.delegation.responses.model") } catch {
            refuse(DuplexProblem(error), nil)
            return excuse()
        }
        var run = DuplexDelegate.Run(id: ids.next("work"), delegation: delegation, answer: answer)
        let events = run.answer.begin()
        delegate.begin(run)
        tell(events)
        if let effort = TextModelRules(model: model).effort(responses.reasoning?.effort), effort != "none" {
            tell(delegate.take(.thought("")))
        }
        let choice = responses.toolChoice.flatMap { try? ToolChoice(wire: $0) }
        let prompt = BrainPrompt(
            instructions: responses.instructions ?? settings?.instructions ?? "", items: items, tools: delegatedTools,
            toolChoice: BrainToolChoice(choice), now: now, timeZone: configuration.timeZone, seed: ids.nextSeed(),
            maximumTokens: responses.maxOutputTokens, canAnnounce: false)
        actions.append(.think(answer: run.id, prompt))
    }

    private mutating func takeWork(_ part: BrainPart) {
        tell(delegate.take(.said(part)))
        if delegate.run?.answer.isFull == true { endWork(.finished(now)) }
    }

    private mutating func endWork(_ step: ResponseStep) {
        guard let id = delegate.run?.id else { return }
        actions.append(.abandon(answer: id))
        tell(delegate.take(step))
        let isWhole = delegate.run?.answer.response.status == "completed"
        let isFailed = delegate.run?.answer.response.status == "failed"
        let sentences = delegate.end(isWhole: isWhole)
        if isFailed { excuse() }
        if !sentences.isEmpty {
            acknowledgementMs = nil
            voice.add(sentences, .result)
        }
        proceed()
    }

    private mutating func excuse() {
        acknowledgementMs = nil
        voice.add([StandingLines.failed], .result)
    }

    private mutating func proceed() {
        switch delegate.next() {
        case .goOn: goOn()
        case .begin(let delegation): beginWork(delegation)
        case nil: break
        }
    }

    private mutating func tell(_ events: [ResponsesStreamEvent]) {
        for event in events {
            if case .outputItemDone(let change) = event, case .functionCall(let call) = change.item {
                memory.add(.call(id: call.callID, name: call.name, arguments: call.arguments))
            }
            tell(
                LiveServerEvent.responseEvent,
                LiveResponseEvent(delegationID: delegate.run?.delegation, event: event.nested))
        }
    }
}
