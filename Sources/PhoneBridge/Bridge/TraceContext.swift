import Foundation

/// Which request of somebody's system a call belongs to, as W3C's header `traceparent` names it.
public struct TraceContext: Sendable, Hashable {
    public static let header = "traceparent"

    /// 32 figures of base 16.
    public let trace: String
    /// 16 of them, of who asked.
    let parent: String
    /// Whether it is written down there.
    private let flags: String

    /// Nil for what is none; one that nobody can read is left out, as the standard says.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 4, parts[0].count == 2, parts[0] != "ff", parts[0] != "00" || parts.count == 4,
            Self.isFigure(parts[0], 2), Self.isFigure(parts[1], 32), Self.isFigure(parts[2], 16),
            Self.isFigure(parts[3], 2), parts[1].contains(where: { $0 != "0" }),
            parts[2].contains(where: { $0 != "0" })
        else { return nil }
        (trace, parent, flags) = (parts[1], parts[2], parts[3])
    }

    private init(trace: String, parent: String, flags: String) {
        (self.trace, self.parent, self.flags) = (trace, parent, flags)
    }

    public var text: String { "00-\(trace)-\(parent)-\(flags)" }

    /// A trace that begins here; whoever is asked decides whether it is written down.
    static func root() -> TraceContext { TraceContext(trace: figures() + figures(), parent: figures(), flags: "00") }

    /// Of what this program asks because of it.
    public func child() -> TraceContext { TraceContext(trace: trace, parent: Self.figures(), flags: flags) }

    /// 16 figures, of which one is not 0.
    private static func figures() -> String {
        let figures = String(UInt64.random(in: 1...UInt64.max), radix: 16)
        return String(repeating: "0", count: 16 - figures.count) + figures
    }

    private static func isFigure(_ text: String, _ count: Int) -> Bool {
        text.utf8.count == count && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }
}
