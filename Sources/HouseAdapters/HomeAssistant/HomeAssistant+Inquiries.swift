import EchoWire
import Foundation
public import House

/// What Home Assistant knows beside the states of its entities.
extension HomeAssistant: HouseInquiryProtocol, HouseNoticesProtocol {
    public func forecast(of weather: DeviceID) async throws(HouseError) -> [HouseForecast] {
        let answer = try await answer(of: "weather", "get_forecasts", ["type": "daily"], weather)
        return HomeAssistantKnowledge.forecasts(answer, units)
    }

    public func appointments(
        of calendars: [DeviceID], in span: Range<Date>
    ) async throws(HouseError) -> [HouseAppointment] {
        let data: JSONObject = [
            "start_date_time": .string(HomeAssistantTime.text(span.lowerBound)),
            "end_date_time": .string(HomeAssistantTime.text(span.upperBound)),
        ]
        var all: [HouseAppointment] = []
        for calendar in calendars {
            all += HomeAssistantKnowledge.appointments(
                try await answer(of: "calendar", "get_events", data, calendar), .current)
        }
        return all.sorted { $0.start < $1.start }
    }

    public func items(of list: DeviceID) async throws(HouseError) -> [String] {
        let answer = try await answer(of: "todo", "get_items", ["status": ["needs_action"]], list)
        return HomeAssistantKnowledge.items(answer)
    }

    public func notices() async throws(HouseError) -> [HouseNotice] {
        HomeAssistantKnowledge.notices(try await ask(.notifications, .other))
    }

    public func dismiss(_ notices: [HouseNotice]) async throws(HouseError) {
        for notice in notices {
            let call = HomeAssistantServiceCall(
                domain: "persistent_notification", service: "dismiss",
                data: ["notification_id": .string(notice.id)])
            _ = try await ask(.call(call), .other)
        }
    }

    /// What a service answers of one entity.
    private func answer(
        of domain: String, _ service: String, _ data: JSONObject, _ entity: DeviceID
    ) async throws(HouseError) -> JSONValue {
        let call = HomeAssistantServiceCall(
            domain: domain, service: service, data: data, entity: entity.rawValue, wantsAnswer: true)
        return try await ask(.call(call), .other)["response"]?[entity.rawValue] ?? .null
    }
}
