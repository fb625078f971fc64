import Foundation

/// What was, as far as the house kept it.
extension HouseAnswer {
    /// Seconds that are looked back.
    static let pastSeconds = 7 * 86_400.0

    /// When devices became so last.
    ///
    /// - Parameter past: their readings, oldest first.
    func text(of test: StandingTest, last devices: [DeviceID], past: [DeviceReading], now: Date) -> String {
        let byDevice = Dictionary(grouping: past, by: \.device)
        let told = devices.prefix(Self.mostNames).map { id in
            Self.sentence(last(test, id, (byDevice[id] ?? []) + [readings[id]].compactMap(\.self), now))
        }
        return told.joined(separator: " ")
    }

    private func last(_ test: StandingTest, _ id: DeviceID, _ past: [DeviceReading], _ now: Date) -> String {
        guard let device = vocabulary.devices[id], TestRules.tells(test, device) else {
            return "I can't tell: \(whyUnknown(id))"
        }
        var spans: [(from: Date?, to: Date?)] = []
        var wasSo: Bool?
        for reading in past {
            guard let isSo = DeviceStanding(device, reading).holds(test) else { continue }
            if isSo, wasSo != true { spans.append((wasSo == nil ? nil : reading.since, nil)) }
            if !isSo, wasSo == true { spans[spans.count - 1].to = reading.since }
            wasSo = isSo
        }
        let subject = name(id)
        guard let span = spans.last else {
            return "as far as is known, \(subject) \(isPlural(id) ? "were" : "was") not \(test.text) lately"
        }
        guard let end = span.to else {
            let has = "\(subject) \(isPlural(id) ? "have" : "has") been \(test.text)"
            return span.from.map { "\(has) since \(moment($0, now))" } ?? "\(has) for as long as is known"
        }
        let was = "\(subject) \(isPlural(id) ? "were" : "was") last \(test.text)"
        return span.from.map { "\(was) \(moment($0, now)), until \(clock(end))" }
            ?? "\(subject) \(isPlural(id) ? "were" : "was") \(test.text) until \(moment(end, now))"
    }

    /// "today at 9:12", "yesterday at 21:05", "on Monday at 7:00".
    func moment(_ date: Date, _ now: Date) -> String {
        let start = calendar.startOfDay(for: now)
        let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: date), to: start).day ?? 0
        switch days {
        case 0: return "today \(time(date))"
        case 1: return "yesterday \(time(date))"
        default:
            let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
            let day = calendar.component(.weekday, from: date) - 1
            return "on \(weekdays.indices.contains(day) ? weekdays[day] : "a day") \(time(date))"
        }
    }

    private func clock(_ date: Date) -> String { String(time(date).dropFirst(3)) }
}
