import Echo
public import EchoScreen
import EchoText
public import Foundation

/// How a log of the wire is written: a line of JSON for each event. `--log` and the export write it, `replay` reads it.
/// Sound is elided before it comes here; keys, passwords, mail addresses and the names of home directories are taken out
/// here.
///
/// `{"ms": since the beginning, "t": of day, "dir": "client" or "server", "type": …, "size": bytes, "event": {…}}`; sound
/// that is sent has `"captured"`, the time of its last sample. What asks for a written answer, and what answers it, has
/// `"of"`, a number. An event of such an answer stood in its body as `data: EVENT` and an empty line, or between what
/// `"before"` and `"after"` say, or as `"bytes"` (`"base64"` where they are no text, `"left"` what was left out): one behind
/// the other they are the body. `"dir": "device"` says what the loudspeaker does, `"dir":
/// "program"` in the first line who the server is.
public enum WireLogFormat {
    /// With its line feed.
    public static func text(_ line: WireLogLine, began: Date) -> String {
        switch line {
        case .event(let record): text(record, began: began)
        case .playback(let playback, let date): text(playback, at: date, began: began)
        case .server(let server, let date): text(server, at: date, began: began)
        }
    }

    private static func text(_ record: WireRecord, began: Date) -> String {
        let captured = record.capturedAt.map { #","captured":\#(seconds($0))"# } ?? ""
        let exchange = record.exchange.map { #","of":\#($0)"# } ?? ""
        let (event, frame) = WireLogFrame.written(record)
        return line(
            at: record.date, began: began,
            #""dir":"\#(record.direction.rawValue)","type":\#(quoted(record.type)),"size":\#(record.size)\#(captured)"#
                + #"\#(exchange)\#(frame),"event":\#(event)"#)
    }

    private static func text(_ playback: WireLogLine.Playback, at date: Date, began: Date) -> String {
        let (type, item, rest): (String, String, String) =
            switch playback {
            case .started(let item): ("playback.started", item, "")
            case .finished(let item): ("playback.finished", item, "")
            case .interrupted(let item, let heard):
                ("playback.interrupted", item, #","heard_ms":\#(Int(heard / .milliseconds(1)))"#)
            }
        return line(
            at: date, began: began, #""dir":"device","event":{"type":"\#(type)","item_id":\#(quoted(item))\#(rest)}"#)
    }

    /// The server or model that answers, and whether that is free.
    private static func text(_ server: ServerIdentity, at date: Date, began: Date) -> String {
        let names = #""host":\#(quoted(server.host)),"model":\#(quoted(server.model))"#
        return line(
            at: date, began: began,
            #""dir":"program","event":{"type":"server",\#(names),"local":\#(server.isLocal)}"#)
    }

    private static func line(at date: Date, began: Date, _ rest: String) -> String {
        let milliseconds = String(format: "%.3f", date.timeIntervalSince(began) * 1000)
        return #"{"ms":\#(milliseconds),"t":\#(seconds(date)),\#(rest)}"# + "\n"
    }

    private static func seconds(_ date: Date) -> String { String(format: "%.6f", date.timeIntervalSince1970) }

    /// The server chose the identifier: it may hold anything.
    static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}

// MARK: - Reading

extension WireLogFormat {
    /// Reads a line; nil when it is none of a log.
    ///
    /// - Parameter number: the name of the event among those of its log.
    public static func line(_ text: String, number: Int) -> WireLogLine? {
        let tree = JSONTree([text])
        guard tree.isWhole, let date = date(tree, "t"),
            let direction = tree.text(tree.member("dir")), let event = tree.member("event")
        else { return nil }
        switch direction {
        case "device": return WireLogLine.Playback(tree, event).map { .playback($0, at: date) }
        case "program": return ServerIdentity(tree, event).map { .server($0, at: date) }
        default:
            guard let direction = WireRecord.Direction(rawValue: direction) else { return nil }
            let json = tree.source(event)
            let type = tree.text(tree.member("type")) ?? tree.text(tree.member("type", of: event)) ?? "?"
            let size = tree.literal(tree.member("size")).flatMap { Int($0) } ?? json.utf8.count
            return .event(
                WireRecord(
                    id: number, direction: direction, date: date, type: type, size: max(0, size),
                    json: Redactor.redacted(json: json), capturedAt: self.date(tree, "captured"),
                    frame: WireLogFrame.read(tree),
                    exchange: tree.literal(tree.member("of")).flatMap { Int($0) }))
        }
    }

    /// Nil for what is no time of this or the next centuries.
    private static func date(_ tree: JSONTree, _ name: String) -> Date? {
        guard let seconds = tree.literal(tree.member(name)).flatMap({ Double($0) }), (0...1e11).contains(seconds) else {
            return nil
        }
        return Date(timeIntervalSince1970: seconds)
    }
}

extension ServerIdentity {
    fileprivate init?(_ tree: JSONTree, _ event: Int) {
        guard tree.text(tree.member("type", of: event)) == "server",
            let host = tree.text(tree.member("host", of: event))
        else { return nil }
        self.init(
            isLocal: tree.literal(tree.member("local", of: event)) == "true", host: host,
            model: tree.text(tree.member("model", of: event)) ?? "")
    }
}

extension WireLogLine.Playback {
    fileprivate init?(_ tree: JSONTree, _ event: Int) {
        guard let item = tree.text(tree.member("item_id", of: event)) else { return nil }
        switch tree.text(tree.member("type", of: event)) {
        case "playback.started": self = .started(item: item)
        case "playback.finished": self = .finished(item: item)
        case "playback.interrupted":
            let heard = tree.literal(tree.member("heard_ms", of: event)).flatMap { Int($0) } ?? 0
            self = .interrupted(item: item, heard: .milliseconds(max(0, heard)))
        default: return nil
        }
    }
}
