import EchoAudio
import Synchronization

/// Speaks what two directions have to say, one piece of speech after the other, through a loudspeaker that others use as
/// well.
final class InterpreterVoice: Sendable {
    /// Of what waits to be heard the oldest is left out when it is more: whoever is so late says nothing of use.
    static let most = PCM16.sampleRate * 30

    private struct Piece {
        let speaker: String
        var sound: [Int16] = []
        var isWhole = false
    }

    private let pieces = Mutex<[Piece]>([])
    private let changes: AsyncStream<Void>
    private let change: AsyncStream<Void>.Continuation

    init() { (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1)) }

    func add(_ sound: PCM16, of speaker: String) {
        pieces.withLock { pieces in
            if let index = pieces.lastIndex(where: { $0.speaker == speaker && !$0.isWhole }) {
                pieces[index].sound += sound.samples
            } else {
                pieces.append(Piece(speaker: speaker, sound: sound.samples))
            }
            while pieces.count > 1, pieces.reduce(0, { $0 + $1.sound.count }) > Self.most { pieces.removeFirst() }
            pieces[0].sound = Array(pieces[0].sound.suffix(Self.most))
        }
        change.yield()
    }

    /// No more comes of the piece that this one speaks.
    func end(of speaker: String) {
        pieces.withLock { pieces in
            for index in pieces.indices where pieces[index].speaker == speaker { pieces[index].isWhole = true }
        }
        change.yield()
    }

    /// All that is to be heard is there.
    func finish() { change.finish() }

    /// Returns when all was heard, behind `finish()`.
    ///
    /// - Parameter onFailure: is told once why nothing can be heard.
    func speak(
        through loudspeaker: SharedLoudspeaker, onFailure: @Sendable (EchoError) -> Void
    ) async {
        var changes = changes.makeAsyncIterator()
        var hasFailed = false
        while await hasSound(&changes), !Task.isCancelled {
            do throws(EchoError) {
                try await loudspeaker.play(Self.item()) { () async throws(EchoError) in await next(&changes) }
            } catch {
                drop()
                // The interpreter is heard again with the next piece after the conversation talked over it.
                guard error != .speaking, error != .cancelled, !hasFailed else { continue }
                hasFailed = true
                onFailure(error)
            }
        }
    }

    private enum Step {
        case sound(PCM16), whole, nothingYet
    }

    /// - Returns: false when no more comes.
    private func hasSound(_ changes: inout AsyncStream<Void>.Iterator) async -> Bool {
        while true {
            if pieces.withLock({ Self.hasSound(&$0) }) { return true }
            guard await changes.next(isolation: #isolation) != nil else { return false }
        }
    }

    /// What was heard to its end, or dropped, is forgotten.
    private static func hasSound(_ pieces: inout [Piece]) -> Bool {
        while let first = pieces.first, first.isWhole, first.sound.isEmpty { pieces.removeFirst() }
        return pieces.first?.sound.isEmpty == false
    }

    /// The next of the first piece; nil at its end.
    private func next(_ changes: inout AsyncStream<Void>.Iterator) async -> PCM16? {
        while true {
            switch take() {
            case .sound(let sound): return sound
            case .whole: return nil
            case .nothingYet: if await changes.next(isolation: #isolation) == nil { return nil }
            }
        }
    }

    private func take() -> Step {
        pieces.withLock { pieces in
            guard let first = pieces.first else { return .whole }
            guard first.sound.isEmpty else {
                pieces[0].sound = []
                return .sound(PCM16(first.sound))
            }
            guard first.isWhole else { return .nothingYet }
            pieces.removeFirst()
            return .whole
        }
    }

    private func drop() {
        pieces.withLock { pieces in
            guard let first = pieces.first else { return }
            if first.isWhole { pieces.removeFirst() } else { pieces[0].sound = [] }
        }
    }

    private static func item() -> String { "interpreted_" + String(UInt64.random(in: 0...UInt64.max), radix: 36) }
}
