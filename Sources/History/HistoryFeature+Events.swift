import Echo
import EchoScreen

/// The events of a conversation, for the person who wants them kept.
extension HistoryFeature {
    /// Keeps them from now on, or no more.
    func keepEvents() {
        guard store != nil, screen.preferences.savesEvents else {
            events.forget()
            return screen.slots.cancel(.keepingEvents)
        }
        guard !screen.slots.isRunning(.keepingEvents) else { return }
        screen.slots.start(.keepingEvents) { [weak self] in
            guard let traffic = await self?.screen.attachedEngine()?.traffic else { return }
            for await batch in traffic {
                guard let self, !Task.isCancelled else { return }
                keep(batch)
            }
        }
    }

    private func keep(_ batch: [WireRecord]) {
        let isKept = rules.isOn && !rules.isOffTheRecord
        for change in events.receive(batch, in: rules.conversation, isKept: isKept) { store?.note(change) }
    }

    /// Those that came before their conversation began belong to it, also when no other comes behind them.
    func keepWaitingEvents() { keep([]) }
}

extension TaskSlots.Slot {
    fileprivate static let keepingEvents = Self("history.events")
}
