import Foundation

/// Waits before a card goes to review, as people write them: "1m 10m".
struct LearningSteps: Hashable, Sendable {
    static let standard = LearningSteps(waits: [.seconds(60), .seconds(600)])
    static let relearning = LearningSteps(waits: [.seconds(600)])
    /// In place of steps: a card goes to review at once.
    static let none = "none"
    static let (most, longest) = (10, Duration.seconds(7 * 86_400))
    private static let units: [Character: Int] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]

    let waits: [Duration]

    private init(waits: [Duration]) { self.waits = waits }

    /// Nil where it is no list of times: a number each with s, m, h or d behind it, minutes where there is none.
    init?(_ text: String) {
        let words = text.lowercased().split { $0.isWhitespace || $0 == "," }
        guard words != [Substring(Self.none)] else {
            waits = []
            return
        }
        let waits = words.compactMap(Self.wait)
        guard !words.isEmpty, waits.count == words.count, waits.count <= Self.most else { return nil }
        self.waits = waits
    }

    private static func wait(_ word: Substring) -> Duration? {
        let unit = word.last.flatMap { units[$0] }
        guard let number = Int(unit == nil ? word : word.dropLast()), (1...1_000_000).contains(number) else {
            return nil
        }
        let wait = Duration.seconds(number * (unit ?? 60))
        return wait <= longest ? wait : nil
    }

    var text: String {
        waits.isEmpty ? Self.none : waits.map { Self.text(Int($0.components.seconds)) }.joined(separator: " ")
    }

    private static func text(_ seconds: Int) -> String {
        for (unit, length) in [("d", 86_400), ("h", 3_600), ("m", 60)] where seconds.isMultiple(of: length) {
            return "\(seconds / length)\(unit)"
        }
        return "\(seconds)s"
    }

    /// Why what was written is none; nil where it is.
    static func objection(_ text: String) -> String? {
        LearningSteps(text) == nil ? "must be times such as 1m 10m, up to 7d, or none" : nil
    }
}
