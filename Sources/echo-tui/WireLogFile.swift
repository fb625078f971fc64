import Echo
import EchoScreen
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
    func write(
        _ records: EventBatches<WireRecord>, _ events: EventBatches<EchoEvent>, server: ServerIdentity
    ) async {
        write([.server(server, at: Date())])
        async let heard: Void = writeDevice(events)
        var secrets = SplitSecrets()
        for await batch in records { write(batch.map { .event(secrets.hiding($0)) }) }
        await heard
    }

    private func writeDevice(_ events: EventBatches<EchoEvent>) async {
        for await batch in events {
            write(batch.compactMap(WireLogLine.Playback.init).map { .playback($0, at: Date()) })
        }
    }

    private func write(_ lines: [WireLogLine]) {
        guard !lines.isEmpty else { return }
        let text = lines.map { WireLogFormat.text($0, began: began) }.joined()
        try? handle.write(contentsOf: Data(text.utf8))
    }
}
