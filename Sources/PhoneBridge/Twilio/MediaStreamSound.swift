import EchoWire
public import Foundation

/// A piece of what a caller says.
public struct MediaStreamSound: Sendable, Hashable {
    /// A second: no telephone sends more at once.
    static let mostBytes = 8000

    /// G.711 µ-law, 8 kHz: one byte a sample, 160 of them usually.
    public var bytes: Data
    /// Counts the pieces from 1, so that one that is lost or comes twice is noticed.
    public var number: Int
    /// Where it begins, from the start of the stream.
    public var time: Duration

    public init(bytes: Data, number: Int, time: Duration) {
        self.bytes = bytes
        self.number = number
        self.time = time
    }

    init(_ json: JSONValue) throws(MediaStreamError) {
        let media = json["media"]
        guard let payload = media?["payload"]?.string, let bytes = Data(base64Encoded: payload),
            bytes.count <= Self.mostBytes
        else { throw .unreadable("media.payload") }
        guard let number = media?["chunk"]?.counted else { throw .unreadable("media.chunk") }
        guard let time = media?["timestamp"]?.counted, time >= 0 else { throw .unreadable("media.timestamp") }
        self.init(bytes: bytes, number: number, time: .milliseconds(time))
    }
}
