import EchoWire
import Foundation

/// The body of an answer that is no stream of events and no JSON, or an event that is no JSON.
enum AnswerBody {
    /// The frame with which many servers close a stream.
    static let done = "[DONE]"

    /// So many bytes of it are looked at.
    static let shown = 2000

    /// Words with which some servers keep a connection awake.
    private static let signs: Set<String> = ["ping", "pong", "keep-alive", "keepalive", "heartbeat", "[start]", "null"]

    /// Gateways hand on the comments of a stream as if they were events.
    static func isSignOfLife(_ data: String) -> Bool {
        data.utf8.first == UInt8(ascii: ":") || data.utf8.count < 20 && signs.contains(data.lowercased())
    }

    /// What an event is called that says that there are no more.
    private static let ends: Set<String> = ["done", "end", "finish", "finished", "complete", "close"]

    /// Whether an event closes the stream, however it is written.
    static func isDone(_ data: String, of type: String = "message") -> Bool {
        if data == done { return true }
        guard data.utf8.count < 20 else { return false }
        let bare = data.trimmingCharacters(in: ["\"", " "]).uppercased()
        return bare == done || ends.contains(type.lowercased()) && ["", "{}", "NULL"].contains(bare)
    }

    /// The data of an event without white space at its edges, and without the name of the field, which a gateway that makes
    /// events of lines writes once more.
    static func bare(_ data: String) -> String {
        // What ends so needs no look at its edges.
        if data.utf8.first == UInt8(ascii: "{"), data.utf8.last == UInt8(ascii: "}") { return data }
        var bare = data.trimmingCharacters(in: .whitespacesAndNewlines)
        while bare.hasPrefix("data:") {
            bare = bare.dropFirst("data:".count).trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return bare
    }

    /// The JSON texts that came as one event, since what should stand between them is missing, and what is left of one
    /// that is cut; nil where there is no more than one.
    static func several(_ data: String) -> (texts: [String], rest: String)? {
        var texts: [String] = []
        var (depth, isText, isEscaped) = (0, false, false)
        var start = data.utf8.startIndex
        for place in data.utf8.indices {
            let byte = data.utf8[place]
            if depth == 0 {
                guard !byte.isBlank else { continue }
                guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else { return nil }
                (start, depth) = (place, 1)
                continue
            }
            if isEscaped {
                isEscaped = false
            } else if isText {
                (isText, isEscaped) = (byte != UInt8(ascii: "\""), byte == UInt8(ascii: "\\"))
            } else {
                switch byte {
                case UInt8(ascii: "\""): isText = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
                default: break
                }
            }
            if depth == 0 { texts.append(String(data[start...place])) }
        }
        let rest = depth == 0 ? "" : String(data[start...])
        return texts.count > 1 || !texts.isEmpty && !rest.isEmpty ? (texts, rest) : nil
    }

    static func isEvent(_ json: JSONValue) -> Bool { json["choices"] != nil || json["type"] != nil }

    /// The events of a list that does not end, and what came of the last where that is cut; nil for what is no list of events.
    static func unclosed(_ data: Data) -> (events: [JSONValue], cut: JSONValue?)? {
        guard data.first == UInt8(ascii: "["), var events = CutJSON.closed(data)?.array, let last = events.last,
            events.dropLast().allSatisfy(isEvent), isEvent(events[0])
        else { return nil }
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: [",", " ", "\t", "\r", "\n"])
        if text.hasSuffix("}"), (try? JSONValue(parsing: text + "]")) != nil { return (events, nil) }
        events.removeLast()
        return (events, last)
    }

    /// The server's words where an event has them in place of JSON; nil for JSON, also where it is malformed.
    ///
    /// - Parameter type: of the event; in one that is called an error, JSON of any shape is one.
    static func refusal(_ data: String, of type: String) -> EchoError? {
        if let first = data.unicodeScalars.first, "{[".unicodeScalars.contains(first), !isMarked(data) {
            guard type == "error", let json = try? JSONValue(parsing: data), json["error"] == nil, json["type"] == nil
            else { return nil }
            return RESTRefusal(json: json).failure
        }
        return failure(Data(data.utf8))
    }

    /// Whether words begin with a mark, such as "[ERROR]".
    private static func isMarked(_ data: String) -> Bool {
        guard data.first == "[", let end = data.firstIndex(of: "]"), end != data.index(before: data.endIndex) else {
            return false
        }
        let mark = data[data.index(after: data.startIndex)..<end]
        return mark.first?.isLetter == true && mark.allSatisfy { $0.isLetter || $0 == " " || $0 == "_" }
    }

    /// Whether it is JSON that does not end.
    static func isCut(_ data: String) -> Bool {
        guard let first = data.first(where: { !$0.isWhitespace }) else { return true }
        guard "{[".contains(first), data != done, case .damaged = LooseJSON(Data(data.utf8)) else { return false }
        return true
    }

    /// What a body means of which no event could be read.
    static func failure(_ beginning: Data) -> EchoError {
        let text = String(decoding: beginning, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        if text.isEmpty || text == "\u{FEFF}" { return .noAnswer(.noBytes) }
        if WebPage.isBrowserCheck(text) { return .noAnswer(.browserCheck()) }
        let told = WebPage.message(in: text)
        if !told.isEmpty { return RESTRefusal(message: told).failure }
        if isPage(text) { return .noAnswer(.webPage(title: WebPage.title(of: text))) }
        if text.split(whereSeparator: \.isNewline).allSatisfy(isField) { return .answerBrokeOff }
        guard !text.unicodeScalars.contains("\0") else { return .invalidData(reason: "it is not text") }
        var refusal = RESTRefusal(body: beginning)
        if refusal.message.isEmpty { refusal.message = String(text.prefix(300)) }
        return refusal.failure
    }

    static func isPage(_ text: String) -> Bool { text.hasPrefix("<") || text.hasPrefix("\u{FEFF}<") }

    /// Whether it is a line of an event stream.
    private static func isField(_ line: Substring) -> Bool {
        [":", "data:", "event:", "id:", "retry:"].contains { line.hasPrefix($0) }
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
