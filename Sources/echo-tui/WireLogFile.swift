import Echo
import EchoApp
import EchoPresentation
import EchoStore
import Foundation

/// Writes what goes over the wire and what is heard of it to a file, a `WireLogLine` each. Lines of the wire and of the
/// device may be a moment out of order; their times are right.
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

    /// Until both streams end. Who answers stands first.
    func write(_ records: AsyncStream<WireRecord>, _ events: AsyncStream<EchoEvent>, server: ServerIdentity) async {
        write(.server(server, at: Date()))
        async let heard: Void = writeDevice(events)
        for await record in records { write(.event(record)) }
        await heard
    }

    private func writeDevice(_ events: AsyncStream<EchoEvent>) async {
        for await event in events {
            if let playback = WireLogLine.Playback(event) { write(.playback(playback, at: Date())) }
        }
    }

    private func write(_ line: WireLogLine) {
        try? handle.write(contentsOf: Data(WireLogFormat.text(line, began: began).utf8))
    }
}
