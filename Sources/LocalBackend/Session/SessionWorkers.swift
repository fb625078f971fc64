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
    private var speaking: [String: Speaker] = [:]
    private var timers: [SessionTimer: Task<Void, Never>] = [:]

    init(configuration: LocalServerConfiguration, mailbox: BoundedQueue<SessionFact>) {
        self.configuration = configuration
        self.mailbox = mailbox
    }

    mutating func perform(_ action: SessionAction) async {
        switch action {
        case .listen(let item, let tools):
            await makeRoom()
            listening[item] = Listener(item, tools, configuration, mailbox)
        case .hear(let item, let sound): await listening[item]?.hear(sound)
        case .finishListening(let item): await finishListening(item)
        case .stopListening(let item): stopListening(item)
        case .think(let answer, let prompt): thinking[answer] = think(answer, prompt)
        case .speak(let answer, let sentence, let voice, let speed):
            await speaker(for: answer).speak(Speaker.Line(text: sentence, voice: voice, speed: speed))
        case .abandon(let answer): abandon(answer)
        case .schedule(let timer, let delay): schedule(timer, delay)
        case .send, .close: break
        }
    }

    mutating func stop() {
        for worker in listening.values + finishing { worker.stop() }
        for worker in thinking.values { worker.cancel() }
        for worker in speaking.values { worker.stop() }
        for worker in timers.values { worker.cancel() }
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

    private mutating func speaker(for answer: String) -> Speaker {
        if let speaker = speaking[answer] { return speaker }
        let speaker = Speaker(answer, configuration.synthesizer, mailbox)
        speaking[answer] = speaker
        return speaker
    }

    private func think(_ answer: String, _ prompt: BrainPrompt) -> Task<Void, Never> {
        Task { [brain = configuration.brain, mailbox] in
            do {
                for try await part in brain.answer(prompt) { await mailbox.post(.said(answer: answer, part)) }
                await mailbox.post(.answered(answer: answer))
            } catch {
                await mailbox.post(.brainFailed(answer: answer, reason: "\(error)"))
            }
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
