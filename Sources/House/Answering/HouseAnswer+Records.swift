import Foundation

/// What changed, and who did it.
extension HouseAnswer {
    /// Changes that are told at once.
    private static let mostChanges = 3

    func text(ofLast changes: [RecentChange], now: Date) -> String {
        let known = changes.filter { vocabulary.devices[$0.device] != nil }.prefix(Self.mostChanges)
        guard !known.isEmpty else { return "Nothing has changed since this program began to look at the house." }
        return known.map { Self.sentence(text(of: $0, now)) }.joined(separator: " ")
    }

    /// What changed today, the newest first.
    func text(ofToday changes: [RecentChange], now: Date) -> String {
        let today = changes.filter { vocabulary.devices[$0.device] != nil && calendar.isDate($0.at, inSameDayAs: now) }
        guard !today.isEmpty else { return "Nothing has changed today, as far as this program has seen." }
        let told = today.prefix(Self.mostNames).map { Self.sentence(text(of: $0, now)) }
        let more = today.count - told.count
        return (told + (more > 0 ? ["And \(more) more."] : [])).joined(separator: " ")
    }

    /// When devices changed last, and by whom.
    func text(ofLastChangeOf devices: [DeviceID], recent: [RecentChange], now: Date) -> String {
        devices.prefix(Self.mostNames).map { id in
            let change = recent.first { $0.device == id }
            let seen = change.map { ($0.at, $0.cause) } ?? readings[id].map { ($0.since, $0.cause) }
            guard let (at, cause) = seen else { return Self.sentence(whyUnknown(id)) }
            let who = authors.name(cause).map { ", by \($0.filter { $0 != "," })" } ?? ""
            return Self.sentence("\(name(id)) \(isPlural(id) ? "were" : "was") last changed \(moment(at, now))\(who)")
        }.joined(separator: " ")
    }

    /// "You turned off the hall lamp today at 9:00".
    private func text(of change: RecentChange, _ now: Date) -> String {
        let (name, at, who) = (name(change.device), moment(change.at, now), authors.name(change.cause))
        guard let deed = deed(change) else {
            let what = change.to.map { "changed to “\(StandingWording.word($0))”" } ?? "changed"
            return "\(name) \(what) \(at)" + (who.map { ", by \($0.filter { $0 != "," })" } ?? "")
        }
        return who.map { "\($0) \(deed) \(name) \(at)" }
            ?? "\(name) \(isPlural(change.device) ? "were" : "was") \(deed) \(at)"
    }

    /// What was done to it; nil where there is no word for that.
    private func deed(_ change: RecentChange) -> String? {
        guard change.from != change.to else { return "adjusted" }
        guard let kind = vocabulary.devices[change.device]?.kind, kind != .person, kind != .motionSensor else {
            return nil
        }
        return change.to.flatMap { Self.deeds[$0.lowercased()] }
    }

    private static let deeds = [
        "on": "turned on", "off": "turned off", "open": "opened", "closed": "closed", "locked": "locked",
        "unlocked": "unlocked", "paused": "paused", "disarmed": "disarmed", "armed_away": "armed",
        "armed_home": "armed",
    ]

    /// - Parameter test: what they were made; nil for any change.
    func text(ofAuthors devices: [DeviceID], _ test: StandingTest?, recent: [RecentChange], now: Date) -> String {
        let told = devices.prefix(Self.mostNames).map { id in
            let who = author(of: id, test, recent, now)
            return Self.sentence(devices.count == 1 ? who : "\(name(id)): \(who)")
        }
        return told.joined(separator: " ")
    }

    private func author(of id: DeviceID, _ test: StandingTest?, _ recent: [RecentChange], _ now: Date) -> String {
        guard let device = vocabulary.devices[id] else { return "that is not known" }
        func isIt(_ state: String?) -> Bool {
            guard let test else { return true }
            guard let state else { return false }
            let reading = DeviceReading(device: id, state: state, since: now)
            return DeviceStanding(device, reading).holds(test) == true
        }
        let change = recent.first { $0.device == id && isIt($0.to) && ($0.from != $0.to || test == nil) }
        let seen =
            change.map { (cause: $0.cause, at: $0.at) }
            ?? readings[id].flatMap { isIt($0.state) ? (cause: $0.cause, at: $0.since) : nil }
        guard let seen else { return "as far as is known, nobody did lately" }
        guard let who = authors.name(seen.cause) else {
            return "who did it is not known; it was \(moment(seen.at, now))"
        }
        return "\(who) did, \(moment(seen.at, now))"
    }
}
