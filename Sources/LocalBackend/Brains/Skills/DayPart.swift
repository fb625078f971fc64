import Foundation

/// Which greeting fits the hour.
enum DayPart {
    static func greeting(_ context: SkillContext) -> String {
        switch context.calendar.component(.hour, from: context.now) {
        case 5..<12: "Good morning"
        case 12..<18: "Good afternoon"
        case 18..<23: "Good evening"
        default: "Hello"
        }
    }
}
