public import Foundation

/// A text kept in a file, to be read when it changes. `ECHO_RECORD_GOLDENS=1` writes it anew.
public struct Golden: Sendable {
    public let url: URL

    /// `folder` stands beside the test file that calls.
    public init(_ name: String, folder: String = "Goldens", file: String = #filePath) {
        url = URL(filePath: file).deletingLastPathComponent().appending(path: folder).appending(path: name)
    }

    public static var isRecording: Bool { ProcessInfo.processInfo.environment["ECHO_RECORD_GOLDENS"] == "1" }

    /// What the file holds; when recording, `text` itself after it was written.
    public func expected(recording text: String) throws -> String {
        if Self.isRecording { try Data(text.utf8).write(to: url) }
        return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }
}
