import Echo
import EchoScreen
import EchoText

/// Calls that are over: what is kept of them is shown, written to files and deleted.
extension PhoneFeature {
    /// Messages and other things of one call that are shown at most.
    private static let most = 2_000

    func showPastCall(_ id: ConversationID) {
        guard let history else { return screen.notify(PhoneWording.notKept, .warning) }
        screen.show(PastCallPanel(id.rawValue))
        screen.start(.past) { [self] in
            await history.flush()
            guard let record = try await history.conversation(id), record.call != nil, record.deletedAt == nil else {
                screen.notify(PhoneWording.deleted, .warning)
                return open()
            }
            let messages = try await history.messages(of: id, .first, limit: Self.most).records
            let events = try await history.events(of: id, limit: Self.most)
            // Without its sound a call is shown all the same.
            let sounds = (try? await library?.sounds(of: id)) ?? []
            guard !Task.isCancelled else { return }
            let clock = DayWording(now: screen.moment.date, timeZone: screen.timeZone)
            let past = PastCallRules(time: clock.moment, format: formatted)
                .state(record, messages: messages, events: events, sounds: sounds)
            screen.update(PastCallPanel.self) { if let past { $0.show(past) } }
        }
    }

    /// What a key does in a call that is over; false for what has nothing to do with it.
    func look(_ command: Command, at panel: PastCallPanel) -> Bool {
        let id = ConversationID(panel.conversation)
        switch command {
        case .playMessage, .open, .send: screen.notify(PhoneWording.notRecorded, .warning)
        case .exportCall: startExport(of: id, sound: panel.hasSound)
        case .deleteCall: ask(PhoneWording.deletionQuestion(id.rawValue, number: panel.number))
        case .stop: open(selecting: panel.conversation)
        default: return false
        }
        return true
    }

    func delete(_ id: ConversationID) {
        guard let history else { return }
        rules.forget(id)
        open()
        screen.start(.deleting) { [self] in
            await history.flush()
            try await history.purge([id])
            screen.notify("The call was deleted.", .success)
        }
    }

    // MARK: - Files

    func startExport(of id: ConversationID, sound hasSound: Bool) {
        guard let history else { return }
        panelLeft = screen.panel
        screen.start(.naming) { [self] in
            guard let record = try await history.conversation(id) else { return }
            let name = PastCallRules.fileName(record, hasSound: hasSound, in: screen.timeZone)
            screen.show(CallExportPanel(id.rawValue, name: name))
        }
    }

    func export(_ command: Command, _ panel: CallExportPanel) -> Bool {
        switch command {
        case .send: export(ConversationID(panel.conversation), to: panel.name)
        case .stop: showPanelLeft()
        default: return false
        }
        return true
    }

    private func export(_ id: ConversationID, to name: String) {
        guard let history else { return }
        screen.export(id, to: name, .call) {
            let records = try await history.messages(of: id, .first, limit: Self.most).records
            let partner = try await history.conversation(id)?.partner
            return records.map { SaidMessage($0.message, in: partner, wasHeard: $0.margin?.wasHeard ?? true) }
        } then: { [self] in
            if screen.open(CallExportPanel.self) != nil { showPanelLeft() }
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let past = Self("phone.past")
    fileprivate static let deleting = Self("phone.deleting")
    fileprivate static let naming = Self("phone.naming")
}
