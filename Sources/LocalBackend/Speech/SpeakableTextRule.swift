import Foundation

/// One thing that is written otherwise than it is said.
struct SpeakableTextRule: @unchecked Sendable {  // NSRegularExpression is immutable and documented as thread safe.
    private let expression: NSRegularExpression?
    private let said: @Sendable ([String]) -> String

    /// `said` gets the whole match and then its groups.
    private init(_ pattern: String, _ said: @escaping @Sendable ([String]) -> String) {
        expression = try? NSRegularExpression(pattern: pattern)
        self.said = said
    }

    func applied(to text: String) -> String {
        guard let expression else { return text }
        let whole = NSRange(text.startIndex..., in: text)
        var result = text
        for match in expression.matches(in: text, range: whole).reversed() {
            guard let range = Range(match.range, in: result) else { continue }
            let groups = (0..<match.numberOfRanges).map {
                Range(match.range(at: $0), in: text).map { String(text[$0]) } ?? ""
            }
            result.replaceSubrange(range, with: said(groups))
        }
        return result
    }

    /// Marks of Markdown, which nobody says, and addresses, of which people say the name.
    static let marks: [SpeakableTextRule] = [
        SpeakableTextRule("```\\w*") { _ in "" },
        SpeakableTextRule("!?\\[([^\\]]+)\\]\\([^)\\s]*\\)") { $0[1] },
        SpeakableTextRule(
            "<?https?://(?:www\\.)?([^\\s/?#)>]+?)(?:[/?#][^\\s)>]*?)?>?(?=[.,;:!?]*(?:[\\s)]|$))"
        ) { $0[1] },
        SpeakableTextRule("(?m)^\\s*\\|?[\\s:|-]*-{3,}[\\s:|-]*$") { _ in "" },
        SpeakableTextRule("(?m)^\\s{0,3}(?:#{1,6}|[-*+•]|>)\\s+(?=\\S)") { _ in "" },
        SpeakableTextRule("(?m)^\\s*\\|\\s*|\\s*\\|\\s*$") { _ in "" },
        SpeakableTextRule("\\*\\*([^*]+)\\*\\*|__([^_]+)__|`([^`]*)`") { $0[1...].joined() },
        SpeakableTextRule("(?<![\\w*])\\*([^*\\s][^*]*)\\*(?![\\w*])") { $0[1] },
        SpeakableTextRule("(?<![\\w_])_([^_\\s][^_]*)_(?![\\w_])") { $0[1] },
    ]

    static let all: [SpeakableTextRule] = [
        SpeakableTextRule("[’‘]") { _ in "'" },
        SpeakableTextRule("[–—]") { _ in ", " },
        // Flite would spell it.
        SpeakableTextRule("\\b[Mm]+h[Mm]+\\b") { _ in "umhum" },
        SpeakableTextRule("--(\\w)") { "dash dash " + $0[1] },
        SpeakableTextRule("\\b([A-Z]+)_([A-Z]+)(?:_([A-Z]+))?\\b") { $0[1...].joined(separator: " ").lowercased() },
        SpeakableTextRule("\\b(\\d{1,2}):(\\d{2})\\b") { clock(hour: $0[1], minute: $0[2]) },
        SpeakableTextRule("(\\d),(?=\\d{3}\\b)") { $0[1] },
        SpeakableTextRule("([$€£])\\s?(\\d+(?:\\.\\d+)?)") { $0[2] + " " + (currencies[$0[1]] ?? "") },
        SpeakableTextRule("°\\s?C\\b") { _ in " degrees Celsius" },
        SpeakableTextRule("°\\s?F\\b") { _ in " degrees Fahrenheit" },
        SpeakableTextRule("°") { _ in " degrees" },
        SpeakableTextRule("\\b(\\d+)\\s?(km/h|kph|mph|km|cm|mm|kg|mg|ml|MB|GB|TB|KB|ms)\\b") {
            $0[1] + " " + (units[$0[2]] ?? "")
        },
        SpeakableTextRule("\\b(\\d+)/(\\d+)\\b") { fraction($0[1], $0[2]) },
        SpeakableTextRule("\\bsqrt\\b") { _ in "square root of" },
        SpeakableTextRule("(?<=[\\d)])\\s*\\^\\s*(?=[-−(\\d])") { _ in " to the power of " },
        SpeakableTextRule("(?<=[\\d)])\\s*\\*\\s*(?=[-−(\\dsq])") { _ in " times " },
        SpeakableTextRule("(?<=[\\d)])\\s+/\\s+(?=[-−(\\dsq])") { _ in " divided by " },
        SpeakableTextRule("(?<=[\\d)])\\s+[-−]\\s+(?=[-−(\\dsq])") { _ in " minus " },
        SpeakableTextRule("(?<=[\\d\\s(])[-−](?=\\d)|^-(?=\\d)") { _ in " minus " },
        SpeakableTextRule("[%‰×÷=+&@#√²³→]") { " " + (signs[$0[0]] ?? "") + " " },
        SpeakableTextRule("\\b(\\d+)\\.(\\d+)\\b") {
            number($0[1]) + " point " + $0[2].map { number(String($0)) }.joined(separator: " ")
        },
        SpeakableTextRule("\\b(\\d{1,12})(?!\\w)") { number($0[1]) },
        SpeakableTextRule("\\d{13,}") { $0[0].map(String.init).joined(separator: " ") },
    ]

    private static let currencies = ["$": "dollars", "€": "euros", "£": "pounds"]
    private static let units = [
        "km/h": "kilometers per hour", "kph": "kilometers per hour", "mph": "miles per hour", "km": "kilometers",
        "cm": "centimeters", "mm": "millimeters", "kg": "kilograms", "mg": "milligrams", "ml": "milliliters",
        "MB": "megabytes", "GB": "gigabytes", "TB": "terabytes", "KB": "kilobytes", "ms": "milliseconds",
    ]
    private static let signs = [
        "%": "percent", "×": "times", "÷": "divided by", "=": "equals", "+": "plus", "&": "and", "@": "at",
        "#": "number",
        "√": "square root of", "²": "squared", "³": "cubed", "→": "to",
    ]
    private static let ordinals = [
        "2": "half", "3": "third", "4": "quarter", "5": "fifth", "6": "sixth", "8": "eighth", "10": "tenth",
    ]

    private static func number(_ digits: String) -> String { Int(digits).map(NumberWords.words) ?? digits }

    private static func clock(hour: String, minute: String) -> String {
        switch minute {
        case "00": number(hour) + " o'clock"
        case let minute where minute.hasPrefix("0"): number(hour) + " oh " + number(minute)
        default: number(hour) + " " + number(minute)
        }
    }

    private static func fraction(_ top: String, _ bottom: String) -> String {
        guard let name = ordinals[bottom] else { return number(top) + " over " + number(bottom) }
        let plural = bottom == "2" ? "halves" : name + "s"
        return number(top) + " " + (top == "1" ? name : plural)
    }
}
