import Foundation
import NIOCore

/// The sound the app has sent and the caller has not heard yet: played at the pace of a telephone, with marks between.
struct PlayedBuffer: Sendable {
    static let frame = 160
    /// Ten minutes of sound.
    static let mostBytes = 8000 * 600
    private static let mostMarks = 10_000

    private var sound = ByteBuffer()
    /// By the number of bytes after which they stand.
    private var marks: [(position: Int, name: String)] = []
    /// Bytes that were ever played or thrown away.
    private var gone = 0

    /// Bytes.
    var waiting: Int { sound.readableBytes }

    /// False when there is no room for it.
    mutating func add(_ bytes: Data) -> Bool {
        guard waiting + bytes.count <= Self.mostBytes else { return false }
        sound.writeBytes(bytes)
        return true
    }

    /// - Returns: the marks that come back: this one, where nothing stands before it.
    mutating func mark(_ name: String) -> [String] {
        guard waiting > 0, marks.count < Self.mostMarks else { return [name] }
        marks.append((gone + waiting, name))
        return []
    }

    /// - Returns: the marks that come back: all.
    mutating func clear() -> [String] {
        gone += waiting
        sound.clear()
        defer { marks = [] }
        return marks.map(\.name)
    }

    /// Plays 20 ms.
    ///
    /// - Returns: nil when there is nothing to play, else a frame, filled up with silence, and the marks that come back.
    mutating func play() -> (frame: Data, marks: [String])? {
        guard waiting > 0 else { return nil }
        let count = min(Self.frame, waiting)
        let played = Data(sound.readBytes(length: count) ?? [])
        sound.discardReadBytes()
        gone += count
        let passed = marks.prefix { $0.position <= gone }.map(\.name)
        marks.removeFirst(passed.count)
        return (played + Data(repeating: CallerTurn.silence, count: Self.frame - count), passed)
    }
}
