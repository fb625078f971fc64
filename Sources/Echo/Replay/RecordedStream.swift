import EchoWire
import Foundation

/// A recording of somebody's server, known by what is in it.
struct RecordedStream {
    /// As it came, without the head of HTTP.
    let body: Data
    /// The header `content-encoding`.
    let encoding: String?
    /// Of HTTP; nil where there is no head.
    let status: Int?
    let wire: StreamCheck.Wire

    /// So much of it is looked at to know it.
    private static let looked = 2 << 10

    init(_ recording: Data) {
        let head = Self.head(of: recording)
        (status, encoding) = (head?.status, head?.encoding)
        body = head.map { recording.subdata(in: recording.startIndex + $0.length..<recording.endIndex) } ?? recording
        let beginning = body.prefix(Self.looked) + Data()
        wire = Self.wire(Self.events((try? BodyText.whole(beginning, encoding: encoding)) ?? beginning))
    }

    /// The lines that are not empty.
    var lines: [Data] {
        let text = (try? BodyText.whole(body, encoding: encoding)) ?? body
        return text.split { $0 == 0x0A || $0 == 0x0D }.map { Data($0) }
            .filter { !$0.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    }

    // MARK: the head of HTTP

    private typealias Head = (length: Int, status: Int, encoding: String?)

    private static let mostHeads = 8

    /// The last of those that stand behind each other, as of a proxy, a redirection or "100 Continue"; its length counts
    /// from the beginning.
    private static func head(of recording: Data) -> Head? {
        var (last, length): (Head?, Int) = (nil, 0)
        for _ in 0..<mostHeads {
            guard let head = firstHead(of: recording.dropFirst(length)) else { break }
            length += head.length
            last = (length, head.status, head.encoding)
        }
        return last
    }

    private static func firstHead(of recording: Data) -> Head? {
        guard recording.starts(with: Data("HTTP/".utf8)) else { return nil }
        let ends = ["\r\n\r\n", "\n\n"].compactMap { recording.prefix(looked).firstRange(of: Data($0.utf8)) }
        guard let end = ends.min(by: { $0.upperBound < $1.upperBound }) else { return nil }
        let lines = String(decoding: recording[..<end.lowerBound], as: UTF8.self).split(whereSeparator: \.isNewline)
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return nil }
        let encoding = lines.lazy.compactMap { line -> String? in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-encoding" else { return nil }
            return String(parts[1]).trimmingCharacters(in: .whitespaces)
        }.first
        return (end.upperBound - recording.startIndex, status, encoding)
    }

    // MARK: whose events they are

    /// The first events, whole or not.
    private static func events(_ text: Data) -> [Data] {
        let text = Data(text.drop { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) })
        if let first = text.first, "{[".utf8.contains(first) {
            return [text] + text.split { $0 == 0x0A || $0 == 0x0D }.prefix(200).map { Data($0) }
        }
        var parser = SSEParser()
        let events = (try? parser.feed(text + Data("\n\n".utf8))) ?? []
        return events.prefix(200).map { event in
            // The name of an event may be all that tells what it is.
            guard event.type.hasPrefix("response."), case .object(var fields)? = try? JSONValue(parsing: event.data),
                fields["type"] == nil
            else { return Data(AnswerBody.bare(event.data).utf8) }
            fields["type"] = .string(event.type)
            return JSONValue.object(fields).data
        }
    }

    private static func wire(_ texts: [Data]) -> StreamCheck.Wire {
        var likely = StreamCheck.Wire.chatCompletions
        for text in texts {
            guard let json = CutJSON.closed(text) else { continue }
            for event in json.array ?? [json] {
                let event = event["event"] ?? event
                if let wire = wire(event) { return wire }
                if begins(event) { likely = .responses }
            }
        }
        return likely
    }

    /// Both APIs say so that an answer begins.
    private static func begins(_ event: JSONValue) -> Bool {
        event["type"] == "response.created" || event["type"] == "response.in_progress"
    }

    /// Nil for an event that every API might have.
    private static func wire(_ event: JSONValue) -> StreamCheck.Wire? {
        if event["choices"] != nil || event["object"]?.string?.hasPrefix("chat.") == true { return .chatCompletions }
        if event["object"] == "response" || event["sequence_number"] != nil { return .responses }
        let type = event["type"]?.string ?? ""
        if isRealtime(type, event) { return .realtime }
        if begins(event) { return nil }
        return type.hasPrefix("response.") ? .responses : nil
    }

    private static func isRealtime(_ type: String, _ event: JSONValue) -> Bool {
        if ["session.", "conversation.", "input_audio_buffer.", "output_audio_buffer.", "rate_limits."]
            .contains(where: type.hasPrefix)
        {
            return true
        }
        return type == "response.done" || event["response_id"] != nil || event["event_id"] != nil
            || event["response"]?["object"] == "realtime.response" || type.hasPrefix("response.audio_transcript.")
            || type.hasPrefix("response.output_audio") || type == "response.create" || type == "response.cancel"
    }
}
