/// Which entities are seen though Home Assistant does not show them to assistants.
public struct HomeAssistantExposure: Sendable, Hashable {
    private let patterns: [Substring]

    /// - Parameter text: entities, parted by spaces or commas; `lock.*` stands for all of a domain, `*` for all.
    public init(_ text: String = "") {
        patterns = text.prefix(4000).split { $0 == " " || $0 == "," }
    }

    func adds(_ entity: String) -> Bool {
        patterns.contains { pattern in
            pattern.hasSuffix("*") ? entity.hasPrefix(pattern.dropLast()) : pattern == entity[...]
        }
    }
}
