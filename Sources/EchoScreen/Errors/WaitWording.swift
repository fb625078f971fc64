import EchoText
import Foundation

/// When a server may be asked again, for people.
enum WaitWording {
    /// "15:40"; for another day "15:40 on 2027-11-29".
    ///
    /// - Parameter wait: how long it is until then.
    static func moment(_ moment: Date, after wait: Duration, in timeZone: TimeZone = .current) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: moment)
        let time = "\(DurationWording.padded(parts.hour ?? 0)):\(DurationWording.padded(parts.minute ?? 0))"
        let now = moment - TimeInterval(wait.components.seconds)
        guard !calendar.isDate(moment, inSameDayAs: now) else { return time }
        let day = [parts.month ?? 1, parts.day ?? 1].map { DurationWording.padded($0) }.joined(separator: "-")
        return "\(time) on \(parts.year ?? 0)-\(day)"
    }
}
