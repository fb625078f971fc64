import Foundation

/// The two languages of an interpretation, and whether both are translated.
public struct InterpretedLanguages: Sendable, Hashable {
    /// One's own, in two letters.
    public let own: String
    /// In place of one's own, where nobody says what is spoken.
    public static let unknown = "und"
    /// That of the others.
    public let other: String
    /// Nobody is to be understood who speaks the other one.
    public let isOneWay: Bool

    public init(own: String, other: String, isOneWay: Bool = false) {
        (self.own, self.other, self.isOneWay) = (own, other, isOneWay)
    }

    public var targets: [String] { isOneWay ? [other] : [other, own] }

    /// The same, whatever was asked for.
    public var bothWays: InterpretedLanguages { InterpretedLanguages(own: own, other: other) }

    /// "es", "Spanish"; nil for what is no language that is known.
    public static func code(_ name: String) -> String? {
        let name = name.lowercased()
        if name.utf8.count == 2 { return title(name) == nil ? nil : name }
        return codes[name]
    }

    /// "Spanish"; nil for what is no language that is known.
    public static func title(_ code: String) -> String? { titles[code] }

    private static let titles: [String: String] = {
        let english = Locale(identifier: "en_US")
        let codes = Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.utf8.count == 2 }
        return codes.reduce(into: [:]) { titles, code in
            guard let title = english.localizedString(forLanguageCode: code), title != code else { return }
            titles[code] = title
        }
    }()

    private static let codes = titles.reduce(into: [String: String]()) { $0[$1.value.lowercased()] = $1.key }
}
