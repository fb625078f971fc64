public import Foundation
public import House

/// What the Home Assistant of the settings knows beside how its devices are.
extension ConfiguredHouse: HouseInquiryProtocol, HouseNoticesProtocol {
    public func forecast(of weather: DeviceID) async throws(HouseError) -> [HouseForecast] {
        try await connected().forecast(of: weather)
    }

    public func appointments(
        of calendars: [DeviceID], in span: Range<Date>
    ) async throws(HouseError) -> [HouseAppointment] {
        try await connected().appointments(of: calendars, in: span)
    }

    public func items(of list: DeviceID) async throws(HouseError) -> [String] {
        try await connected().items(of: list)
    }

    public func notices() async throws(HouseError) -> [HouseNotice] { try await connected().notices() }

    public func dismiss(_ notices: [HouseNotice]) async throws(HouseError) {
        try await connected().dismiss(notices)
    }
}
