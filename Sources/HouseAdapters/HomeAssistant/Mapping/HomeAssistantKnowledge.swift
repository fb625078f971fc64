import EchoWire
import Foundation
import House

/// Reads what services of Home Assistant answer. What is of a wrong form is left out.
enum HomeAssistantKnowledge {
    /// Rows of one answer that are read.
    private static let most = 500

    static func forecasts(_ json: JSONValue, _ units: HomeAssistantUnits) -> [HouseForecast] {
        rows(json["forecast"]).compactMap { row in
            guard let day = row["datetime"]?.string.flatMap(HomeAssistantTime.seconds) else { return nil }
            return HouseForecast(
                day: Date(timeIntervalSince1970: day), condition: text(row["condition"], 64),
                high: row["temperature"]?.number.flatMap(units.celsius),
                low: row["templow"]?.number.flatMap(units.celsius),
                rain: row["precipitation_probability"]?.number.flatMap { (0...100).contains($0) ? Int($0) : nil })
        }
    }

    /// - Parameter calendar: in which days without times are read.
    static func appointments(_ json: JSONValue, _ calendar: Calendar) -> [HouseAppointment] {
        rows(json["events"]).compactMap { row in
            guard let start = moment(row["start"], calendar), let end = moment(row["end"], calendar) else { return nil }
            return HouseAppointment(
                title: text(row["summary"], 255), start: start.date, end: end.date, isAllDay: start.isDay)
        }
    }

    static func items(_ json: JSONValue) -> [String] {
        rows(json["items"]).filter { $0["status"]?.string != "completed" }.compactMap { row in
            row["summary"]?.string.map { String($0.prefix(255)) }
        }
    }

    static func notices(_ json: JSONValue) -> [HouseNotice] {
        rows(json).compactMap { row -> (notice: HouseNotice, at: Double)? in
            guard let id = row["notification_id"]?.string, !id.isEmpty else { return nil }
            let notice = HouseNotice(id: id, title: text(row["title"], 255), message: text(row["message"], 2000))
            return (notice, row["created_at"]?.string.flatMap(HomeAssistantTime.seconds) ?? 0)
        }
        .sorted { $0.at < $1.at }.map(\.notice)
    }

    // MARK: fields

    private static func rows(_ json: JSONValue?) -> ArraySlice<JSONValue> { (json?.array ?? []).prefix(most) }

    private static func text(_ json: JSONValue?, _ longest: Int) -> String {
        json?.string.map { String($0.prefix(longest)) } ?? ""
    }

    /// A time, or a day: "2026-12-01".
    private static func moment(_ json: JSONValue?, _ calendar: Calendar) -> (date: Date, isDay: Bool)? {
        guard let text = json?.string else { return nil }
        if let seconds = HomeAssistantTime.seconds(text) { return (Date(timeIntervalSince1970: seconds), false) }
        let parts = text.split(separator: "-").compactMap { Int($0) }
        guard text.utf8.count == 10, parts.count == 3 else { return nil }
        let day = DateComponents(year: parts[0], month: parts[1], day: parts[2])
        return calendar.date(from: day).map { ($0, true) }
    }
}
