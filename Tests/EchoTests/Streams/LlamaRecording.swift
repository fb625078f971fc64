import EchoWire
import Foundation

@testable import Echo

/// What a real llama.cpp server answered, byte for byte.
enum LlamaRecording {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/llama.cpp")

    static func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }

    /// The data of each event.
    static func events(_ name: String) throws -> [String] {
        var parser = SSEParser()
        return try parser.feed(try data("\(name).sse")).map(\.data)
    }
}
