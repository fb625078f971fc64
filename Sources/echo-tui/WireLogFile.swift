import Echo
import Foundation

/// Writes what goes over the wire to a file, one JSON object a line: sound is elided, keys never come here.
///
/// `{"ms": since the program began, "dir": "client" or "server", "size": bytes, "event": {…}}`
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

    func write(_ records: AsyncStream<WireRecord>) async {
        for await record in records { write(record) }
    }

    private func write(_ record: WireRecord) {
        let milliseconds = record.date.timeIntervalSince(began) * 1000
        let line =
            #"{"ms":\#(String(format: "%.3f", milliseconds)),"t":\#(String(format: "%.6f", record.date.timeIntervalSince1970)),"#
            + #""dir":"\#(record.direction.rawValue)","size":\#(record.size),"event":\#(record.json)}"# + "\n"
        try? handle.write(contentsOf: Data(line.utf8))
    }
}
