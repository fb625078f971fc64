public import Foundation

/// A house that knows more than how its devices are.
public protocol HouseInquiryProtocol: Sendable {
    /// The weather to come, a day each; empty where it is not told.
    func forecast(of weather: DeviceID) async throws(HouseError) -> [HouseForecast]

    /// What stands in calendars, the earliest first.
    func appointments(of calendars: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [HouseAppointment]

    /// What stands on a list and is not done.
    func items(of list: DeviceID) async throws(HouseError) -> [String]
}
