import EchoAudio
import EchoConcurrency
import EchoWire

/// Doing what the session decided, and telling it what the devices did.
extension RealtimeClient {
    /// Strictly one after the other: what was decided later waits while playback is being cut, so that an answer
    /// is never asked for before the question that it answers was sent.
    func perform(_ actions: [RealtimeAction]) {
        queue.backlog += actions
        var done = 0
        while !queue.isCutting, done < queue.backlog.count {
            let action = queue.backlog[done]
            done += 1
            perform(action)
        }
        queue.backlog.removeFirst(done)
        if !report.holdsBack { report.tell() }
    }

    private func perform(_ action: RealtimeAction) {
        switch action {
        case .send(let event): send(event)
        case .emit(let event): report.emit(event)
        case .remember(let option, let limit): remember(option, limit)
        case .play(let piece, let item): sound.play(piece, item: item)
        case .feed(let piece, let side, let instant):
            sound.devices.feed.emit(piece, of: side, lastSampleAt: instant)
        case .endOfItem(let item): sound.devices.loudspeaker?.endOfItem(item)
        case .duck: sound.devices.loudspeaker?.duck()
        case .restore: sound.devices.loudspeaker?.restore()
        case .interruptPlayback: cutPlayback()
        case .openMicrophone: sound.microphone.open()
        case .closeMicrophone: sound.microphone.close()
        case .start(let timer, let delay): start(timer, after: delay)
        case .cancel(let timer): timers.cancel(timer)
        case .summarise(let summary): summarise(summary)
        case .run(let call): if life.runsTools { desk.run(call) }
        case .stopTool(let id): desk.cancel(id)
        case .settle(let id, let error): settle { $0.settle(id, error) }
        case .connect: link.dialing = life.work.start { [weak self] in await self?.dial() }
        case .disconnect: disconnect()
        case .findModel(let error): life.work.start { [weak self] in await self?.findModel(error) }
        case .findTranscriber(let old, let error):
            life.work.start { [weak self] in await self?.findTranscriber(inPlaceOf: old, error) }
        case .becomeReady: settle { $0.settleSession(nil) }
        case .failToConnect(let error): settle { $0.settleSession(error) }
        }
    }

    private func remember(_ option: RequestOption, _ limit: Int?) {
        guard let refusals = aids.refusals else { return }
        let model = session.model
        life.work.start { _ = await refusals.leaveOut(option, of: model, reason: "", limit: limit) }
    }

    /// The way to the server is another one then: its address names the model.
    private func findModel(_ error: EchoError) async {
        let model = session.model
        guard let succession = aids.succession else { return notice(.modelFound(nil, error)) }
        guard let new = await succession.successor(of: model, for: .realtime), let way = aids.reroute(new) else {
            let refusal = await succession.refusal(of: model, for: .realtime, words: error.words)
            return notice(.modelFound(nil, refusal))
        }
        transport = way
        notice(.modelFound(new, error))
    }

    private func findTranscriber(inPlaceOf old: String, _ error: EchoError) async {
        let new = await aids.succession?.successor(of: old, for: .transcription)
        notice(.transcriberFound(new, in: old, error))
    }

    private func send(_ event: ClientEvent) {
        guard let line = link.line else { return }
        let data = event.data
        report.sent(event.json, size: data.count)
        line.send(data)
    }

    private func cutPlayback() {
        queue.isCutting = true
        queue.cutting = life.work.start { [weak self, loudspeaker = sound.devices.loudspeaker] in
            let rendered = await loudspeaker?.interrupt() ?? []
            await self?.resume(after: rendered)
        }
    }

    private func resume(after rendered: [RenderedItem]) {
        queue.isCutting = false
        queue.backlog.insert(contentsOf: session.notice(.playbackInterrupted(rendered), at: .now), at: 0)
        perform([])
    }

    private func summarise(_ summary: ContextSummary) {
        life.work.start { [weak self, aids] in
            let written = await aids.memory?.summarise(summary) ?? .none
            await self?.take(written)
        }
    }

    private func take(_ written: WrittenSummary) { notice(.summarised(written)) }
}
