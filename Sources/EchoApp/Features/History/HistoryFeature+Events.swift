import Echo
import EchoPresentation

/// The events of a conversation, for the person who wants them kept.
extension HistoryFeature {
    private var savesEvents: Bool { screen.preferences[flag: .savesEvents] ?? false }

    /// Keeps them from now on, or no more.
    func keepEvents() {
        guard store != nil, savesEvents else { return screen.slots.cancel(.keepingEvents) }
        guard !screen.slots.isRunning(.keepingEvents) else { return }
        screen.slots.start(.keepingEvents) { [weak self, link = screen.link] in
            guard let traffic = await link.attachedEngine()?.traffic else { return }
            var events = EventKeepingRules()
            for await batch in traffic {
                guard let self, !Task.isCancelled else { return }
                let isKept = rules.isOn && !rules.isOffTheRecord
                for change in events.receive(batch, in: rules.conversation, isKept: isKept) { store?.note(change) }
            }
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let keepingEvents = Self("history.events")
}

extension SettingID {
    /// Whether the events of conversations are kept with them.
    static let savesEvents = SettingID("history.save_events")
}
