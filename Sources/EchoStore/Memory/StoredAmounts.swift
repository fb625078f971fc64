import Echo
import Foundation

/// Tokens and picodollars by modality, as JSON with those that are not zero. A name that an earlier version did not write is
/// zero, and one of a later version is passed over.
enum StoredAmounts {
    static func json(_ usage: Usage) -> String {
        json(usageFields.map { ($0.name, Int64(usage[keyPath: $0.path])) } + [(time, milliseconds(usage.duration))])
    }

    static func json(_ cost: Cost) -> String { json(costFields.map { ($0.name, cost[keyPath: $0.path].picodollars) }) }

    static func usage(_ json: String) -> Usage? { amounts(json).map(usage) }

    static func cost(_ json: String) -> Cost? { amounts(json).map(cost) }

    static func usage(_ amounts: [String: Int64]) -> Usage {
        var usage = Usage()
        for field in usageFields { usage[keyPath: field.path] = Int(amounts[field.name] ?? 0) }
        usage.duration = .milliseconds(amounts[time] ?? 0)
        return usage
    }

    static func cost(_ amounts: [String: Int64]) -> Cost {
        var cost = Cost()
        for field in costFields { cost[keyPath: field.path] = Decimal(picodollars: amounts[field.name] ?? 0) }
        return cost
    }

    private static var usageFields: [(name: String, path: WritableKeyPath<Usage, Int>)] {
        [
            ("inputText", \.inputTextTokens), ("inputAudio", \.inputAudioTokens), ("cached", \.cachedTokens),
            ("cachedText", \.cachedTextTokens), ("cachedAudio", \.cachedAudioTokens),
            ("outputText", \.outputTextTokens), ("outputAudio", \.outputAudioTokens),
            ("reasoning", \.reasoningTokens), ("cacheWrites", \.cacheWriteTokens), ("inputImage", \.inputImageTokens),
            ("cachedImage", \.cachedImageTokens), ("characters", \.characters),
            ("webSearches", \.webSearches),
        ]
    }

    private static let time = "milliseconds"

    private static func milliseconds(_ duration: Duration) -> Int64 {
        duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    }

    private static var costFields: [(name: String, path: WritableKeyPath<Cost, Decimal>)] {
        [
            ("textInput", \.textInput), ("audioInput", \.audioInput), ("cachedInput", \.cachedInput),
            ("textOutput", \.textOutput), ("audioOutput", \.audioOutput), ("imageInput", \.imageInput),
            ("cacheWrites", \.cacheWrites), ("soundTime", \.soundTime), ("characters", \.characters),
            ("webSearches", \.webSearches),
        ]
    }

    /// Names of ours and numbers: nothing of it needs to be escaped.
    private static func json(_ amounts: [(String, Int64)]) -> String {
        "{" + amounts.filter { $0.1 != 0 }.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
    }

    static func amounts(_ json: String) -> [String: Int64]? {
        try? JSONDecoder().decode([String: Int64].self, from: Data(json.utf8))
    }
}
