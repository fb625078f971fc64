import Echo
import EchoText
import Foundation

/// One line of a log of the wire: `--log` and the export write it, `replay` reads it. Sound is elided before it comes
/// here; keys and tokens are taken out here.
///
/// `{"ms": since the beginning, "t": of day, "dir": "client" or "server", "type": …, "size": bytes, "event": {…}}`; sound
/// that is sent has `"captured"`, the time of its last sample. `"dir": "device"` says what the loudspeaker does, `"dir":
/// "program"` in the first line who the server is.
public enum WireLogLine: Sendable, Hashable {
    case event(WireRecord)
    /// What the loudspeaker did with an item.
    case playback(Playback, at: Date)
    /// Who answered in it.
    case server(ServerIdentity, at: Date)

    public enum Playback: Sendable, Hashable {
        case started(item: String)
        case finished(item: String)
        case interrupted(item: String, heard: Duration)
    }

    /// With its line feed.
    public static func text(_ record: WireRecord, began: Date) -> String {
        let captured = record.capturedAt.map { #","captured":\#(seconds($0))"# } ?? ""
        let event = Redactor.redacted(json: record.json)
        return line(
            at: record.date, began: began,
            #""dir":"\#(record.direction.rawValue)","type":\#(quoted(record.type)),"size":\#(record.size)\#(captured),"#
                + #""event":\#(event)"#)
    }

    /// With its line feed; nil for what is no news of the loudspeaker.
    public static func text(_ event: EchoEvent, at date: Date, began: Date) -> String? {
        let (type, item, rest): (String, String, String)
        switch event {
        case .assistantStartedSpeaking(let id): (type, item, rest) = ("playback.started", id, "")
        case .assistantStoppedSpeaking(let id): (type, item, rest) = ("playback.finished", id, "")
        case .assistantInterrupted(let id, let heard):
            (type, item, rest) = ("playback.interrupted", id, #","heard_ms":\#(Int(heard / .milliseconds(1)))"#)
        default: return nil
        }
        return line(
            at: date, began: began, #""dir":"device","event":{"type":"\#(type)","item_id":\#(quoted(item))\#(rest)}"#)
    }

    /// With its line feed: who answers, and whether that is free.
    public static func text(_ server: ServerIdentity, at date: Date, began: Date) -> String {
        let names = #""host":\#(quoted(server.host)),"model":\#(quoted(server.model))"#
        return line(
            at: date, began: began,
            #""dir":"program","event":{"type":"server",\#(names),"local":\#(server.isLocal)}"#)
    }

    /// Reads a line; nil when it is none of a log.
    ///
    /// - Parameter number: the name of the event among those of its log.
    public init?(parsing line: String, number: Int) {
        let tree = JSONTree([line])
        guard tree.isWhole, let date = Self.date(tree, "t"),
            let direction = tree.string(tree.member("dir")), let event = tree.member("event")
        else { return nil }
        switch direction {
        case "device":
            guard let playback = Playback(tree, event) else { return nil }
            self = .playback(playback, at: date)
        case "program":
            guard let server = ServerIdentity(tree, event) else { return nil }
            self = .server(server, at: date)
        default:
            guard let direction = WireRecord.Direction(rawValue: direction) else { return nil }
            let json = tree.source(event)
            let type = tree.string(tree.member("type")) ?? tree.string(tree.member("type", of: event)) ?? "?"
            let size = tree.literal(tree.member("size")).flatMap { Int($0) } ?? json.utf8.count
            self = .event(
                WireRecord(
                    id: number, direction: direction, date: date, type: type, size: max(0, size),
                    json: Redactor.redacted(json: json), capturedAt: Self.date(tree, "captured")))
        }
    }

    /// When it was written.
    public var date: Date {
        switch self {
        case .event(let record): record.date
        case .playback(_, let date), .server(_, let date): date
        }
    }

    /// Nil for what is no time of this or the next centuries.
    private static func date(_ tree: JSONTree, _ name: String) -> Date? {
        guard let seconds = tree.literal(tree.member(name)).flatMap({ Double($0) }), (0...1e11).contains(seconds) else {
            return nil
        }
        return Date(timeIntervalSince1970: seconds)
    }

    private static func line(at date: Date, began: Date, _ rest: String) -> String {
        let milliseconds = String(format: "%.3f", date.timeIntervalSince(began) * 1000)
        return #"{"ms":\#(milliseconds),"t":\#(seconds(date)),\#(rest)}"# + "\n"
    }

    private static func seconds(_ date: Date) -> String { String(format: "%.6f", date.timeIntervalSince1970) }

    /// The server chose the identifier: it may hold anything.
    private static func quoted(_ text: String) -> String {
        (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}

extension ServerIdentity {
    fileprivate init?(_ tree: JSONTree, _ event: Int) {
        guard tree.string(tree.member("type", of: event)) == "server",
            let host = tree.string(tree.member("host", of: event))
        else { return nil }
        self.init(
            isLocal: tree.literal(tree.member("local", of: event)) == "true", host: host,
            model: tree.string(tree.member("model", of: event)) ?? "")
    }
}

extension WireLogLine.Playback {
    fileprivate init?(_ tree: JSONTree, _ event: Int) {
        guard let item = tree.string(tree.member("item_id", of: event)) else { return nil }
        switch tree.string(tree.member("type", of: event)) {
        case "playback.started": self = .started(item: item)
        case "playback.finished": self = .finished(item: item)
        case "playback.interrupted":
            let heard = tree.literal(tree.member("heard_ms", of: event)).flatMap { Int($0) } ?? 0
            self = .interrupted(item: item, heard: .milliseconds(max(0, heard)))
        default: return nil
        }
    }
}
