/// A whole number of some thousands, or none, in two bytes: a house has thousands of readings, each kept several times.
@propertyWrapper public struct SmallNumber: Hashable, Sendable {
    private var stored = Self.none
    private static let none = Int16.min

    public init() {}

    public init(wrappedValue: Int?) { self.wrappedValue = wrappedValue }

    /// What is beyond ±32,767 is cut there.
    public var wrappedValue: Int? {
        get { stored == Self.none ? nil : Int(stored) }
        set { stored = newValue.map { Int16(min(max($0, -32_767), 32_767)) } ?? Self.none }
    }
}

/// As an optional number is: one that is none is left out.
extension SmallNumber: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try decoder.singleValueContainer().decode(Int.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension KeyedDecodingContainer {
    func decode(_ type: SmallNumber.Type, forKey key: Key) throws -> SmallNumber {
        SmallNumber(wrappedValue: try decodeIfPresent(Int.self, forKey: key))
    }
}

extension KeyedEncodingContainer {
    mutating func encode(_ number: SmallNumber, forKey key: Key) throws {
        try encodeIfPresent(number.wrappedValue, forKey: key)
    }
}
