import EchoScreen
import EchoText
import PhoneBridge

/// The list of calls, the call that is watched, and what is written into it.
extension PhoneFeature {
    /// - Parameter id: the call that is selected; nil for the first.
    func open(selecting id: String? = nil) {
        guard let phone else { return screen.notify(PhoneWording.unavailable, .warning) }
        rules.look(at: phone.readiness)
        screen.show(PhonePanel())
        showCalls()
        if let id { screen.update(PhonePanel.self) { $0.select(id) } }
        readEarlier()
    }

    func dial() {
        guard let phone else { return screen.notify(PhoneWording.unavailable, .warning) }
        if rules.line?.canDial == false { return screen.notify(PhoneWording.onlyAnswers, .warning) }
        // It opens all the same: what is typed next are no commands.
        if rules.line == nil { screen.notify(PhoneWording.noLine, .warning) }
        screen.show(
            DialerPanel(prompts: prompts.map(\.name), recent: rules.lastNumbers) { phone.formatted($0) })
        readPrompts()
    }

    /// Over what is open.
    func ask(_ question: Question) {
        panelLeft = screen.panel
        screen.ask(question)
    }

    /// As it was left, but for what happened since.
    func showPanelLeft() {
        if let panelLeft { screen.show(panelLeft) } else { screen.closePanel() }
        panelLeft = nil
        showCalls()
        if screen.open(RecordingsPanel.self)?.isGrowing == true { listRecordings() }
    }

    /// Everything that is shown of calls, as it is now.
    func showCalls() {
        let now = screen.clock.uptime
        let isListed = screen.update(PhonePanel.self) { panel in
            panel.line = rules.line?.title
            (panel.isSwitching, panel.isTest) = (rules.isSwitching, rules.line == .test)
            panel.canDial = rules.line?.canDial ?? true
            panel.address = rules.address
            panel.used = rules.line == nil || panel.isTest ? nil : phone?.used
            (panel.readiness, panel.needsAddress) = (rules.readiness, rules.line == .twilio)
            panel.show(rules.calls, rules.ended, at: now)
        }
        let isWritten = screen.update(CallTextPanel.self) { $0.show(rules.call($0.call), at: now) }
        let isWatched =
            screen.update(CallPanel.self) { panel in
                let id = panel.call.id
                panel.show(rules.call(id), rules.ended.first { $0.id == id }, at: now)
            } || isWritten
        let watched = screen.open(CallPanel.self)?.call.id
        screen.updatePart(OngoingCalls.self) { part in
            part.hasSound = rules.line?.hasSound ?? true
            part.calls = rules.calls.map { OngoingCall($0, watched: watched, hasSound: part.hasSound) }
        }
        screen.updatePart(PhonePresenter.self) { part in
            (part.calls, part.isOpen) = (rules.calls.count, rules.line != nil)
            part.recorded = rules.calls.count { $0.isRecorded && !$0.isTakenOver }
            part.isWatched = isListed || isWatched
        }
    }

    /// What a key does in these panels; false for what has nothing to do with them.
    func look(_ command: Command) -> Bool {
        if let panel = screen.open(CallTextPanel.self) { return write(command, panel) }
        if let panel = screen.open(KeypadPanel.self) { return press(command, panel) }
        if let panel = screen.open(DialerPanel.self) { return dial(command, panel) }
        if let card = screen.open(RingingPanel.self) { return answer(command, card.call) }
        if let panel = screen.open(CallExportPanel.self) { return export(command, panel) }
        if let panel = screen.open(PastCallPanel.self) { return look(command, at: panel) }
        if let panel = screen.open(RecordingsPanel.self) { return look(command, at: panel) }
        if let panel = screen.open(CallPanel.self) { return act(command, in: panel) }
        guard let panel = screen.open(PhonePanel.self) else { return false }
        switch command {
        case .switchLine: switchLine(to: "")
        case .dial: dial()
        case .ringTestCall: onTestLine { try await $0.ring() }
        case .callAssistant: onTestLine { try await $0.callAssistant() }
        case .open, .send, .openCall: watch(panel)
        case .hangUpCall: panel.selectedCall.map { ask(.hangUp, of: $0) }
        case .showRecordings: showRecordings()
        default: return false
        }
        return true
    }

