import EchoPresentation
import EchoText

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
        let isWatched = screen.update(CallPanel.self) { $0.show(rules.call($0.call.id), at: now) }
        screen.updatePart(PhonePresenter.self) { part in
            (part.calls, part.isOpen) = (rules.calls.count, rules.line != nil)
            part.recorded = rules.calls.count { $0.isRecorded }
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
        if let panel = screen.open(CallPanel.self) { return act(command, in: panel.call.id) }
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
            guard call.placed == nil else { return screen.notify(PhoneWording.notAnswered) }
            screen.show(CallPanel(call, at: screen.clock.uptime))
            showCalls()
        } else if let conversation = panel.selectedEnded?.conversation {
            showPastCall(ConversationID(conversation))
        } else if panel.selectedEnded != nil {
            screen.notify(PhoneWording.notKept, .warning)
        }
    }

    private func act(_ command: Command, in id: String) -> Bool {
        let call = rules.call(id)
        switch command {
        case .whisper: screen.show(CallTextPanel(.whisper, in: id))
        case .sayInCall: screen.show(CallTextPanel(.say, in: id))
        case .pressCallKeys: screen.show(KeypadPanel(in: id))
        case .transferCall: screen.show(CallTextPanel(.transfer, in: id))
        case .muteAssistant: ask(.mute(call?.isMuted != true), of: id)
        case .takeOverCall: ask(.takeOver(call?.isTakenOver != true), of: id)
        case .listenIn: ask(.listen(call?.isHeard != true), of: id)
        case .recordCall: ask(.record(call?.isRecorded != true), of: id)
        case .hangUpCall: ask(.hangUp, of: id)
        case .stop: open(selecting: id)
        default: return false
        }
        return true
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
            case .transfer: ask(.transfer(to: text), of: panel.call)
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
