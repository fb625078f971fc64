/// The tasks that listen, think, speak and wait for one session.
struct SessionWorkers {
    private let configuration: LocalServerConfiguration
    private let mailbox: BoundedQueue<SessionFact>
    /// Utterances whose words are still to come; when there are more, the session waits.
    private static let mostFinishing = 16

    private var listening: [String: Listener] = [:]
    /// They have heard everything and look for the words.
    private var finishing: [Listener] = []
    private var thinking: [String: Task<Void, Never>] = [:]
    private var anticipated: Anticipation?
    private var preparing: Task<Void, Never>?
    private var speaking: [String: Speaker] = [:]
    private var timers: [SessionTimer: Task<Void, Never>] = [:]
    /// What the translator is asked, one after the other.
    private var translating: Task<Void, Never>?

    init(configuration: LocalServerConfiguration, mailbox: BoundedQueue<SessionFact>) {
        self.configuration = configuration
        self.mailbox = mailbox
    }

    mutating func perform(_ action: SessionAction) async {
        switch action {
        case .listen(let item, let tools, let keywords, let language):
            await makeRoom()
            listening[item] = Listener(item, tools, keywords, language, configuration, mailbox)
        case .hear(let item, let sound): await listening[item]?.hear(sound)
        case .finishListening(let item): await finishListening(item)
        case .stopListening(let item): stopListening(item)
        case .think(let answer, let prompt): thinking[answer] = think(answer, prompt)
        case .prepare(let prompt): prepare(prompt)
        case .anticipate(let prompt): anticipate(prompt)
        case .forgetAnticipated: anticipated = nil
        case .speak(let answer, let sentence, let voice, let speed):
            await speaker(for: answer).speak(Speaker.Line(text: sentence, voice: voice, speed: speed))
        case .voice(let answer, let sentence, let language):
            await speaker(for: answer, in: language).speak(Speaker.Line(text: sentence, voice: "alloy", speed: 1))
        case .askTranslator(let language): askTranslator(language)
        case .translate(let item, let text, let language): translate(item, text, language)
        case .abandon(let answer): abandon(answer)
        case .schedule(let timer, let delay): schedule(timer, delay)
        case .send, .tell, .interpret, .close: break
        }
    }

    mutating func stop() {
        for worker in listening.values + finishing { worker.stop() }
        anticipated = nil
        preparing?.cancel()
        for worker in thinking.values { worker.cancel() }
        for worker in speaking.values { worker.stop() }
        for worker in timers.values { worker.cancel() }
        translating?.cancel()
    }

    private mutating func makeRoom() async {
        finishing.removeAll(where: \.isOver)
        while finishing.count >= Self.mostFinishing { await finishing.removeFirst().end() }
    }

    private mutating func finishListening(_ item: String) async {
        guard let listener = listening.removeValue(forKey: item) else { return }
        await listener.finish()
        finishing.append(listener)
    }

    private mutating func stopListening(_ item: String) {
        listening.removeValue(forKey: item)?.stop()
        for listener in finishing where listener.item == item { listener.stop() }
    }

    private mutating func abandon(_ answer: String) {
        thinking.removeValue(forKey: answer)?.cancel()
        speaking.removeValue(forKey: answer)?.stop()
    }

    private mutating func speaker(for answer: String, in language: String? = nil) -> Speaker {
        if let speaker = speaking[answer] { return speaker }
        let english = configuration.synthesizer
        let synthesizer = language.map {
            LanguageSynthesizer(language: $0, voices: configuration.languageVoices, english: english)
        }
        let speaker = Speaker(answer, synthesizer ?? english, mailbox)
        speaking[answer] = speaker
        return speaker
    }

    /// One that is under way goes on: the server would have to read the same again.
    private mutating func prepare(_ prompt: BrainPrompt) {
        preparing = Task { [before = preparing, brain = configuration.brain] in
            await before?.value
            if !Task.isCancelled { await brain.prepare(for: prompt) }
        }
    }

    private mutating func anticipate(_ prompt: BrainPrompt) {
        guard configuration.brain.beginsEarly else { return }
        // The one before ends first: many servers answer one question at a time.
        anticipated = nil
        anticipated = Anticipation(prompt, configuration.brain)
    }

    private mutating func think(_ answer: String, _ prompt: BrainPrompt) -> Task<Void, Never> {
        let early = anticipated?.answer(to: prompt)
        anticipated = nil
        return Task { [brain = configuration.brain, mailbox] in
            do {
                for try await part in early ?? brain.answer(prompt) { await mailbox.post(.said(answer: answer, part)) }
                await mailbox.post(.answered(answer: answer))
            } catch {
                await mailbox.post(.brainFailed(answer: answer, reason: "\(error)"))
            }
        }
    }

    private mutating func askTranslator(_ language: String) {
        ask { [mailbox] translator in
            await mailbox.post(.translatability(language: language, await translator.translates(into: language)))
        }
    }

    private mutating func translate(_ item: String, _ text: String, _ language: String) {
        ask { [mailbox] translator in
            do {
                let translation = try await translator.translate(text, into: language)
                await mailbox.post(.translated(item: item, translation))
            } catch {
                await mailbox.post(.translationFailed(item: item, reason: "\(error)"))
            }
        }
    }

    private mutating func ask(_ question: @escaping @Sendable (FirstTranslator) async -> Void) {
        let (before, translator) = (translating, FirstTranslator(translators: configuration.translators))
        translating = Task {
            await withTaskCancellationHandler {
                await before?.value
            } onCancel: {
                before?.cancel()
            }
            if !Task.isCancelled { await question(translator) }
        }
    }

    private mutating func schedule(_ timer: SessionTimer, _ delay: Duration) {
        timers[timer]?.cancel()
        timers[timer] = Task { [mailbox] in
            guard (try? await Task.sleep(for: delay)) != nil else { return }
            await mailbox.post(.timerFired(timer))
        }
    }
}

/// An answer that is made before it is asked for: it is told to nobody until then.
private struct Anticipation: Sendable {
    private let prompt: BrainPrompt
    private let parts: AsyncThrowingStream<BrainPart, any Error>

    /// Begins at once: the brain fills a stream that nobody reads yet. It stops when that is dropped.
    init(_ prompt: BrainPrompt, _ brain: any BrainProtocol) {
        self.prompt = prompt
        // Unbounded, as the brain's own: an answer is as long as it is.
        parts = brain.answer(prompt)
    }

    /// What was made of it so far and goes on being made; nil for another question. To be taken once.
    func answer(to prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error>? {
        var asked = prompt
        (asked.now, asked.seed) = (self.prompt.now, self.prompt.seed)
        return asked == self.prompt ? parts : nil
    }
}
