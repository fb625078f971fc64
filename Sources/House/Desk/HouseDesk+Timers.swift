import Foundation

/// Timers that run or wait: how much is left of them, and what is to become of them.
extension HouseDesk {
    var hasTimers: Bool { !timers(HouseTimerChoice()).isEmpty }

    typealias Running = (item: ScheduledItem, timer: HouseTimer)

    /// Those that are meant: reminders and alarms are no timers.
    func timers(_ choice: HouseTimerChoice) -> [Running] {
        memory.schedule.items.compactMap { item in
            guard case .timer(let timer) = item.task, timer.purpose == choice.purpose else { return nil }
            let isCalled = choice.name.map { timer.name?.localizedCaseInsensitiveContains($0) ?? false } ?? true
            let isAsLong = choice.seconds.map { abs(timer.seconds - $0) < 1 } ?? true
            let isThen = choice.at.map { abs((item.due ?? .distantPast).timeIntervalSince($0)) < 60 } ?? true
            return isCalled && isAsLong && isThen ? (item, timer) : nil
        }
    }

    func timersText(_ choice: HouseTimerChoice) -> String {
        let found = timers(choice)
        guard !found.isEmpty else { return noTimer(choice) }
        if found.count == 1, let only = found.first {
            return "\(left(only)) left\(only.timer.pausedWith == nil ? "" : "; it is paused")."
        }
        return found.map { running in
            let state = running.timer.pausedWith == nil ? "left" : "left, paused"
            return HouseAnswer.sentence("\(described(running.timer)): \(left(running)) \(state)")
        }.joined(separator: " ")
    }

    private func left(_ running: Running) -> String {
        let seconds = running.timer.pausedWith ?? (running.item.due ?? now).timeIntervalSince(now)
        return Self.span(max(1, seconds))
    }

    private func described(_ timer: HouseTimer) -> String {
        timer.name.map { _ in "the \(timer.called)" } ?? "the timer of \(Self.span(timer.seconds))"
    }

    func noTimer(_ choice: HouseTimerChoice) -> String {
        if let purpose = choice.purpose { return none(of: purpose, choice) }
        if let name = choice.name { return "There is no timer for “\(HouseLine.text(name))”." }
        return choice.seconds.map { "There is no timer of \(Self.span($0))." } ?? "No timer is running."
    }

    private func none(of purpose: HouseTimer.Purpose, _ choice: HouseTimerChoice) -> String {
        if let name = choice.name { return "There is no reminder of “\(HouseLine.text(name))”." }
        if let at = choice.at { return "There is no \(purpose.rawValue) \(answer.time(at))." }
        return "No \(purpose.rawValue) is set."
    }

    /// One is ended, or all: which of several is asked back, and none is guessed.
    func endTimers(_ choice: HouseTimerChoice, all: Bool) -> HouseSpoken {
        let found = timers(choice)
        guard !found.isEmpty else { return HouseSpoken(noTimer(choice)) }
        guard found.count == 1 || all else {
            return HouseSpoken(
                "There are \(found.count) timers: “cancel all timers” ends them. \(timersText(choice))")
        }
        let ended = remove { item in found.contains { $0.item.id == item.id } }
        journal.note(.calledOff(ended, rules: []), at: now)
        if found.count > 1 { return HouseSpoken("\(found.count) timers are cancelled.") }
        return HouseSpoken(HouseAnswer.sentence("\(found.first.map { described($0.timer) } ?? "it") is cancelled"))
    }

    /// Made longer or shorter, paused or resumed; which of several is asked back.
    func change(_ choice: HouseTimerChoice, _ change: HouseTimerChange) -> HouseSpoken {
        if change == .end { return endTimers(choice, all: false) }
        let found = timers(choice)
        guard let only = found.first else { return HouseSpoken(noTimer(choice)) }
        guard found.count == 1 else {
            return HouseSpoken("There are \(found.count) timers: say which, by its name. \(timersText(choice))")
        }
        let name = described(only.timer)
        guard let changed = memory.schedule.change(only.item.id, change, at: clock.time) else {
            let state: String =
                switch change {
                case .pause: "is paused already"
                case .resume: "is running"
                default: "cannot be made as long as that"
                }
            return HouseSpoken(HouseAnswer.sentence("\(name) \(state)"))
        }
        journal.note(.timer(only.item), at: now)
        memoryChanged()
        guard case .timer(let timer) = changed.task else { return HouseSpoken("") }
        let end = "\(left((changed, timer))) left"
        return switch change {
        case .pause: HouseSpoken(HouseAnswer.sentence("\(name) is paused: \(end)"))
        case .resume: HouseSpoken(HouseAnswer.sentence("\(name) is running again: \(end)"))
        default: HouseSpoken(HouseAnswer.sentence("\(name): \(end)"))
        }
    }

    /// As it was before it was changed, for as long as was left of it then.
    func restore(_ timer: ScheduledItem) -> HouseSpoken {
        guard memory.schedule.replace(timer, at: clock.time), case .timer(let before) = timer.task else {
            return HouseSpoken("The timer is over: there is nothing to take back.")
        }
        memoryChanged()
        return HouseSpoken(
            HouseAnswer.sentence("\(described(before)) is as it was: \(left((timer, before))) left"))
    }
}
