import EchoConcurrency
import Foundation

/// What the house tells, and what becomes of orders.
extension HouseDesk {
    func tell(_ event: HouseEvent) { listener.onEvent?(event) }

    /// - Returns: the news with what is known here besides.
    @discardableResult func receive(_ told: HouseNews) -> HouseNews {
        switch told {
        case .here(let inventory, _), .inventory(let inventory): ownInventory = inventory
        case .changed, .away: break
        }
        let news = memory.descriptions.described(memory.ownMarks.recognized(told))
        if let onEvent = listener.onEvent, let event = HouseEvent(news, before: picture) { onEvent(event) }
        if case .changed(let changed) = news {
            followSituations(changed)
            see(changed)
            warn(of: changed)
            tellSituation(changed)
        }
        defer {
            self.news.happen()
            self.news = OneTimeEvent()
        }
        let before = picture.inventory
        let change = picture.receive(news, at: now)
        if picture.inventory != before {
            learnWords()
        } else if change != .nothing {
            listener.onChange()
        }
        if picture.isKnown {
            if case .here = news {
                watchDay()
                warnOfWhatIs()
            }
            keepNames()
            keepTime()
        }
        return news
    }

    private func see(_ changed: [DeviceReading]) {
        var hasLearned = false
        for reading in changed {
            hasLearned = memory.ownMarks.note(reading.cause) || hasLearned
            let earlier = picture.readings[reading.device]
            deeds.actions.see(reading, earlier: earlier)
            seeAssistant(reading, earlier: earlier)
            if let device = picture.devices[reading.device] {
                let isNew = memory.habits.see(
                    reading, earlier: earlier, device: device, calendar: calendar, ordered: deeds.ordered[device.id])
                hasLearned = hasLearned || isNew
            }
        }
        if hasLearned { keepMemory() }
        let due = memory.schedule.nextDue
        let effects = memory.schedule.seen(changed, devices: picture.devices)
        for effect in effects { perform(effect) }
        // What is to last for a while has its time now, or none any more.
        if !effects.isEmpty || due != memory.schedule.nextDue { memoryChanged() }
    }

    func receive(_ report: OrderReport) {
        if case .waiting(let orders) = report, WaitingOrders(orders) != memory.waiting {
            memory.waiting = WaitingOrders(orders)
            keepMemory()
        }
        switch deeds.receive(report) {
        case .nothing: break
        case .late(let steps): tell(late: steps)
        case .replayed(let outcome):
            remember(outcome)
            listener.onRemark(answer.text(ofReplayed: outcome))
        case .expired(let orders):
            let names = answer.names(orders.map(\.order.device))
            listener.onRemark("Not done, because the house was away too long: \(names).")
        case .putOff(let step): put(off: step)
        }
        listener.onChange()
    }
}
