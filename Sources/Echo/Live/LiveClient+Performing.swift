import EchoAudio
import EchoConcurrency
import EchoWire

/// Doing what the session decided, and telling it what the devices did.
extension LiveClient {
    func perform(_ actions: [LiveAction]) {
        for action in actions { perform(action) }
        if !report.holdsBack { report.tell() }
    }

    private func perform(_ action: LiveAction) {
        // While the loudspeaker is being silenced, what it is to do next waits.
        if held != nil, action.isOfLoudspeaker {
            held?.append(action)
            return
        }
        switch action {
        case .send(let event): if let line = lines.current { send(event, on: line) }
        case .open(let event): if let line = lines.candidate ?? lines.current { send(event, on: line) }
        case .emit(let event): report.emit(event)
        case .play(let piece, let item): sound.play(piece, item: item)
        case .endOfItem(let item): sound.devices.loudspeaker?.endOfItem(item)
        case .feed(let piece, let side, let instant):
            sound.devices.feed.emit(piece, of: side, lastSampleAt: instant)
        case .duck: sound.devices.loudspeaker?.duck()
        case .restore: sound.devices.loudspeaker?.restore()
        case .interruptPlayback: cutPlayback()
        case .openMicrophone: sound.microphone.open()
        case .closeMicrophone: sound.microphone.close()
        case .start(let timer, let delay): start(timer, after: delay)
        case .cancel(let timer): timers.cancel(timer)
        case .think(let prompt, let number): think(prompt, number)
        case .stopThinking(let number): mind.stop(number)
        case .run(let call): if life.runsTools { desk.run(call) }
        case .stopTool(let id): desk.cancel(id)
        case .connect: lines.dialing = life.work.start { [weak self] in await self?.dial() }
        case .disconnect: disconnect()
        case .retire:
            if let line = lines.current { retire(line) }
            lines.current = nil
        case .dropCandidate: dropCandidate()
        case .becomeReady: settle { $0.settleSession(nil) }
        case .failToConnect(let error): settle { $0.settleSession(error) }
        }
    }

    private func send(_ event: LiveClientEvent, on line: LiveLine) {
        let data = event.data
        report.sent(event.json, size: data.count)
        line.wire.send(data)
    }

    // MARK: the loudspeaker

    private func cutPlayback() {
        guard let loudspeaker = sound.devices.loudspeaker else { return }
        held = []
        life.work.start { [weak self] in
            _ = await loudspeaker.interrupt()
            await self?.goOnPlaying()
        }
    }

    private func goOnPlaying() { perform(held.take() ?? []) }

    // MARK: delegates

    private func think(_ prompt: AnswerPrompt, _ number: Int) {
        guard let thinking = mind.thinking else { return }
        let (maximum, emitter, memory) = (life.configuration.contextTokens, report.source, mind.memory)
        mind.stop(number)
        let thought = life.work.start { [weak self] in
            await EventSource.$emitter.withValue(emitter) {
                do {
                    let fit = FitContext(
                        fitting: ContextFitting(
                            window: await thinking.window(prompt.model), policy: .drop, maximum: maximum),
                        service: thinking.service)
                    let fitted = try await fit.fit(prompt, memory: memory)
                    await self?.note(fitted)
                    for try await part in thinking.service.answer(fitted.prompt) {
                        await self?.notice(.part(part, of: number))
                    }
                } catch let error as EchoError {
                    await self?.notice(.thinkingFailed(error, of: number))
                } catch {
                    // Cancelled: whoever cancelled it has said so already.
                }
            }
            await self?.forgetThoughts(number)
        }
        mind.begin(number, thought)
    }

    /// What was left out is left out of one piece of work only. Two that begin at once warn once.
    private func note(_ fitted: FitContext.Outcome) {
        guard let trim = fitted.trim, mind.memory.warns(of: trim.means) else { return }
        report.source.emit(.contextTrimmed(trim))
    }

    private func forgetThoughts(_ number: Int) {
        if session.work.delegates[number] == nil { mind.forget(number) }
    }
}

extension LiveAction {
    fileprivate var isOfLoudspeaker: Bool {
        switch self {
        case .play, .endOfItem, .duck, .restore, .interruptPlayback: true
        default: false
        }
    }
}
