import EchoWire
import Foundation

/// Reads the object that `SchemaCalls` asks for while it is written: the words of an answer at once, a call at its end.
struct SchemaReply: Sendable {
    private enum State {
        /// It is not known yet what it is.
        case undecided
        case answering
        case calling
        /// No object at all, from a server that does not keep to forms.
        case plain
        case over
    }

    private static let opening = #"{"\#(SchemaCalls.answerKey)":""#
    /// Bytes; more is no call.
    private static let longestCall = 64 << 10

    private var state = State.undecided
    private var held = ""

    /// The words that are known now.
    mutating func feed(_ text: String) -> String {
        switch state {
        case .over: return ""
        case .plain: return text
        case .calling:
            if held.utf8.count < Self.longestCall { held += text }
            return ""
        case .answering:
            held += text
            return words()
        case .undecided:
            held += text
            return decide()
        }
    }

    /// The call that it is; nil for one of no function that was offered.
    func call(of functions: Set<String>) -> WrittenCall? {
        guard case .calling = state else { return nil }
        if let value = try? JSONValue(parsing: String(WrittenCall.bare(held))),
            let name = value[SchemaCalls.callKey]?.string
        {
            let named = JSONValue.object([
                "name": .string(name), "arguments": value[SchemaCalls.inputKey] ?? .object([:]),
            ])
            return WrittenCall(named.text, of: functions)
        }
        return WrittenCall(held, of: functions)
    }

    /// What was held back and is neither an answer nor a call.
    var rest: String {
        switch state {
        case .undecided, .calling: held
        case .answering, .plain, .over: ""
        }
    }

    private mutating func decide() -> String {
        let bare = held.filter { !$0.isWhitespace }
        if bare.hasPrefix(Self.opening), let start = Self.start(in: held) {
            state = .answering
            held = String(held[start...])
            return words()
        }
        if !bare.isEmpty, !WrittenCall.mayBegin(bare) {
            state = .plain
            return held
        }
        if !Self.opening.hasPrefix(bare) { state = .calling }
        return ""
    }

    /// After the third quotation mark.
    private static func start(in text: String) -> String.Index? {
        var quotes = 0
        for index in text.indices where text[index] == "\"" {
            quotes += 1
            if quotes == 3 { return text.index(after: index) }
        }
        return nil
    }

    /// The words of what is held, up to the end of the string or an escape that is not whole.
    private mutating func words() -> String {
        let scalars = Array(held.unicodeScalars)
        let (end, isClosed) = Self.end(of: scalars)
        let raw = String(String.UnicodeScalarView(scalars[..<end]))
        held = isClosed ? "" : String(String.UnicodeScalarView(scalars[end...]))
        if isClosed { state = .over }
        return (try? JSONValue(parsing: "\"\(raw)\""))?.string ?? raw
    }

    private static func end(of text: [Unicode.Scalar]) -> (Int, isClosed: Bool) {
        var place = 0
        while place < text.count {
            if text[place] == "\"" { return (place, true) }
            guard text[place] == "\\" else {
                place += 1
                continue
            }
            guard let length = escape(at: place, in: text), place + length <= text.count else { return (place, false) }
            place += length
        }
        return (place, false)
    }

    /// How long an escape is; nil while that cannot be told. Half a character takes the other half with it.
    private static func escape(at place: Int, in text: [Unicode.Scalar]) -> Int? {
        guard place + 1 < text.count else { return nil }
        guard text[place + 1] == "u" else { return 2 }
        guard place + 6 <= text.count else { return nil }
        let digits = String(String.UnicodeScalarView(text[(place + 2)..<(place + 6)]))
        let isHalf = UInt32(digits, radix: 16).map { (0xD800..<0xDC00).contains($0) } ?? false
        return isHalf ? 12 : 6
    }
}
