package import Echo
import EchoText
import Foundation

/// Hides a secret that comes in pieces, as a model writes it: from the piece on by which it can be known for one.
///
/// What was written to the log before stays there: too little of it to be a secret.
package struct SplitSecrets: Sendable {
    /// Bytes of the words before a piece that are looked at with it; no key that is known by its shape is longer.
    private static let looked = 256
    /// Streams of words that are followed.
    private static let most = 64
    private static let members: Set<String> = [
        "\"delta\"", "\"content\"", "\"text\"", "\"reasoning_content\"", "\"reasoning\"", "\"arguments\"",
    ]

    /// How the words of each stream end.
    private var tails: [String: [UInt8]] = [:]

    package init() {}

    /// The record without the rest of a secret that began in one before.
    package mutating func hiding(_ record: WireRecord) -> WireRecord {
        guard record.direction == .received, Self.isPiece(record.type) else { return record }
        let tree = JSONTree([record.original])
        guard tree.isWhole else { return record }
        let stream = "\(record.exchange ?? 0) \(tree.text(tree.member("item_id")) ?? "")"
        var (json, place) = ([UInt8](), 0)
        for node in tree.nodes where node.kind == .string && Self.members.contains(tree[node.key]) {
            guard let words = Self.words(tree[node.value]),
                let shown = hiding(Array(words.utf8), of: "\(stream) \(tree[node.key])")
            else { continue }
            json += tree.bytes[place..<node.value.lowerBound]
            json += Array(WireLogFormat.quoted(String(decoding: shown, as: UTF8.self)).utf8)
            place = node.value.upperBound
        }
        guard place > 0 else { return record }
        return record.with(json: String(decoding: json + tree.bytes[place...], as: UTF8.self))
    }

    private static func isPiece(_ type: String) -> Bool {
        type.hasSuffix(".delta") || type == "chat.completion.chunk" || type == "?"
    }

    private static func words(_ json: String) -> String? {
        try? JSONDecoder().decode(String.self, from: Data(json.utf8))
    }

    /// Nil where nothing is to be hidden.
    private mutating func hiding(_ piece: [UInt8], of stream: String) -> [UInt8]? {
        if tails[stream] == nil, tails.count >= Self.most { tails = [:] }
        let tail = tails[stream] ?? []
        let all = tail + piece
        tails[stream] = Array(all.suffix(Self.looked))
        guard !tail.isEmpty, !piece.isEmpty else { return nil }
        // One that is in the piece alone is found when it is written.
        let found = Redactor.secrets(in: all).first { $0.lowerBound < tail.count && $0.upperBound > tail.count }
        return found.map { Array("‹key›".utf8) + all[$0.upperBound...] }
    }
}
