import Echo
import EchoScreen
import EchoText
import Foundation
import PhoneBridge

/// The telephone: opens its line, shows its calls, and does in them what a person asks for.
@MainActor
final class PhoneFeature: FeatureProtocol, PanelFeatureProtocol, ConfirmingFeatureProtocol,
    NamingFeatureProtocol, FollowingFeatureProtocol, TickingFeatureProtocol, SettingsTakingFeatureProtocol,
    LastingFeatureProtocol
{
    let presenters: [any FeaturePresenterProtocol] = [PhonePresenter(), OngoingCalls()]
    let screen: ScreenDoor
    /// Nil where there is none.
    let phone: (any PhoneProtocol)?
    private let store: (any PromptStoreProtocol)?
    /// Nil where no calls are kept.
    let history: (any ConversationStoreProtocol)?
    /// Nil where no sound is kept.
    let library: (any SoundLibraryProtocol)?
    private var hasReadEarlier = false
    private var keeping: CallKeepingRules
    var rules: PhoneRules
    /// Calls that ring on, without their card.
    var closedCards: Set<String> = []
    /// The list was open before the card came.
    var returnsToList = false
    /// What was open before something was asked: it is shown again after a no.
    var panelLeft: (any PanelProtocol)?
    /// As they were read last.
    var prompts: [SavedPrompt] = []

    init(
        _ screen: ScreenDoor, phone: (any PhoneProtocol)?, prompts store: (any PromptStoreProtocol)?,
        history: (any ConversationStoreProtocol)?, library: (any SoundLibraryProtocol)?
    ) {
        (self.screen, self.phone, self.store) = (screen, phone, store)
        (self.history, self.library) = (history, library)
        let format: @Sendable (String) -> String = { phone?.formatted($0) ?? $0 }
        keeping = CallKeepingRules(
            isOn: screen.preferences.savesConversations, timeZone: screen.timeZone, format: format)
        rules = PhoneRules(timeZone: screen.timeZone, format: format)
    }

    /// The people to whom calls are handed on.
    var keywords: [String] { screen.enginePreferences.phone.transfers.keys.sorted() }

    func start() {
        phone?.use(screen.profile)
        phone?.remember(keeping.isOn)
        phone?.ring(for: patience)
        followErasing()
    }

    /// What was erased, by whatever it was asked for, does not stay in the list either.
    private func followErasing() {
        guard let history else { return }
        let news = history.news()
        screen.slots.start(.erasing) { [weak self] in
            for await item in news {
                guard case .gone(let ids) = item else { continue }
                for id in ids { self?.rules.forget(id) }
                self?.showCalls()
                self?.screen.publish()
            }
        }
    }

    func stop() async { if rules.line != nil { await phone?.close() } }

    func perform(_ command: Command, words: String) -> Bool {
        switch command {
        case .showPhone: open()
        case .dial: dial()
        case .placeCall: call(words, prompt: nil)
        case .switchLine: switchLine(to: words)
        case .showRecordings: showRecordings()
        case .pressCallKeys where !words.isEmpty: pressKey(words)
        default: return false
        }
        return true
    }

    func confirm(_ question: Question) -> Bool {
        switch question.name {
        case PhoneWording.closing:
            open()
            switchLine(to: question.subject, isConfirmed: true)
        case PhoneWording.deleting: delete(ConversationID(question.subject))
        case PhoneWording.deletingSound: deleteSound(of: ConversationID(question.subject))
        default: return false
        }
        return true
    }

    func decline(_ question: Question) -> Bool {
        guard [PhoneWording.closing, PhoneWording.deleting, PhoneWording.deletingSound].contains(question.name) else {
            return false
        }
        showPanelLeft()
        return true
    }

    func performInPanel(_ command: Command) -> Bool { look(command) }

    func settingsChanged(_ change: SettingsChange) {
        if change.ids.contains(.savesConversations) {
            keeping.isOn = change.after.savesConversations
            phone?.remember(keeping.isOn)
        }
        if change.ids.contains(.monthlyBudget) { phone?.use(screen.profile) }
        adjust(CallAdjustment(from: change.before.session, to: change.after.session))
        if change.ids.contains(.phoneAnswers) || change.ids.contains(.phoneRings) { phone?.ring(for: patience) }
    }

    /// In the call that is watched, else in all, and in those to come.
    private func adjust(_ adjustment: CallAdjustment) {
        // A bridge elsewhere has settings of its own.
        guard rules.line?.isOwn == true, !adjustment.isEmpty else { return }
        phone?.adjust(adjustment)
        let watched = screen.open(CallPanel.self).map { [$0.call.id] }
        for call in watched ?? rules.calls.map(\.id) {
            rules.adjusted(call)
            phone?.adjust(adjustment, in: call)
        }
        showCalls()
    }

    func follow() {
        pressTyped()
        showRinging()
    }

    /// Only what is watched moves by itself.
    func tick() { if screen.part(PhonePresenter.self)?.isWatched == true { showCalls() } }

    // MARK: - The line

    /// Whoever talks is asked for first.
    func switchLine(to words: String, isConfirmed: Bool = false) {
        guard let phone else { return screen.notify(PhoneWording.unavailable, .warning) }
        guard !rules.isSwitching else { return }
        if !rules.calls.isEmpty, rules.line?.isOwn == true, !isConfirmed, words.lowercased() != rules.line?.rawValue {
            return ask(PhoneWording.closingQuestion(calls: rules.calls.count, about: words))
        }
        if words.isEmpty ? rules.line != nil : words == "off" { return close(phone) }
        guard let kind = words.isEmpty ? .test : PhoneLineKind(rawValue: words.lowercased()) else {
            return screen.notify(
                "There is no line “\(Sanitizer.line(words))”: test, sip, twilio, asterisk, openai, remote or off.",
                .warning)
        }
        guard kind != rules.line else { return }
        rules.isSwitching = true
        showCalls()
        screen.start(.switching) { [self] in
            if rules.line != nil { await phone.close() }
            let line = try await phone.open(kind)
            rules.opened(kind, at: line.address)
            rules.look(at: phone.readiness)
            say(line)
            follow(line.news)
            showCalls()
        } onFailure: { [weak self] in
            self?.rules.closed()
            self?.showCalls()
        }
    }

    private func close(_ phone: any PhoneProtocol) {
        guard rules.line != nil else { return }
        rules.isSwitching = true
        showCalls()
        screen.start(.switching) { [self] in
            await phone.close()
            rules.closed()
            showCalls()
        }
    }

    private func say(_ line: PhoneLine) {
        switch line.kind {
        case .test:
            screen.notify(
                """
                The test line is open. It needs no account, and nobody outside can call. \(key: .showPhone), then \
                \(key: .ringTestCall), simulates a caller.
                """, .success)
        case .remote: screen.notify(PhoneWording.watching(line.address), .success)
        case .sip, .twilio, .asterisk, .openAI:
            screen.notify("The line is open: \(line.address). Who may call: \(line.callers).", .success)
        }
    }

    private func follow(_ news: AsyncStream<PhoneNews>) {
        screen.slots.start(.following) { [weak self] in
            for await item in news { self?.receive(item) }
        }
    }

    private func receive(_ news: PhoneNews) {
        if case .happened(.ended, let id) = news { rules.keep(id, as: keeping.conversation(of: id)) }
        // What is kept of the calls of a bridge elsewhere is kept there.
        let changes = rules.line?.isOwn == false ? [] : keeping.receive(news, at: screen.moment.date)
        switch (news, changes.first) {
        case (.happened(.notReached(let call, _, _), _), .began(let record)),
            (.happened(.turnedAway(let call, _, _, _), _), .began(let record)):
            rules.keep(call.id, as: record.id)
        default: break
        }
        rules.receive(news, at: screen.moment)
        for change in changes { history?.note(change) }
        switch news {
        // They come ten times a second, and are shown by the clock of what is watched.
        case .levels, .happened(.prepared, _), .sound(.began, _), .sound(.kept, _), .sound(.discarded, _): return
        case .happened(let happening, let id): tell(of: happening, in: id)
        case .warning(let sentence), .away(let sentence): screen.notify(Wording(sentence), .warning)
        case .closed(let sentence): if let sentence { screen.notify(Wording(sentence), .failure) }
        case .sound: break
        }
        showCalls()
        // Others have to do with calls as well.
        screen.follow()
        screen.publish()
    }

    private func tell(of happening: CallHappening, in id: String) {
        switch happening {
        case .attended(.ringing): tell(of: id)
        case .attended: settle(id)
        case .ended:
            settle(id)
            if screen.open(KeypadPanel.self)?.call == id { back(to: id) }
            leaveWriting(into: id)
        case .personWanted(let name, let reason):
            let sentence = Sanitizer.line(PhoneWording.wanted(name, reason))
            if screen.open(CallPanel.self)?.call.id != id {
                screen.notify("\(sentence) \(key: .showPhone) shows the call; take it over there.", .accent)
            }
            alert(rules.call(id)?.number ?? "")
        case .messageTaken(let text):
            let number = rules.call(id)?.number ?? ""
            let who = number.isEmpty ? "a withheld number" : number
            screen.notify("A message from \(who): \(Sanitizer.line(text))", .accent)
        case .began(let call, _) where call.direction == .inbound && patience == nil:
            let number = call.number.isEmpty ? "a withheld number" : phone?.formatted(call.number) ?? call.number
            if screen.open(CallPanel.self) == nil, screen.open(PhonePanel.self) == nil {
                screen.notify("A call from \(number): echo answers. \(key: .showPhone) shows it.", .accent)
            }
            alert(number)
        case .began(let call, _) where call.direction == .outbound:
            screen.notify(PhoneWording.answers(formatted(call.number)))
        case .notReached(let call, let status, _): tell(of: status, call)
        case .turnedAway(let call, let reason, let others, _):
            screen.notify(PhoneWording.turnedAway(formatted(call.number), reason.wording, others: others), .warning)
        default: break
        }
    }

    /// Somebody who dials by SIP is told at once.
    private func tell(of status: CallStatus, _ call: PhoneLineCall) {
        guard rules.line != .sip else { return }
        screen.notify(PhoneWording.notReached(formatted(call.number), PhoneWording.outcome(status)), .warning)
    }

    /// A goodbye is said to its end.
    var endPatience: Duration? { endsCalls ? .seconds(15) : nil }

    var quitWarning: Wording? { endsCalls ? PhoneWording.quits(calls: rules.calls.count) : nil }

    private var endsCalls: Bool { !rules.calls.isEmpty && rules.line?.isOwn == true }

    func formatted(_ number: String) -> String { phone?.formatted(number) ?? number }

    // MARK: - Calling

    /// - Parameter dialer: comes back when the call cannot be made.
    func call(_ number: String, prompt: SavedPrompt?, from dialer: DialerPanel? = nil) {
        guard let phone else { return screen.notify(PhoneWording.unavailable, .warning) }
        guard rules.line != nil else { return screen.notify(PhoneWording.noLine, .warning) }
        let text = number.trimmed
        guard !text.isEmpty else { return }
        screen.notify("Calling \(phone.formatted(text))…")
        screen.start(.calling) { [self] in
            do {
                try await phone.call(text, with: prompt)
            } catch {
                // What was typed may be one figure wrong.
                if let dialer, screen.open(PhonePanel.self) != nil { screen.show(dialer) }
                throw error
            }
        }
    }

    func call(_ dialer: DialerPanel) {
        let prompt = dialer.prompt.flatMap { name in prompts.first { $0.name == name } }
        call(dialer.number, prompt: prompt, from: dialer)
    }

    func listen(_ hears: Bool, to call: String) {
        rules.listen(hears, to: call)
        phone?.listen(hears, to: call)
        showCalls()
    }

    func ask(_ request: CallRequest, of call: String) {
        rules.asked(request, of: call)
        if rules.line?.isOwn == true {
            for change in keeping.asked(request, of: call, at: screen.moment.date) { history?.note(change) }
        }
        phone?.ask(request, of: call)
        showCalls()
    }

    func readPrompts() {
        guard let store else { return }
        screen.start(.prompts) { [self] in
            prompts = try await store.prompts().map(screen.current)
            screen.update(DialerPanel.self) { $0.offer(prompts.map(\.name)) }
        }
    }

    /// Calls of earlier starts, once.
    func readEarlier() {
        guard let history, !hasReadEarlier else { return }
        hasReadEarlier = true
        screen.start(.earlier) { [self] in
            var filter = HistoryFilter()
            filter.kind = .phone
            let records = try await history.conversations(filter, after: nil, limit: PhoneRules.mostEnded).records
            let clock = DayWording(now: screen.moment.date, timeZone: screen.timeZone)
            rules.remember(records) { clock.moment($0) }
            showCalls()
        }
    }

    func onTestLine(_ call: @escaping @Sendable (any PhoneProtocol) async throws -> Void) {
        guard let phone, rules.line == .test else { return }
        screen.start(.testing) { try await call(phone) }
    }
}

extension TaskSlots.Slot {
    fileprivate static let switching = Self("phone.switching")
    fileprivate static let following = Self("phone.following")
    fileprivate static let erasing = Self("phone.erasing")
    fileprivate static let calling = Self("phone.calling")
    fileprivate static let testing = Self("phone.testing")
    fileprivate static let earlier = Self("phone.earlier")
    fileprivate static let prompts = Self("phone.prompts")
}
