import EchoWire
import Foundation

/// Closes JSON text that was cut anywhere, so that what came of it can be read.
struct CutJSON {
    private var closers: [UInt8] = []
    /// Where a value ended last, or a list or an object began, and what has to be closed there.
    private var safe: (end: Int, closers: [UInt8]) = (0, [])
    /// Whether the next text is the name of a member.
    private var expectsName = false

    /// Nil for what is no beginning of JSON, or has nothing in it.
    static func closed(_ data: Data) -> JSONValue? {
        var cut = CutJSON()
        let bytes = [UInt8](data)
        guard let text = cut.close(bytes) else { return nil }
        return try? JSONValue(parsingHalves: text)
    }

    private mutating func close(_ bytes: [UInt8]) -> Data? {
        var place = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                let (end, isWhole) = Self.end(ofText: place, in: bytes)
                guard isWhole else { return expectsName ? rest(bytes) : Self.joined(bytes[..<end], "\"", closers) }
                place = end
                if expectsName { continue }
                note(place)
                continue
            case UInt8(ascii: "{"): open(UInt8(ascii: "}"), at: place)
            case UInt8(ascii: "["): open(UInt8(ascii: "]"), at: place)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard closers.popLast() == bytes[place] else { return nil }
                expectsName = false
                note(place + 1)
            case UInt8(ascii: ":"): expectsName = false
            case UInt8(ascii: ","):
                note(place)
                expectsName = closers.last == UInt8(ascii: "}")
            default: break
            }
            place += 1
        }
        return rest(bytes)
    }

    private mutating func open(_ closer: UInt8, at place: Int) {
        closers.append(closer)
        expectsName = closer == UInt8(ascii: "}")
        note(place + 1)
    }

    private mutating func note(_ place: Int) { safe = (place, closers) }

    private func rest(_ bytes: [UInt8]) -> Data? {
        safe.end == 0 ? nil : Self.joined(bytes[..<safe.end], "", safe.closers)
    }

    private static func joined(_ text: ArraySlice<UInt8>, _ mark: String, _ closers: [UInt8]) -> Data {
        Data(text) + Data(mark.utf8) + Data(closers.reversed())
    }

    /// Behind the text that begins there, or where what came of it ends: not within an escape or a letter.
    private static func end(ofText start: Int, in bytes: [UInt8]) -> (end: Int, isWhole: Bool) {
        var place = start + 1
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "\"") { return (place + 1, true) }
            guard bytes[place] == UInt8(ascii: "\\") else {
                place += 1
                continue
            }
            let length = place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "u") ? 6 : 2
            guard place + length <= bytes.count else { return (place, false) }
            place += length
        }
        return (CharacterReader.withoutHalf(bytes[..<place]).endIndex, false)
    }
}
