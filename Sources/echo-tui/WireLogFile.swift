import Echo
import Foundation

/// Writes what goes over the wire and what is heard of it to a file, one JSON object a line: sound is elided, keys
/// never come here. Lines of the wire and of the device may be a moment out of order; their times are right.
///
/// `{"ms": since the program began, "t": of day, "dir": "client" or "server", "size": bytes, "event": {…}}`;
/// sound that is sent has `"captured"`, the time of its last sample. `"dir": "device"` says what the loudspeaker does.
struct WireLogFile: Sendable {
    private let handle: FileHandle
    private let began: Date

    /// A new file that only its owner can read: a conversation is private.
    init(_ file: URL, began: Date) throws {
        guard FileManager.default.createFile(atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw Failure("The log \(file.path) cannot be written.") }
        handle = try FileHandle(forWritingTo: file)
        self.began = began
    }

    /// Until both streams end.
    func write(_ records: AsyncStream<WireRecord>, _ events: AsyncStream<EchoEvent>) async {
        async let heard: Void = writeDevice(events)
        for await record in records { write(Self.line(record, began: began)) }
        await heard
    }

    private func writeDevice(_ events: AsyncStream<EchoEvent>) async {
        for await event in events {
            if let line = Self.line(event, at: Date(), began: began) { write(line) }
        }
    }

    private func write(_ line: String) {
        try? handle.write(contentsOf: Data(line.utf8))
    }

    static func line(_ record: WireRecord, began: Date) -> String {
        let captured = record.capturedAt.map { #","captured":\#(seconds($0))"# } ?? ""
        return line(
            at: record.date, began: began,
            #""dir":"\#(record.direction.rawValue)","size":\#(record.size)\#(captured),"event":\#(record.json)"#)
    }

    /// nil for what is no news of the loudspeaker.
    static func line(_ event: EchoEvent, at date: Date, began: Date) -> String? {
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
