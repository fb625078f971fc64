import Foundation

/// The rules of a scripted caller: what it does in each 20 ms, given what it hears.
struct CallerScript: Sendable {
    /// One loud frame is a click.
    private static let speechFrames = 3
    private static let framesPerKey = 10

    private let steps: [CallerStep]
    private var index = 0
    /// Frames of the current step that have passed, and how long they took.
    private var passed = 0
    private var time = Duration.zero
    /// Frames without a break in which there was something to hear.
    private var loud = 0
    /// How long there has been nothing to hear.
    private var quiet = Duration.zero

    init(_ steps: [CallerStep]) { self.steps = steps }

    var isDone: Bool { index >= steps.count }

    /// The steps that began with the last turn.
    private(set) var begun: [Int] = []

    /// - Parameter length: since the turn before, a frame at most. Frames that a busy machine makes up for pass at
    ///   once: there is nothing to hear in them, and nobody is silent.
    mutating func turn(hearing sound: Data, lasting length: Duration = CallLine.frame) -> CallerTurn {
        listen(to: sound, length)
        begun = []
        while index < steps.count {
            if passed == 0 { begun.append(index) }
            if let turn = perform(steps[index]) {
                (passed, time) = (passed + 1, time + length)
                return turn
            }
            (index, passed, time) = (index + 1, 0, .zero)
        }
        return CallerTurn()
    }

    private mutating func listen(to sound: Data, _ length: Duration) {
        // Whoever hears it ring waits for somebody to speak.
        let isLoud = HeardFrame.isLoud(sound) && !HeardFrame.isRing(sound)
        loud = isLoud ? loud + 1 : 0
        quiet = isLoud ? .zero : quiet + length
    }

    /// Nil when the step is done.
    private func perform(_ step: CallerStep) -> CallerTurn? {
        switch step {
        case .wait(let duration): CallLine.frame * passed < duration ? CallerTurn() : nil
        case .say(let sound): say(sound)
        case .untilHearsSpeech: loud < Self.speechFrames ? CallerTurn() : nil
        case .untilHearsSilence(let duration):
            // What was silent before does not count.
            min(quiet, time) < duration ? CallerTurn() : nil
        case .press(let keys): press(Array(keys))
        case .hangUp: CallerTurn(hangsUp: true)
        }
    }

    private func say(_ sound: Data) -> CallerTurn? {
        let start = passed * PlayedBuffer.frame
        return start < sound.count ? CallerTurn(sound: Data(sound.dropFirst(start).prefix(PlayedBuffer.frame))) : nil
    }

    private func press(_ keys: [Character]) -> CallerTurn? {
        let key = passed / Self.framesPerKey
        guard key < keys.count else { return nil }
        return CallerTurn(digits: passed % Self.framesPerKey == 0 ? String(keys[key]) : "")
    }
}
