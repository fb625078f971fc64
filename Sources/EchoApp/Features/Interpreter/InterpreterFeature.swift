import Echo
import EchoScreen
import EchoText

/// Interprets between two languages: what is said in one is heard and written in the other.
@MainActor
final class InterpreterFeature: FeatureProtocol, InterceptingFeatureProtocol, PanelFeatureProtocol,
    HearingFeatureProtocol, FollowingFeatureProtocol
{
    let presenters: [any FeaturePresenterProtocol] = [InterpreterPresenter()]
    private let screen: ScreenDoor
    /// Nil where there is no telephone.
    private let telephone: (any InterpretedCallsProtocol)?
    private var calls = InterpretedCallRules()
    /// One for each side of a call; empty until they are begun.
    private var interpretations: [Interpretation] = []
    /// How often one was begun: what an earlier one leaves behind it is not that of a later one.
    private var number = 0
    /// The call that the transcript is of; nil for what was said here.
    private var call: OngoingCall?
    private(set) var languages: InterpretedLanguages?
    private(set) var transcript = InterpretedTranscript()
    /// When the first of the transcript was begun.
    private var origin: Duration?
    private var isOnThisMachine = false
    /// The session has stood: what ends it now broke off.
    private var hasBegun = false
    /// It broke off, and that was said.
    private var hasFailed = false
    /// The name that a file was not written to yet, because something stands there.
    private var replaced: String?

    init(_ screen: ScreenDoor, calls: (any InterpretedCallsProtocol)?) { (self.screen, telephone) = (screen, calls) }

    func stop() { screen.slots.cancel(.interpreting) }

    /// While somebody interprets, the keys to stop and to talk end that first.
    func intercept(_ intent: Intent) -> Bool {
        guard isInterpreting, screen.leadsToMessage else { return false }
        switch intent {
        case .perform(.stop): press()
        case .talkKey(.pressed) where calls.current != nil, .perform(.toggleTalking) where calls.current != nil:
            screen.notify(InterpreterWording.speaksInCall)
        case .talkKey(.pressed), .perform(.toggleTalking), .perform(.toggleDictation):
            finish()
            screen.notify(InterpreterWording.endedForTalking)
        case .talkKey: break
        default: return false
        }
        return true
    }

    func perform(_ command: Command, words: String) -> Bool {
        // Nobody talks into what is covered; in a call somebody else does as well.
        if command == .lockScreen, isInterpreting, calls.current == nil { finish() }
        switch command {
        case .interpret: interpret(words)
        case .interpretCalls: interpretCalls(words)
        case .endInterpreting: isInterpreting ? press() : screen.notify(InterpreterWording.notRunning)
        case .showInterpretation: showPanel()
        case .exportInterpretation: words.isEmpty ? askForName() : export(to: words)
        default: return false
        }
        return true
    }

    func performInPanel(_ command: Command) -> Bool {
        if let panel = screen.open(InterpretationExportPanel.self) {
            switch command {
            case .send: export(to: panel.name)
            case .stop: showPanel()
            default: return false
            }
            return true
        }
        if command == .interpret, screen.panel?.overlay.keys == .call { return perform(command, words: "") }
        guard screen.open(InterpreterPanel.self) != nil else { return false }
        switch command {
        case .interpret, .endInterpreting, .exportInterpretation: return perform(command, words: "")
        default: return false
        }
    }

    /// The microphone is taken: whoever would talk now talks to the interpreter.
    func talk(isBeginning: Bool) -> Bool { isInterpreting }

    func follow() {
        switch calls.follow(ongoing, isFree: !isInterpreting) {
        case .begin(let call, let languages): begin(languages, in: call)
        case .end: finish()
        case nil: break
        }
    }

    // MARK: - Beginning and end

    private var ongoing: [OngoingCall] { screen.part(OngoingCalls.self)?.calls ?? [] }

    private var isInterpreting: Bool { screen.slots.isRunning(.interpreting) }

    private func interpret(_ words: String) {
        if isInterpreting, words.isEmpty { return press() }
        switch wish(words) {
        case .begin(let languages): begin(languages, in: InterpretedCallRules.meant(among: ongoing))
        case .end: isInterpreting ? press() : screen.notify(InterpreterWording.notRunning)
        case let wish: refuse(wish)
        }
    }

    /// Before there is a call.
    private func interpretCalls(_ words: String) {
        guard screen.hasScreen else { return screen.notify(InterpreterWording.needsScreen, .warning) }
        guard telephone != nil else { return screen.notify(InterpreterWording.noTelephone, .warning) }
        switch wish(words) {
        case .begin(let languages):
            calls.prepare(languages.bothWays, among: ongoing)
            let hasSound = screen.part(OngoingCalls.self)?.hasSound ?? true
            screen.notify(InterpreterWording.interpretsCalls(languages, hasSound: hasSound))
        case .end:
            calls.prepare(nil, among: ongoing)
            screen.notify(InterpreterWording.leavesCallsAlone)
        case let wish: refuse(wish)
        }
    }

    private func wish(_ words: String) -> InterpreterRules.Wish {
        InterpreterRules.request(words, spoken: screen.sessionSettings.languages, last: languages)
    }

    private func refuse(_ wish: InterpreterRules.Wish) {
        switch wish {
        case .begin, .end: break
        case .unknown(let name): screen.notify(InterpreterWording.unknown(name), .warning)
        case .same(let language): screen.notify(InterpreterWording.same(language), .warning)
        case .nameless: screen.notify(InterpreterWording.needsLanguage, .warning)
        }
    }

    /// Once closes the microphone, twice does not wait for the last words either.
    private func press() {
        if stage == .finishing || interpretations.isEmpty { abandon() } else { finish() }
    }

    private func finish() {
        guard !interpretations.isEmpty else { return abandon() }
        guard stage != .finishing else { return }
        for interpretation in interpretations { interpretation.finish() }
        show(.finishing)
    }

    private func abandon() {
        screen.slots.cancel(.interpreting)
        transcript.breakOff()
        end()
    }

    /// - Parameter call: nil for what the microphone hears here.
    private func begin(_ languages: InterpretedLanguages, in call: OngoingCall?) {
        guard screen.hasScreen else { return screen.notify(InterpreterWording.needsScreen, .warning) }
        guard !screen.isReplay else { return screen.notify(InterpreterWording.unavailable, .warning) }
        if call?.hasSound == false { return screen.notify(InterpreterWording.soundElsewhere, .warning) }
        if isInterpreting { abandon() }
        let languages = call == nil ? languages : languages.bothWays
        if let call, !calls.begin(languages, in: call) { return screen.notify(InterpreterWording.waitsForAnswer) }
        if self.languages != languages || self.call?.id != call?.id {
            (transcript, origin) = (InterpretedTranscript(), nil)
        }
        (self.languages, self.call, interpretations) = (languages, call, [])
        number += 1
        isOnThisMachine = screen.isServerLocal
        screen.stopSpeaking()
        if screen.meansToTalk || screen.isMicrophoneOpen {
            screen.stopListening()
            screen.notify(InterpreterWording.closesConversation)
        }
        screen.notify(
            call == nil
                ? InterpreterWording.began(languages, isOnThisMachine: isOnThisMachine)
                : InterpreterWording.beganInCall(languages, isOnThisMachine: isOnThisMachine))
        let settings = screen.sessionSettings
        show(.opening)
        showPanel()
        screen.start(.interpreting) { [self, number] in
            await interpret(languages, settings, in: call)
            if let call { await leave(call, number) }
            if !Task.isCancelled { end() }
        }
    }

    /// Both sides are heard as they are again, unless another interpretation goes on there.
    private func leave(_ call: OngoingCall, _ number: Int) async {
        guard number == self.number || calls.current?.id != call.id else { return }
        await telephone?.endInterpreting(in: call.id)
        let goingOn = ongoing.first { $0.id == call.id }
        // Whoever gave the call back knows who speaks.
        guard !hasFailed, goingOn?.isTakenOver != false else { return }
        screen.notify(goingOn == nil ? InterpreterWording.callOver : InterpreterWording.directly)
        screen.publish()
    }

    private func interpret(
        _ languages: InterpretedLanguages, _ settings: SessionSettings, in call: OngoingCall?
    ) async {
        hasFailed = false
        await screen.talkingEnded()
        if screen.engine == nil { screen.notify(InterpreterWording.waiting) }
        screen.publish()
        guard !Task.isCancelled, let engine = await screen.attachedEngine(), !Task.isCancelled else { return }
        guard let failure = await run(engine, languages, settings, in: call, isHere: false), !Task.isCancelled
        else { return }
        guard !screen.isServerLocal, !hasBegun, failure.lacksInterpreter, engine.interpretsHere
        else { return tell(failure) }
        isOnThisMachine = true
        screen.notify(InterpreterWording.goesOnHere(failure), .warning)
        show(.opening)
        guard let failure = await run(engine, languages, settings, in: call, isHere: true), !Task.isCancelled
        else { return }
        tell(failure)
    }

    private func tell(_ failure: EchoError) {
        transcript.breakOff()
        hasFailed = true
        guard call == nil || !ongoing.contains(where: { $0.id == call?.id }) else {
            return screen.notify(InterpreterWording.endedInCall(failure), .failure)
        }
        screen.notify(InterpreterWording.ended(failure, hasLines: !transcript.isEmpty), .failure)
    }

    /// - Returns: what ended it; nil when it was finished.
    private func run(
        _ engine: any EngineProtocol, _ languages: InterpretedLanguages, _ settings: SessionSettings,
        in call: OngoingCall?, isHere: Bool
    ) async -> EchoError? {
        guard let sides = await sides(of: call, between: languages) else {
            hasFailed = true
            screen.notify(InterpreterWording.noCall, .warning)
            return nil
        }
        guard !Task.isCancelled else { return nil }
        interpretations = sides.map(\.interpretation)
        hasBegun = false
        // Unbounded: words that are few, and of which none may be lost.
        let (events, sink) = AsyncStream.makeStream(of: InterpreterEvent.self, bufferingPolicy: .unbounded)
        async let failure = Self.run(engine, sides, settings, isHere: isHere, sink)
        for await event in events where !Task.isCancelled {
            receive(event)
            screen.publish()
        }
        return await failure
    }

    private nonisolated static func run(
        _ engine: any EngineProtocol, _ sides: [InterpretedSide], _ settings: SessionSettings, isHere: Bool,
        _ sink: AsyncStream<InterpreterEvent>.Continuation
    ) async -> EchoError? {
        defer { sink.finish() }
        do throws(EchoError) {
            try await engine.interpret(sides, settings, isHere: isHere) { sink.yield($0) }
            return nil
        } catch {
            return error
        }
    }

    private func receive(_ event: InterpreterEvent) {
        switch event {
        case .listening: break
        case .ready:
            guard !hasBegun else { break }
            hasBegun = true
            let now = screen.moment.uptime
            transcript.goOn(at: now - (origin ?? now))
            origin = origin ?? now
            if stage == .opening { show(.interpreting) }
        case .line(let line):
            transcript.take(line)
            showLines()
        case .withdrawn(let id):
            transcript.withdraw(id)
            showLines()
        case .voiceFailed(let error): screen.notify(InterpreterWording.voiceFailed(error), .warning)
        case .trouble(let error): screen.notify(InterpreterWording.trouble(error), .warning)
        }
    }

    private func end() {
        interpretations = []
        calls.end()
        show(nil)
    }

    /// In a call the person speaks in the assistant's place, and each side hears the other's words in its own language.
    ///
    /// - Returns: nil when the call has no sound any more.
    private func sides(of call: OngoingCall?, between languages: InterpretedLanguages) async -> [InterpretedSide]? {
        guard let call else { return [InterpretedSide(Interpretation(into: languages.targets))] }
        guard let sound = await telephone?.beginInterpreting(in: call.id) else { return nil }
        telephone?.takeOver(call.id)
        return [
            InterpretedSide(Interpretation(into: [languages.other]), devices: sound.person),
            InterpretedSide(Interpretation(into: [languages.own]), devices: sound.partner),
        ]
    }

    // MARK: - Showing

    private var stage: InterpreterPresenter.Stage? { screen.part(InterpreterPresenter.self)?.stage }

    private func show(_ stage: InterpreterPresenter.Stage?) {
        screen.updatePart(InterpreterPresenter.self) { $0.show(stage, languages) }
        showLines()
    }

    private func showLines() {
        guard let languages else { return }
        screen.update(InterpreterPanel.self) {
            $0.show(transcript, between: languages, stage: stage, isOnThisMachine: isOnThisMachine)
        }
    }

    private func showPanel() {
        guard let languages else { return screen.notify(InterpreterWording.notRunning) }
        screen.show(
            InterpreterPanel(
                transcript, between: languages, stage: stage, isOnThisMachine: isOnThisMachine, call: call?.title))
    }

    // MARK: - Exporting

    private func askForName() {
        guard let languages, !transcript.isEmpty else {
            return screen.notify(InterpreterWording.nothingToExport, .warning)
        }
        screen.show(InterpretationExportPanel(name: "interpretation.\(languages.other).srt"))
    }

    private func export(to name: String) {
        guard let languages, !transcript.isEmpty else {
            return screen.notify(InterpreterWording.nothingToExport, .warning)
        }
        guard let files = screen.devices.files, files.canWriteInterpretation(name) else {
            return screen.notify(InterpreterWording.unknownKind, .warning)
        }
        let isAskedAgain = replaced == name
        replaced = nil
        let lines = transcript.lines
        screen.start(.exporting) { [self] in
            if !isAskedAgain, await files.exists(name) {
                replaced = name
                return screen.notify(InterpreterWording.exists(name), .warning)
            }
            do {
                try await files.write(lines, between: languages, to: name)
                if screen.open(InterpretationExportPanel.self) != nil { showPanel() }
                screen.notify(InterpreterWording.exported(lines.count, to: files.place(of: name)), .success)
            } catch let error as FileWriteError {
                screen.notify(ExportWording.failure(name, error.reason), .failure)
            }
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let interpreting = Self("interpreting")
}
