import EchoWire
import Foundation

/// The older part of a conversation made short, for the client to keep without reading it.
struct SealedConversation: Sendable, Hashable {
    private static let mark = "local-1."
    /// Characters of an older turn, and of the last.
    private static let (older, last) = (240, 4_000)
    /// Turns, the latest.
    private static let most = 64

    let items: [BrainItem]

    init(of items: [BrainItem]) {
        let kept = items.suffix(Self.most)
        self.items = kept.enumerated().map { index, item in
            item.shortened(to: index + 1 == kept.count ? Self.last : Self.older)
        }
    }

    /// Nil when it was not made here.
    init?(_ text: String) {
        guard text.hasPrefix(Self.mark), let data = Data(base64Encoded: String(text.dropFirst(Self.mark.count))),
            let turns = (try? JSONValue(parsing: data))?.array
        else { return nil }
        items = turns.compactMap(BrainItem.init(sealed:))
    }

    var text: String { Self.mark + JSONValue.array(items.map(\.sealed)).data.base64EncodedString() }

    /// Estimated, by the published rates.
    var tokens: Int { items.reduce(0) { $0 + TokenEstimate.text($1.sealed.array?.last?.string ?? "") } }
}

extension BrainItem {
    fileprivate init?(sealed: JSONValue) {
        let parts = (sealed.array ?? []).map { $0.string ?? "" }
        switch parts.first {
        case "system" where parts.count == 2: self = .system(parts[1])
        case "user" where parts.count == 2: self = .user(parts[1])
        case "assistant" where parts.count == 2: self = .assistant(parts[1])
        case "call" where parts.count == 4: self = .call(id: parts[1], name: parts[2], arguments: parts[3])
        case "output" where parts.count == 3: self = .callOutput(id: parts[1], output: parts[2])
        default: return nil
        }
    }

    fileprivate var sealed: JSONValue {
        switch self {
        case .system(let text): ["system", .string(text)]
        case .user(let text, _): ["user", .string(text)]
        case .assistant(let text): ["assistant", .string(text)]
        case .call(let id, let name, let arguments): ["call", .string(id), .string(name), .string(arguments)]
        case .callOutput(let id, let output): ["output", .string(id), .string(output)]
        }
    }

    /// Arguments stay whole: half of them are none.
    fileprivate func shortened(to length: Int) -> BrainItem {
        switch self {
        case .system(let text): .system(String(text.prefix(length)))
        case .user(let text, _): .user(String(text.prefix(length)))
        case .assistant(let text): .assistant(String(text.prefix(length)))
        case .call: self
        case .callOutput(let id, let output): .callOutput(id: id, output: String(output.prefix(length)))
        }
    }
}
