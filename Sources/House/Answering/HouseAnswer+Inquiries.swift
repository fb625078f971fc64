import Foundation

/// Weather, calendars, updates, notifications, consumption and cameras.
extension HouseAnswer {
    // MARK: weather

    /// - Parameter forecasts: nil where the house did not answer.
    func text(
        ofWeather id: DeviceID, _ days: HouseDays, _ asks: HouseWeatherQuestion, _ forecasts: [HouseForecast]?
    ) -> String {
        if days == .now, asks != .all { return nowIs(id, asks) }
        let now = self.now ?? Date()
        let span = days.span(from: now, calendar)
        let told = (forecasts ?? []).filter { span.contains($0.day) }.prefix(7)
        let lines = told.map { line($0, id) }
        let standing = standing(id)
        let outside =
            standing?.state == nil ? whyUnknown(id) : standing.map { "it is \(StandingWording.text($0))" } ?? ""
        guard asks == .all else {
            guard !told.isEmpty else { return "I cannot say: \(Self.noForecast(forecasts))" }
            let isSo = told.contains { Self.brings(asks, $0) }
            return "\(isSo ? "Yes" : "No"). \(lines.joined(separator: " "))"
        }
        let first = days == .now || days == .today ? [Self.sentence(HouseWording.capitalized(outside))] : []
        if lines.isEmpty, days != .now {
            return (first + [HouseWording.capitalized(Self.noForecast(forecasts))]).joined(separator: " ")
        }
        return (first + lines).joined(separator: " ")
    }

    /// What there is in place of the weather: how warm it is outside, where something measures it.
    var noWeather: String {
        let outside = vocabulary.inventory.devices.first {
            $0.kind == .temperatureSensor && $0.name.lowercased().hasPrefix("outdoor")
        }
        let none = "Nothing in the house reports the weather."
        guard let outside, standing(outside.id)?.state != nil else { return none }
        return "\(none) \(text(of: HouseQuestion(devices: [outside.id], asks: .state)))"
    }

    private static func noForecast(_ forecasts: [HouseForecast]?) -> String {
        forecasts == nil ? "the house did not give its forecast." : "the house has no forecast for that."
    }

    private func nowIs(_ id: DeviceID, _ asks: HouseWeatherQuestion) -> String {
        guard let standing = standing(id), let state = standing.state else { return Self.sentence(whyUnknown(id)) }
        let isSo = asks == .snow ? WeatherWording.isSnow(state) : WeatherWording.isWet(state)
        return "\(isSo ? "Yes" : "No"), it is \(StandingWording.text(standing))."
    }

    private static func brings(_ asks: HouseWeatherQuestion, _ forecast: HouseForecast) -> Bool {
        if asks == .snow { return WeatherWording.isSnow(forecast.condition) }
        return WeatherWording.isWet(forecast.condition) || (forecast.rain ?? 0) >= 50
    }

    private func line(_ forecast: HouseForecast, _ id: DeviceID) -> String {
        let device = vocabulary.devices[id]
        var parts = [WeatherWording.text(forecast.condition)]
        switch (forecast.low, forecast.high) {
        case (let low?, let high?):
            parts.append("\(HouseNumberText.bare(low, device)) to \(HouseNumberText.degrees(high, device))")
        case (nil, let only?), (let only?, nil): parts.append(HouseNumberText.degrees(only, device))
        case (nil, nil): break
        }
        if let rain = forecast.rain { parts.append("\(rain) % chance of rain") }
        return Self.sentence("\(dayName(forecast.day)): \(parts.joined(separator: ", "))")
    }

    /// "today", "tomorrow", "Friday".
    private func dayName(_ date: Date) -> String {
        let now = self.now ?? Date()
        let (from, to) = (calendar.startOfDay(for: now), calendar.startOfDay(for: date))
        switch calendar.dateComponents([.day], from: from, to: to).day ?? 0 {
        case 0: return "today"
        case 1: return "tomorrow"
        default: return Self.dayNames[(calendar.component(.weekday, from: date) - 1) % 7]
        }
    }

    private static let dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    // MARK: calendars

    /// - Parameter days: nil where the next is asked for.
    func text(of appointments: [HouseAppointment], in days: HouseDays?) -> String {
        guard let days else {
            guard let next = appointments.first else { return "Nothing is on the calendar in the next two weeks." }
            return Self.sentence("Next is \(text(next))")
        }
        guard !appointments.isEmpty else { return "Nothing is on the calendar\(Self.behind(days))." }
        let told = appointments.prefix(Self.mostNames).map(text)
        let more = appointments.count - told.count
        return Self.sentence(
            "On the calendar: " + (told + (more > 0 ? ["\(more) more"] : [])).joined(separator: "; "))
    }

