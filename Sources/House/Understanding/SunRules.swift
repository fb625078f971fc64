import Foundation

/// When the sun rises and sets, to a few minutes: the sunrise equation, with the sun's mean motion and the refraction of the
/// air (the sun's upper edge at the horizon is 0.833° below it).
enum SunRules {
    /// Nil where the sun does not rise, or set, within a few days.
    static func next(after date: Date, at place: HousePlace) -> (sunrise: Date?, sunset: Date?) {
        let days = (0...3).compactMap { self.day(of: date.addingTimeInterval(Double($0 - 1) * 86_400), place) }
        return (days.map(\.sunrise).first { $0 > date }, days.map(\.sunset).first { $0 > date })
    }

    /// Days from noon of the first of January 2000 to the Unix epoch.
    private static let epoch = 10_957.5

    private static func day(of date: Date, _ place: HousePlace) -> (sunrise: Date, sunset: Date)? {
        let since = date.timeIntervalSince1970 / 86_400 - epoch
        guard since.isFinite, abs(since) < 1e6 else { return nil }
        let noon = since.rounded() - place.longitude / 360
        let anomaly = radians(357.5291 + 0.98560028 * noon)
        let center = 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly)
        let longitude = anomaly + radians(center + 180 + 102.9372)
        let transit = noon + 0.0053 * sin(anomaly) - 0.0069 * sin(2 * longitude)
        let tilt = sin(longitude) * sin(radians(23.44))
        let latitude = radians(place.latitude)
        let angle = (sin(radians(-0.833)) - sin(latitude) * tilt) / (cos(latitude) * sqrt(1 - tilt * tilt))
        guard angle.isFinite, abs(angle) <= 1 else { return nil }
        let half = acos(angle) / (2 * .pi)
        return (moment(transit - half), moment(transit + half))
    }

    private static func moment(_ days: Double) -> Date { Date(timeIntervalSince1970: (days + epoch) * 86_400) }

    private static func radians(_ degrees: Double) -> Double { degrees / 180 * .pi }
}
