import Foundation

/// Names with values: what a request's address says after the question mark, or a form in its body.
public struct RequestQuery: Sendable, Hashable {
    public struct Field: Sendable, Hashable {
        public var name: String
        public var value: String
    }

    /// All of them in their order, decoded: also those that are empty, and names that come again.
    public private(set) var fields: [Field] = []

    public init(_ uri: String) {
        self.init(form: uri.drop { $0 != "?" }.dropFirst().prefix { $0 != "#" })
    }

    /// - Parameter text: Without the question mark. A field that cannot be decoded is left out.
    public init(form text: some StringProtocol) {
        fields = text.split(separator: "&").compactMap { field in
            let parts = Substring(field).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(parts[0]), let value = Self.decoded(parts.count == 2 ? parts[1] : "") else {
                return nil
            }
            return Field(name: name, value: value)
        }
    }

    /// Nil when it is absent or empty. A name that comes twice has its first value.
    public subscript(_ name: String) -> String? {
        fields.first { $0.name == name }.flatMap { $0.value.isEmpty ? nil : $0.value }
    }

    private static func decoded(_ text: Substring) -> String? {
        text.replacing("+", with: " ").removingPercentEncoding
    }
}
