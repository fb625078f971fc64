/// Names a call: "CA" and 32 digits.
public struct CallSID: Sendable, Hashable, CustomStringConvertible {
    public let text: String

    public init(_ text: String) { self.text = text }

    public var description: String { text }

    static func random() -> CallSID { CallSID(name("CA")) }

    static func name(_ prefix: String) -> String {
        let halves = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }
        return prefix + halves.map { String(repeating: "0", count: 16 - $0.count) + $0 }.joined()
    }
}