    private func text(_ appointment: HouseAppointment) -> String {
        let title = appointment.title.isEmpty ? "something without a title" : "“\(HouseLine.text(appointment.title))”"
        guard appointment.isAllDay else { return "\(title) \(time(appointment.start))" }
        let day = dayName(appointment.start)
        return "\(title) \(["today", "tomorrow"].contains(day) ? day : "on \(day)"), all day"
    }

    private static func behind(_ days: HouseDays) -> String {
        switch days {
        case .now, .today: " today"
        case .tonight: " tonight"
        case .tomorrow: " tomorrow"
        case .weekday(let number): " on \(dayNames[(number + 6) % 7])"
        case .weekend: " at the weekend"
        case .week: " in the coming seven days"
        }
    }

    // MARK: updates and notifications

    var updates: String {
        let all = vocabulary.inventory.devices.filter { $0.kind == .update }.map(\.id)
        let (newer, unknown) = (all.filter { holds(.on, $0) == true }, all.filter { holds(.on, $0) == nil })
        let silent = unknown.isEmpty ? "" : " Of \(names(unknown)) that is not known."
        guard !newer.isEmpty else {
            return unknown.count == all.count ? "I cannot say.\(silent)" : "Everything is up to date.\(silent)"
        }
        let count = newer.count == 1 ? "There is an update" : "There are \(newer.count) updates"
        return "\(count): \(names(newer)).\(silent)"
    }

    func text(of notices: [HouseNotice]) -> String {
        guard !notices.isEmpty else { return "There are no notifications." }
        let lines = notices.prefix(Self.mostNames).enumerated().map { "\($0 + 1): \(text(of: $1))." }
        let more = notices.count - lines.count
        let count = notices.count == 1 ? "1 notification" : "\(notices.count) notifications"
        return ([count + "."] + lines + (more > 0 ? ["And \(more) more."] : [])).joined(separator: " ")
    }

    func text(of notice: HouseNotice) -> String {
        let (title, message) = (HouseLine.text(notice.title), HouseLine.text(notice.message, longest: 200))
        return "“" + [title, message].filter { !$0.isEmpty }.joined(separator: ": ") + "”"
    }

    // MARK: consumption and cameras

    /// - Parameter past: of the counters since midnight, oldest first.
    func text(of asked: HouseConsumption, _ meters: [DeviceID], past: [DeviceReading]) -> String {
        guard !meters.isEmpty else {
            return "No sensor of the house measures that, so I cannot say."
        }
        return meters.prefix(Self.mostNames).map { id in
            guard asked == .energyToday, !isOfToday(id) else { return Self.sentence(whyUnknown(id)) }
            let unit = HouseLine.text(vocabulary.devices[id]?.unit ?? "kWh")
            guard let used = ConsumptionRules.used(past.filter { $0.device == id }) else {
                return Self.sentence("what \(name(id)) counted today is not known")
            }
            return Self.sentence("\(name(id)) counted \(HouseNumberText.text(used)) \(unit) today")
        }.joined(separator: " ")
    }

    /// Its own number is that of the day.
    private func isOfToday(_ id: DeviceID) -> Bool {
        let words = vocabulary.devices[id].map { HouseNameReader.words(of: $0.name) } ?? []
        return words.contains("today") || words.contains("daily")
    }

    func text(ofCameras cameras: [DeviceID]) -> String {
        let told = cameras.prefix(Self.mostNames).map { id in
            let state = standing(id)?.state.map { ", \(StandingWording.word($0))" } ?? ", not reachable"
            return "\(name(id))\(state)"
        }
        let more = cameras.count - told.count
        let list = (told + (more > 0 ? ["\(more) more"] : [])).joined(separator: "; ")
        return "There is \(list). You can see its picture in the house's own app, not here."
    }

    // MARK: lists

    func text(ofItems items: [String], on list: DeviceID) -> String {
        guard !items.isEmpty else { return "Nothing is on \(name(list))." }
        let told = items.prefix(Self.mostSwept).map { HouseLine.text($0) }
        let more = items.count - told.count
        return "On \(name(list)): \(HouseWording.list(told + (more > 0 ? ["\(more) more"] : [])))."
    }
}
