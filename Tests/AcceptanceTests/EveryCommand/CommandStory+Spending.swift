import EchoScreen
import EchoTerminal
import Foundation

extension CommandStory {
    static let spending = [
        opens(.showSpending, "Spending", .sees("Audio output")),
        CommandStory(.spendingPeriod, in: .spending, after: opened, .sees("by day")),
        CommandStory(.spendingParts, in: .spending, after: opened, .sees("by modality")),
        CommandStory(.spendingEarlier, in: .spending, after: opened + [.press(.character("p"))], .sees(month(1))),
        CommandStory(
            .spendingLater, in: .spending,
            after: opened + [
                .press(.character("p")), .press(KeyPress(.left)), .press(KeyPress(.left)), .see(month(2)),
            ],
            .sees(month(1))),
    ]

    private static let opened: [Step] = [.press(KeyPress(.character("u"), .alt)), .see("nothing spent")]

    /// "Oct 2026", so many months ago.
    private static func month(_ count: Int) -> String {
        let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month], from: Date())
        let index = (parts.year ?? 0) * 12 + (parts.month ?? 1) - 1 - count
        return "\(names[index % 12]) \(index / 12)"
    }
}
