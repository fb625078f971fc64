import EchoAudio
import EchoScreen

/// The sound of an answer: how much has come, and since when it is heard.
struct SpokenAnswer: Sendable, Hashable {
    /// By the running time of the program; nil before it is heard.
    var since: Duration?
    private var frames = 0

    private var received: Duration { .seconds(1) * frames / PCM16.sampleRate }

    mutating func add(_ frames: Int) { self.frames += frames }

    /// Nil before anything of it is heard.
    func heard(of text: String, at now: Duration) -> HeardSoFar? {
        guard let since else { return nil }
        let heard = min(max(.zero, now - since), received)
        guard received > .zero else { return HeardSoFar(duration: .zero, characters: 0) }
        return HeardSoFar(duration: heard, characters: Int(Double(text.count) * (heard / received)))
    }

    /// Nobody told its end: the loudspeaker was lost, for one.
    func isSurelyOver(at now: Duration) -> Bool { since.map { now - $0 > received + .seconds(5) } ?? false }
}
