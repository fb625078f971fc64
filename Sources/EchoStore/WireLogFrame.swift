import Echo
import EchoText
import Foundation

/// How a log tells the bytes in which an event came, without secrets.
enum WireLogFrame {
    /// - Returns: the event as JSON, and the members that stand before it in its line.
    static func written(_ record: WireRecord) -> (event: String, members: String) {
        let event = Redactor.redacted(json: record.original, people: true)
        switch record.frame {
        case nil: return (event, "")
        case .around(let before, let after):
            return (event, member("before", redacted(before)) + member("after", redacted(after)))
        case .bytes(let bytes, let left):
            let shown = redacted(bytes)
            let rest = left > 0 ? #","left":\#(left)"# : ""
            if isWorded(record) { return (worded(record, shown), member("bytes", shown) + rest) }
            // What was found in the event alone stands in the bytes in a way that nobody knows.
            if event != record.original, shown == bytes, !bytes.isEmpty { return (event, "") }
            return (event, member("bytes", shown) + rest)
        }
    }

    static func read(_ tree: JSONTree) -> WireFrame? {
        if let bytes = tree.member("bytes").flatMap(tree.text).map({ Data($0.utf8) })
            ?? tree.member("base64").flatMap(tree.text).flatMap({ Data(base64Encoded: $0) })
        {
            return .bytes(bytes, left: tree.literal(tree.member("left")).flatMap { Int($0) } ?? 0)
        }
        guard let before = tree.text(tree.member("before")), let after = tree.text(tree.member("after")) else {
            return nil
        }
        return .around(before: Data(before.utf8), after: Data(after.utf8))
    }

    // MARK: what is no event

    /// Whether its event is the beginning of its bytes: it is made of what is left of them without secrets.
    private static func isWorded(_ record: WireRecord) -> Bool {
        record.type == "invalid" || record.type.contains(" ") && record.original.hasPrefix("\"")
    }

    private static func worded(_ record: WireRecord, _ bytes: Data) -> String {
        let text = WireLogFormat.quoted(String(decoding: bytes.prefix(2000), as: UTF8.self))
        return record.original.hasPrefix("\"") ? text : #"{"invalid":\#(text)}"#
    }

    // MARK: bytes

    /// Where secrets cannot be taken out, nothing is left.
    private static func redacted(_ bytes: Data) -> Data {
        Data(Redactor.redacted(bytes: Array(bytes)) ?? Array("‹key›".utf8))
    }

    private static func member(_ name: String, _ bytes: Data) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return #","base64":"\#(bytes.base64EncodedString())""#
        }
        return #","\#(name)":\#(WireLogFormat.quoted(text))"#
    }
}

extension JSONTree {
    /// The words of a string; nil for everything else.
    func text(_ node: Int?) -> String? {
        if let text = string(node) { return text }
        guard let node, nodes[node].kind == .string else { return nil }
        return try? JSONDecoder().decode(String.self, from: Data(source(node).utf8))
    }
}
