import Foundation

/// What a request's address says after the question mark.
public struct RequestQuery: Sendable, Hashable {
    private var values: [String: String] = [:]

    public init(_ uri: String) {
        guard let mark = uri.firstIndex(of: "?") else { return }
        for field in uri[mark...].dropFirst().prefix(while: { $0 != "#" }).split(separator: "&") {
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(parts[0]), parts.count == 2, let value = Self.decoded(parts[1]) else {
                continue
            }
            if values[name] == nil { values[name] = value }
        }
    }

    /// Nil when it is absent or empty. A name that comes twice has its first value.
    public subscript(_ name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

    private static func decoded(_ text: Substring) -> String? {
        text.replacing("+", with: " ").removingPercentEncoding
    }
}
