import Foundation

/// Makes the parts of an answer from the bytes of its body, however they are encoded and wherever a network cuts them.
struct AnswerDecoder<Folding: AnswerFoldingProtocol> {
    private var events: AnswerEvents<Folding>
    private var text: BodyText?
    private var kept = KeptBytes()

    init(folding: Folding) { events = AnswerEvents(folding: folding) }

    /// The answer has ended; whatever comes now is left alone.
    var isOver: Bool { events.isOver }
    /// The server has said why the answer ends.
    var isSaid: Bool { events.isSaid }
    /// Something of it came that is no sign of life.
    var hasBegun: Bool { events.hasBegun }
    /// Nothing is read any more.
    var isEnded: Bool { events.isEnded }

    /// - Parameters:
    ///   - encoding: the header `content-encoding`.
    ///   - type: the header `content-type`.
    /// - Throws: `invalidData` for a way to compress that is not understood.
    mutating func begin(encoding: String? = nil, type: String? = nil) throws(EchoError) {
        text = try BodyText(encoding: encoding, type: type, keepsBytes: true)
    }

    mutating func feed(_ piece: Data) {
        guard !isEnded else { return }
        do throws(EchoError) {
            if text == nil { try begin() }
            guard let piece = try text?.feed(piece) else { return }
            keep()
            events.read(piece)
        } catch {
            keep()
            events.stop(error)
        }
    }

    /// The body has ended.
    ///
    /// - Parameter error: why it broke off; nil when it is whole.
    mutating func end(_ error: EchoError? = nil) {
        if !isEnded, let rest = text?.end() {
            keep()
            events.read(rest)
        }
        events.end(error)
    }

    /// What was made since the last time.
    mutating func take() -> AnswerReading {
        var reading = events.take()
        kept.give(to: &reading.notes, isEnd: isEnded)
        return reading
    }

    private mutating func keep() {
        guard let bytes = text?.takeBytes() else { return }
        kept.add(bytes)
    }
}
