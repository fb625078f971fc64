import Echo
import EchoScreen

/// Plays the sound of messages one after the other: what is asked leads to effects. Time is the running time of the program.
struct PlaybackRules: Sendable {
    enum Effect: Sendable, Hashable {
        /// In place of what plays.
        case play(KeptSound, from: Duration, speed: Double)
        case stop
        /// Another message is played.
        case select(Message.ID)
    }

    static let speeds = [0.75, 1, 1.25, 1.5, 1.75, 2]
    static let step = Duration.seconds(5)

    private var sounds: [KeptSound] = []
    private var index = 0
    /// What is played now; nil while nothing is.
    private(set) var played: PlayedSound?
    /// The speed that was chosen last stays.
    private var speed = 1.0

    /// Begins with the first message of those that has sound, else with the last of those before.
    ///
    /// - Parameters:
    ///   - sounds: of a conversation, in order.
    ///   - after: messages from the one at the cursor on.
    ///   - before: those before it.
    mutating func start(
        _ sounds: [KeptSound], after: some Sequence<Message.ID>, before: [Message.ID], at now: Duration
    ) -> [Effect] {
        self.sounds = sounds
        let places = Dictionary(sounds.enumerated().map { ($1.message, $0) }, uniquingKeysWith: { $1 })
        let place =
            after.lazy.compactMap { places[$0] }.first ?? before.reversed().lazy.compactMap { places[$0] }.first
        guard let place else { return stop() }
        return move(to: place, at: now)
    }

    mutating func pauseOrResume(at now: Duration) -> [Effect] {
        guard let played else { return [] }
        return go(to: played.position(at: now), isPaused: !played.isPaused, at: now)
    }

    /// Forth, or back when negative. Beyond its end the next message begins.
    mutating func seek(by time: Duration, at now: Duration) -> [Effect] {
        guard let played else { return [] }
        let place = played.position(at: now) + time
        if place >= played.duration { return skip(by: 1, at: now) }
        return go(to: max(.zero, place), isPaused: played.isPaused, at: now)
    }

    mutating func changeSpeed(by steps: Int, at now: Duration) -> [Effect] {
        guard let played, let index = Self.speeds.firstIndex(of: speed) else { return [] }
        let place = played.position(at: now)
        speed = Self.speeds[min(Self.speeds.count - 1, max(0, index + steps))]
        return go(to: place, isPaused: played.isPaused, at: now)
    }

    /// The next message that has sound, or one before; at either end nothing happens.
    mutating func skip(by steps: Int, at now: Duration) -> [Effect] {
        guard played != nil, sounds.indices.contains(index + steps) else { return [] }
        return move(to: index + steps, at: now)
    }

    /// A message was heard to its end.
    mutating func ended(at now: Duration) -> [Effect] {
        guard sounds.indices.contains(index + 1) else {
            played = nil
            return []
        }
        return move(to: index + 1, at: now)
    }

    mutating func stop() -> [Effect] {
        guard played != nil else { return [] }
        played = nil
        return [.stop]
    }

    // MARK: - Private

    private mutating func move(to place: Int, at now: Duration) -> [Effect] {
        index = place
        let sound = sounds[place]
        played = PlayedSound(message: sound.message, duration: sound.duration, peaks: sound.peaks)
        return [.select(sound.message)] + go(to: .zero, isPaused: false, at: now)
    }

    private mutating func go(to place: Duration, isPaused: Bool, at now: Duration) -> [Effect] {
        played?.start = place
        played?.since = isPaused ? nil : now
        played?.speed = speed
        return isPaused ? [.stop] : [.play(sounds[index], from: place, speed: speed)]
    }
}
