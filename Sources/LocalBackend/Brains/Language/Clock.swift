import Foundation

/// The time of day as it is told: "2:05 in the afternoon".
enum Clock {
    static func text(_ date: Date, _ calendar: Calendar) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        let hour = parts.hour ?? 0
        let minute = parts.minute ?? 0
        let half = hour < 12 ? "in the morning" : hour < 18 ? "in the afternoon" : "in the evening"
        return "\(hour % 12 == 0 ? 12 : hour % 12):\(minute < 10 ? "0" : "")\(minute) \(half)"
    }
}
