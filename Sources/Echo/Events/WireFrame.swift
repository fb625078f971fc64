package import Foundation

/// How an event stood in the body of an answer, where it was not `data: EVENT` and an empty line.
package enum WireFrame: Sendable, Hashable {
    /// The event as it is, between these bytes.
    case around(before: Data, after: Data)
    /// These bytes, of which the event was made; none where they stand with an event before it.
    case bytes(Data, left: Int = 0)

    /// The bytes of an event whose frame is not told.
    package static func plain(_ event: Data) -> Data { before + event + after }

    static let before = Data("data: ".utf8)
    static let after = Data("\n\n".utf8)

    func hiding(_ secret: Data) -> WireFrame {
        switch self {
        case .around(let before, let after): .around(before: before.hiding(secret), after: after.hiding(secret))
        case .bytes(let bytes, let left): .bytes(bytes.hiding(secret), left: left)
        }
    }

    var count: Int {
        switch self {
        case .around(let before, let after): before.count + after.count
        case .bytes(let bytes, _): bytes.count
        }
    }
}

extension WireFrame {
    /// Bytes of one event that are kept at most.
    static let most = 32 << 10

    /// Bytes as they came, without sound and pictures; of what is too long the beginning, up to the end of a word.
    static func kept(_ bytes: Data) -> WireFrame {
        let read = bytes.prefix(4 * most)
        let kept = elided(read)
        guard kept.count > most || read.count < bytes.count else { return .bytes(kept) }
        let beginning = Data(kept.prefix(most))
        let end = beginning.lastIndex { $0 <= 0x20 } ?? beginning.startIndex
        return .bytes(Data(beginning[..<end]), left: max(1, bytes.count - end))
    }

    /// Base64 that is longer than any word becomes a note of its size.
    private static func elided(_ bytes: Data) -> Data {
        var (result, word) = (Data(), Data())
        for byte in bytes {
            if RESTElision.isBase64(byte) {
                word.append(byte)
            } else {
                result += RESTElision.elided(word)
                result.append(byte)
                word.removeAll(keepingCapacity: true)
            }
        }
        return result + RESTElision.elided(word)
    }
}
