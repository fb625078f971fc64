import Echo
import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

/// LibreTranslate as its makers publish it, on loopback, with a list of words in place of its models.
final class RealLibreTranslate {
    static var python: String? { ProcessInfo.processInfo.environment["ECHO_LIBRETRANSLATE_PYTHON"] }

    let translator: LibreTranslator
    private let program = Process()
    private let folder = FileManager.default.temporaryDirectory.appending(path: "libretranslate-\(UUID().uuidString)")

    /// Returns when it answers.
    init(_ options: String...) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/serve-libretranslate.py")
        program.executableURL = URL(filePath: try #require(Self.python))
        program.arguments = [script.path, folder.path] + options
        let output = Pipe()
        program.standardOutput = output
        program.standardError = FileHandle.nullDevice
        try program.run()
        let address = try #require(await Self.address(in: output.fileHandleForReading), "it has ended")
        translator = LibreTranslator(
            ProviderWire(transport: HTTPTransport()), address: ProviderAddress(address), key: nil)
    }

    /// The line that it writes once it listens; nil when it ends before.
    private static func address(in output: FileHandle) async -> String? {
        let (pieces, source) = AsyncStream.makeStream(of: Data.self)
        output.readabilityHandler = { output in
            let piece = output.availableData
            if piece.isEmpty { source.finish() } else { source.yield(piece) }
        }
        defer { output.readabilityHandler = nil }
        var told = Data()
        for await piece in pieces {
            told += piece
            let lines = String(decoding: told, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            if let line = lines.dropLast().first(where: { $0.hasPrefix("http://") }) { return String(line) }
        }
        return nil
    }

    /// Asked to end, it may wait for threads of its own for ever.
    func stop() {
        kill(program.processIdentifier, SIGKILL)
        try? FileManager.default.removeItem(at: folder)
    }
}
