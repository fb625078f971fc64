import EchoText

/// A sentence that may name keys. It refers to them by command, since only the keymap knows which they are. Text that
/// comes into it is made safe to draw, on one line: others may have written it.
public struct Wording: Sendable, Hashable {
    public enum Part: Sendable, Hashable {
        case text(String)
        case key(Command)

        /// The part with `keyName` telling what to press for a command.
        public func text(keyName: (Command) -> String) -> String {
            switch self {
            case .text(let text): text
            case .key(let command): keyName(command)
            }
        }
    }

    public private(set) var parts: [Part]

    public init(_ text: String) { parts = text.isEmpty ? [] : [.text(Sanitizer.line(text))] }

    private init(parts: [Part]) { self.parts = parts }

    public var isEmpty: Bool { parts.isEmpty }

    /// The commands it names, in order.
    public var commands: [Command] {
        parts.compactMap { if case .key(let command) = $0 { command } else { nil } }
    }

    /// The sentence with `keyName` telling what to press for a command.
    public func text(keyName: (Command) -> String) -> String {
        parts.map { $0.text(keyName: keyName) }.joined()
    }

    public static func + (left: Wording, right: Wording) -> Wording { Wording(parts: left.parts + right.parts) }
}

extension Wording: ExpressibleByStringInterpolation {
    /// Lets a literal name a key: `"Press \(key: .toggleTalking) to talk"`.
    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.text(literal)) }
        }

        public mutating func appendInterpolation(_ text: String) { appendLiteral(Sanitizer.line(text)) }

        public mutating func appendInterpolation(_ wording: Wording) { parts += wording.parts }

        public mutating func appendInterpolation(key command: Command) { parts.append(.key(command)) }
    }

    public init(stringLiteral text: String) { parts = text.isEmpty ? [] : [.text(text)] }

    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
}
