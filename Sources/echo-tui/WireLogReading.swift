import EchoScreen
import EchoStore
import Foundation
import Glibc

/// A log of the wire in a file. Only where its lines begin is kept; each is read when it is shown.
struct WireLogReading: RecordingProtocol {
    /// Lines of which at least one must be an event, or the file is no log.
    private static let trial = 20

    let name: String
    let hasPlayback: Bool
    private let data: Data
    /// Where each line begins that is not empty, and the end of the last.
    private let bounds: [Range<Int>]

    var count: Int { bounds.count }

    /// - Throws: `Failure` for a file that cannot be read, is empty, or is no log.
    init(_ file: URL) throws {
        name = file.lastPathComponent
        do {
            data = try Data(contentsOf: file, options: .alwaysMapped)
        } catch {
            throw Failure("The log \(file.path) cannot be read.")
        }
        guard !data.isEmpty else { throw Failure("The log \(file.path) is empty: there is nothing to replay.") }
        let lines = data.withUnsafeBytes(Self.lines)
        hasPlayback = data.withUnsafeBytes { bytes in lines.contains { Self.isOfDevice(bytes[$0]) } }
        bounds = lines
        guard (0..<min(count, Self.trial)).contains(where: { line($0) != nil }) else {
            throw Failure(
                "\(file.path) is not an echo-tui log: its first lines contain no events. --log FILE and /export-events write logs."
            )
        }
    }

    func line(_ index: Int) -> WireLogLine? {
        guard bounds.indices.contains(index) else { return nil }
        let text = data.withUnsafeBytes { String(decoding: $0[bounds[index]], as: UTF8.self) }
        return WireLogFormat.line(text, number: index)
    }

    private static func lines(_ bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        while start < bytes.count, let base = bytes.baseAddress {
            let found = memchr(base + start, 0x0A, bytes.count - start)
            let end = found.map { UnsafeRawPointer($0) - base } ?? bytes.count
            if end - start > 1 { lines.append(start..<end) }
            start = end + 1
        }
        return lines
    }

    /// The direction stands near a line's beginning.
    private static func isOfDevice(_ line: UnsafeRawBufferPointer.SubSequence) -> Bool {
        let sign = Array(#""dir":"device""#.utf8)
        var rest = line.prefix(96)
        while let start = rest.firstIndex(of: sign[0]) {
            rest = rest[start...]
            if rest.starts(with: sign) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}
