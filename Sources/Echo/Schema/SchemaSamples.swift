import Foundation

/// The made-up values that types are tried with. Most take the first; one that checks what it reads may want a later.
struct SchemaSamples {
    static let count = 14

    private static let strings = [
        "", "a", "1", "2000-01-01T00:00:00Z", "2000-01-01", "https://example.com", "user@example.com", "en", "en-US",
        "#000000", "00:00", "00000000-0000-4000-8000-000000000000", "127.0.0.1", "USD",
    ]
    private static let integers = [0, 1, 2, 3, 5, 10, 12, 50, 100, 1000, 2000, -1, 65, 8080]

    /// Which of them, below `count`.
    var attempt = 0

    var string: String { Self.strings[attempt] }
    var integer: Int { Self.integers[attempt] }
    var number: Double { attempt == 2 ? 0.5 : Double(integer) }
    var bool: Bool { attempt % 2 == 0 }
    /// Whether optional values are there.
    var hasOptionals: Bool { attempt % 2 == 1 }
}