    private func watch(_ panel: PhonePanel) {
        if let id = panel.selectedCall, let call = rules.call(id), call.isRinging {
            closedCards.remove(id)
            show(call)
        } else if let id = panel.selectedCall, let call = rules.call(id) {
            screen.show(CallPanel(call, at: screen.clock.uptime))
            showCalls()
        } else if let conversation = panel.selectedEnded?.conversation {
            showPastCall(ConversationID(conversation))
        } else if panel.selectedEnded != nil {
            screen.notify(PhoneWording.notKept, .warning)
        }
    }

    private func act(_ command: Command, in panel: CallPanel) -> Bool {
        let id = panel.call.id
        let call = rules.call(id)
        switch command {
        case .open, .send: panel.ended?.conversation.map { showPastCall(ConversationID($0)) }
        case .hangUpCall: ask(.hangUp, of: id)
        case .stop: open(selecting: id)
        case .whisper, .sayInCall, .pressCallKeys, .transferCall, .muteAssistant, .takeOverCall, .listenIn, .recordCall:
            guard call?.placed == nil else {
                screen.notify(PhoneWording.notAnswered)
                return true
            }
            if rules.line?.hasSound == false, [.muteAssistant, .takeOverCall, .recordCall].contains(command) {
                screen.notify(PhoneWording.soundElsewhere, .warning)
                return true
            }
            meddle(command, in: id, call)
        default: return false
        }
        return true
    }

    private func meddle(_ command: Command, in id: String, _ call: PhoneCallViewState?) {
        switch command {
        case .whisper: write(.whisper, in: id)
        case .sayInCall: write(.say, in: id)
        case .pressCallKeys: screen.show(KeypadPanel(in: id))
        case .transferCall: write(.transfer, in: id)
        case .muteAssistant: ask(.mute(call?.isMuted != true), of: id)
        case .takeOverCall: ask(.takeOver(call?.isTakenOver != true), of: id)
        case .listenIn: listen(call?.isHeard != true, to: id)
        case .recordCall: ask(.record(call?.isRecorded != true), of: id)
        default: break
        }
    }

    private func write(_ purpose: CallTextPanel.Purpose, in id: String) {
        screen.show(CallTextPanel(purpose, in: id))
        showCalls()
    }

    /// What is written into a call that is over would be lost.
    func leaveWriting(into id: String) {
        guard let panel = screen.open(CallTextPanel.self), panel.call == id else { return }
        back(to: id)
        screen.notify(PhoneWording.overBefore(panel.writtenText.trimmed), .warning)
    }

    private func write(_ command: Command, _ panel: CallTextPanel) -> Bool {
        switch command {
        case .send:
            let text = panel.writtenText.trimmed
            back(to: panel.call)
            guard !text.isEmpty else { return true }
            switch panel.purpose {
            case .whisper: ask(.whisper(text), of: panel.call)
            case .say: ask(.say(text), of: panel.call)
            case .transfer: ask(CallRequest(transfer: text), of: panel.call)
            }
        case .stop: back(to: panel.call)
        default: return false
        }
        return true
    }

    func back(to id: String) {
        guard let call = rules.call(id) else { return open(selecting: id) }
        screen.show(CallPanel(call, at: screen.clock.uptime))
        showCalls()
    }

    private func dial(_ command: Command, _ panel: DialerPanel) -> Bool {
        switch command {
        case .nextCallPrompt: screen.update(DialerPanel.self) { $0.nextPrompt() }
        case .earlierNumber: screen.update(DialerPanel.self) { $0.recall(by: 1) }
        case .laterNumber: screen.update(DialerPanel.self) { $0.recall(by: -1) }
        case .send where rules.line == nil: screen.notify(PhoneWording.noLine, .warning)
        case .send:
            guard !panel.number.trimmed.isEmpty else { return true }
            open()
            call(panel)
        case .stop: open()
        default: return false
        }
        return true
    }
}

extension CallRequest {
    /// - Parameter text: to whom; and after a comma, what they hear first.
    init(transfer text: String) {
        let parts = text.split(separator: ",", maxSplits: 1).map { String($0).trimmed }
        let sentence = parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil
        self = .transfer(to: parts.first ?? "", saying: sentence)
    }
}
