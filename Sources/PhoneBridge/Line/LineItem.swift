import Foundation

/// Something that is said over a line: an answer, or a part of it.
struct LineItem: Sendable {
    let name: String
    /// What is not sent yet.
    private(set) var waiting = Data()
    /// No more comes.
    var isEnded = false
    /// Where its first frame stands among all bytes that were ever sent over the line; nil before it was sent.
    var start: Int?
    /// Bytes of it that were sent, without the silence that fills its last frame.
    private(set) var sent = 0

    init(name: String) { self.name = name }

    var isSent: Bool { isEnded && waiting.isEmpty }

    mutating func add(_ bytes: Data) { waiting.append(bytes) }

    /// The next frame. The last one is filled up with silence.
    ///
    /// - Returns: nil when there is none, or what there is of it may go on.
    mutating func nextFrame(of size: Int, silence: UInt8) -> Data? {
        guard waiting.count >= size || (isEnded && !waiting.isEmpty) else { return nil }
        let frame = Data(waiting.prefix(size))
        waiting = Data(waiting.dropFirst(size))
        sent += frame.count
        return frame + Data(repeating: silence, count: size - frame.count)
    }
}
