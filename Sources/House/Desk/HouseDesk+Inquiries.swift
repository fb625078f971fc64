import Foundation

/// What the house knows beside how its devices are.
extension HouseDesk {
    /// Nil where it is away: then only what was seen last is told.
    private var inquiries: (any HouseInquiryProtocol)? {
        picture.absence == nil ? house as? any HouseInquiryProtocol : nil
    }

    /// Whether it keeps notifications.
    var tellsNotices: Bool { house is any HouseNoticesProtocol }

    func weatherText(_ id: DeviceID, _ days: HouseDays, _ asks: HouseWeatherQuestion) async -> String {
        mention([id])
        let told = try? await inquiries?.forecast(of: id)
        return answer.text(ofWeather: id, days, asks, told)
    }

    /// Days in which the next one is looked for.
    private static let nextDays = 14.0

    func calendarText(_ calendars: [DeviceID], _ days: HouseDays?) async -> String {
        mention(calendars)
        let now = now
        let span = days?.span(from: now, calendar) ?? now..<now.addingTimeInterval(Self.nextDays * 86_400)
        guard let inquiries, let found = try? await inquiries.appointments(of: calendars, in: span) else {
            return picture.absence == nil ? "The house did not say what is on the calendar." : awayText
        }
        let ahead = found.filter { $0.end > now && (days != nil || $0.start >= now) }
        return answer.text(of: ahead, in: days)
    }

    func consumptionText(_ asked: HouseConsumption, _ meters: [DeviceID]) async -> String {
        mention(meters)
        let past =
            asked == .energyToday && !meters.isEmpty
            ? await history(of: meters, in: calendar.startOfDay(for: now)..<now) : []
        return answer.text(of: asked, meters, past: past + meters.compactMap { picture.readings[$0] })
    }

    func itemsText(_ list: DeviceID) async -> String {
        mention([list])
        guard let items = try? await inquiries?.items(of: list) else {
            return answer.text(of: HouseQuestion(devices: [list], asks: .state))
        }
        return answer.text(ofItems: items, on: list)
    }

    // MARK: notifications

    private var notices: [HouseNotice]? {
        get async {
            guard picture.absence == nil, let house = house as? any HouseNoticesProtocol else { return nil }
            return try? await house.notices()
        }
    }

    func noticesText() async -> String {
        guard let notices = await notices else { return picture.absence == nil ? Self.noNotices : awayText }
        return answer.text(of: notices)
    }

    private static let noNotices = "The house did not list its notifications."

    func dismiss(_ which: HouseDismissal) async -> HouseSpoken {
        if let refusal = refusalOfArranging() { return refusal }
        guard let all = await notices, let keeper = house as? any HouseNoticesProtocol else {
            return HouseSpoken(picture.absence == nil ? "\(Self.noNotices) Nothing was done." : awayText)
        }
        let chosen = Self.chosen(which, of: all)
        guard !chosen.isEmpty else {
            return HouseSpoken(all.isEmpty ? "There are no notifications." : "There is no such notification.")
        }
        do throws(HouseError) {
            try await keeper.dismiss(chosen)
        } catch {
            return HouseSpoken("The house did not confirm it: ask “what notifications are there?”.")
        }
        journal.note(.irrevocable("A notification that was dismissed cannot be brought back."), at: now)
        let what = chosen.count == 1 ? answer.text(of: chosen[0]) : "\(chosen.count) notifications"
        return HouseSpoken("Dismissed: \(what).", hasActed: true)
    }

    private static func chosen(_ which: HouseDismissal, of all: [HouseNotice]) -> [HouseNotice] {
        switch which {
        case .all: all
        case .number(-1): all.suffix(1)
        case .number(let place): all.indices.contains(place - 1) ? [all[place - 1]] : []
        }
    }
}
