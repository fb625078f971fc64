import Foundation

/// Where a route stands: `/v1/models/{id}`. `{name}` is any one segment, `{name...}` at the end all that follow.
public struct RoutePath: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    private enum Segment: Sendable, Hashable {
        case text(Substring)
        case parameter(String)
        case rest(String)
    }

    public let description: String
    private let segments: [Segment]

    public init(_ text: String) {
        description = text
        segments = Self.split(text).map { part in
            guard part.first == "{", part.last == "}" else { return .text(part) }
            let name = part.dropFirst().dropLast()
            return name.hasSuffix("...") ? .rest(String(name.dropLast(3))) : .parameter(String(name))
        }
    }

    public init(stringLiteral text: String) { self.init(text) }

    /// What stands at the parameters, decoded; nil when the path, without its query, is another one.
    func parameters(in path: Substring) -> [String: String]? {
        var parts = Self.split(path)[...]
        var parameters: [String: String] = [:]
        for segment in segments {
            guard let part = parts.first else { return nil }
            switch segment {
            case .text(let text):
                guard part == text else { return nil }
                parts.removeFirst()
            case .parameter(let name):
                guard let value = Self.value(part) else { return nil }
                parameters[name] = value
                parts.removeFirst()
            case .rest(let name):
                guard let value = Self.value(path[part.startIndex...]) else { return nil }
                parameters[name] = value
                parts = []
            }
        }
        return parts.isEmpty ? parameters : nil
    }

    private static func split(_ path: some StringProtocol) -> [Substring] {
        Substring(path).split(separator: "/", omittingEmptySubsequences: false)
    }

    private static func value(_ text: Substring) -> String? {
        text.isEmpty ? nil : String(text).removingPercentEncoding
    }
}
