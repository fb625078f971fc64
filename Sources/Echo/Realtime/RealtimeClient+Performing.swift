import EchoAudio
import EchoConcurrency
import EchoWire

/// Doing what the session decided, and telling it what the devices did.
extension RealtimeClient {
    /// Strictly one after the other: what was decided later waits while playback is being cut, so that an answer
    /// is never asked for before the question that it answers was sent.
    func perform(_ actions: [RealtimeAction]) {
        backlog += actions
        var done = 0
        while !isCutting, done < backlog.count {
            let action = backlog[done]
            done += 1
            perform(action)
        }
        backlog.removeFirst(done)
        if !holdsBack { tell() }
    }

    /// All that happened meanwhile, at once.
    func tell() {
        log.record(unrecorded)
        unrecorded.removeAll(keepingCapacity: true)
        emitter.emit(untold)
        untold.removeAll(keepingCapacity: true)
    }

    /// For those who watch the wire.
    func note(_ note: @autoclosure () -> WireNote) { unrecorded.append(log.isWatched ? note() : nil) }

    private func perform(_ action: RealtimeAction) {
        switch action {
        case .send(let event): send(event)
        case .emit(let event): untold.append(event)
        case .play(let sound, let item): play(sound, item: item)
        case .feed(let sound, let side, let instant): devices.feed.emit(sound, of: side, lastSampleAt: instant)
        case .endOfItem(let item): devices.loudspeaker?.endOfItem(item)
        case .duck: devices.loudspeaker?.duck()
        case .restore: devices.loudspeaker?.restore()
        case .interruptPlayback: cutPlayback()
        case .openMicrophone: microphone.open()
        case .closeMicrophone: microphone.close()
        case .start(let timer, let delay): start(timer, after: delay)
        case .cancel(let timer): timers.cancel(timer)
        case .summarise(let summary): summarise(summary)
        case .run(let call): if runsTools { desk.run(call) }
        case .stopTool(let id): desk.cancel(id)
        case .settle(let id, let error): settle { $0.settle(id, error) }
        case .connect: dialing = work.start { [weak self] in await self?.dial() }
        case .disconnect: disconnect()
        case .becomeReady: settle { $0.settleSession(nil) }
        case .failToConnect(let error): settle { $0.settleSession(error) }
        }
    }

    /// Whoever waited finds everybody told of what came before.
    private func settle(_ settle: (inout PendingAnswers) -> Void) {
        tell()
        settle(&pending)
    }

    func take(_ input: DeviceInput) {
        switch input {
        case .captured(let captured):
            capturedAt = captured.capturedAt
            perform(session.capture(captured, at: .now))
            capturedAt = nil
        case .rendered(let sound, let item, let instant):
            perform(session.rendered(sound, item: item, heardAt: instant, at: .now))
        case .fact(let fact): perform(session.notice(fact, at: .now))
        }
    }

    private func send(_ event: ClientEvent) {
        guard let line else { return }
        let data = event.data
        note(WireNote(event.json, size: data.count, .sent, capturedAt: capturedAt))
        line.send(data)
    }

    private func play(_ sound: PCM16, item: String) {
        guard let loudspeaker = devices.loudspeaker else { return }
        if !isLoudspeakerStarted {
            isLoudspeakerStarted = true
            loudspeaker.start { [inputs, devices] event in
                // Fifty a second for every call, each of which would wake the conversation.
                if case .rendered = event, !devices.reportsLevels, !devices.feed.isHeard { return }
                inputs.put([DeviceInput(event)])
            }
        }
        loudspeaker.enqueue(sound, item: item)
    }

    private func cutPlayback() {
        isCutting = true
        cutting = work.start { [weak self, loudspeaker = devices.loudspeaker] in
            let rendered = await loudspeaker?.interrupt() ?? []
            await self?.resume(after: rendered)
        }
    }

    private func resume(after rendered: [RenderedItem]) {
        isCutting = false
        backlog.insert(contentsOf: session.notice(.playbackInterrupted(rendered), at: .now), at: 0)
        perform([])
    }

    private func summarise(_ summary: ContextSummary) {
        work.start { [weak self, memoryAid] in
            let written = await memoryAid?.summarise(summary) ?? .none
            await self?.take(written)
        }
    }

    private func take(_ written: WrittenSummary) { perform(session.notice(.summarised(written), at: .now)) }

    private func start(_ timer: RealtimeTimer, after delay: Duration) {
        timers.start(timer, after: delay, in: work) { [weak self] number in await self?.ring(timer, number) }
    }

    private func ring(_ timer: RealtimeTimer, _ number: Int) {
        if timers.take(timer, number) { perform(session.notice(.timerFired(timer), at: .now)) }
    }

    func take(_ step: ToolStep) {
        switch step {
        case .changed(let activity): perform(session.notice(.toolCallChanged(activity), at: .now))
        case .over(let result, let activity):
            perform(session.notice(.toolCallChanged(activity), at: .now))
            request(.submit(result))
        }
    }
}
