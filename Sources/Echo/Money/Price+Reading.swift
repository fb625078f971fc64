import EchoWire
import Foundation

extension Price {
    /// US dollars per million tokens that anybody can mean.
    static let range: ClosedRange<Decimal> = 0...100_000

    /// Reads the price of a catalogue over another: `text`, `audio` and `image`, each with `input`, `cached`, `cache_write`
    /// and `output` per million tokens; `minute`; `million_characters`; `web_search`; `long`, whether a long input is dearer
    /// by the vendor's terms; `flex`, `priority` and `ultrafast`, times the price in those tiers.
    init(_ fields: JSONValue, over price: Price) throws(Model.Problem) {
        self = price
        textInput = try Self.amount("text", "input", fields) ?? textInput
        cachedTextInput = try Self.amount("text", "cached", fields) ?? cachedTextInput
        cacheWrite = try Self.amount("text", "cache_write", fields) ?? cacheWrite
        textOutput = try Self.amount("text", "output", fields) ?? textOutput
        audioInput = try Self.amount("audio", "input", fields) ?? audioInput
        cachedAudioInput = try Self.amount("audio", "cached", fields) ?? cachedAudioInput
        audioOutput = try Self.amount("audio", "output", fields) ?? audioOutput
        imageInput = try Self.amount("image", "input", fields) ?? imageInput
        cachedImageInput = try Self.amount("image", "cached", fields) ?? cachedImageInput
        minute = try Self.amount("minute", fields["minute"]) ?? minute
        millionCharacters = try Self.amount("million_characters", fields["million_characters"]) ?? millionCharacters
        webSearch = try Self.amount("web_search", fields["web_search"]) ?? webSearch
        isLongDearer = fields["long"]?.bool ?? isLongDearer
        for tier in ["flex", "priority", "ultrafast"] {
            if let factor = try Self.amount(tier, fields[tier]) { tiers[tier] = factor }
        }
        if let priority = tiers["priority"], fields["priority"] != nil { tiers["fast"] = priority }
    }

    private static func amount(_ part: String, _ key: String, _ fields: JSONValue) throws(Model.Problem) -> Decimal? {
        guard let part = fields[part], !part.isNull else { return nil }
        return try amount("price", part[key])
    }

    private static func amount(_ key: String, _ value: JSONValue?) throws(Model.Problem) -> Decimal? {
        guard let value, !value.isNull else { return nil }
        guard let amount = Decimal(json: value), range.contains(amount) else {
            throw .field(key, expected: "US dollars, from 0 to 100,000")
        }
        return amount
    }
}

extension Price {
    /// Fields that the price of a catalogue may have, by the part they are of; those of "" are of none. How much dearer a long
    /// input is are the vendor's terms.
    public static let fields: [String: Set<String>] = [
        "text": ["input", "cached", "cache_write", "output"], "audio": ["input", "cached", "output"],
        "image": ["input", "cached"],
        "": ["minute", "million_characters", "web_search", "flex", "priority", "ultrafast"],
    ]
}
