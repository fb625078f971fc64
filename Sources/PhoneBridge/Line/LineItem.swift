import Foundation

/// Something that is said over a line: an answer, or a part of it.
struct LineItem: Sendable {
    let name: String
    /// Bytes that were sent, of what is kept here, are thrown away together: moving the rest of a long answer for every
    /// 20 ms of it would be work for nothing.
    private static let mostSent = 16_000

    /// What is not sent yet, behind what was.
    private var kept = Data()
    private var keptSent = 0
    /// No more comes.
    var isEnded = false
    /// Where its first frame stands among all bytes that were ever sent over the line; nil before it was sent.
    var start: Int?
    /// Bytes of it that were sent, without the silence that fills its last frame.
    private(set) var sent = 0

    init(name: String) { self.name = name }

    var isSent: Bool { isEnded && unsent == 0 }

    private var unsent: Int { kept.count - keptSent }

    mutating func add(_ bytes: Data) { kept.append(bytes) }

    /// The next frame. The last one is filled up with silence.
    ///
    /// - Returns: nil when there is none, or what there is of it may go on.
    mutating func nextFrame(of size: Int, silence: UInt8) -> Data? {
        guard unsent >= size || (isEnded && unsent > 0) else { return nil }
        var frame = kept.subdata(in: keptSent..<keptSent + min(size, unsent))
        keptSent += frame.count
        sent += frame.count
        if frame.count < size { frame += Data(repeating: silence, count: size - frame.count) }
        if unsent == 0 || keptSent >= Self.mostSent {
            kept = kept.subdata(in: keptSent..<kept.count)
            keptSent = 0
        }
        return frame
    }
}
