import EchoScreen
import EchoText

/// A recording in place of a conversation.
@MainActor final class ReplayFeature: FeatureProtocol {
    private let screen: ScreenDoor
    private var replay: Replay?
    /// Lines of it whose damage was told.
    private var namedDamage: Set<Int> = []

    /// - Parameter recording: shown from before its first event; nil for a conversation.
    init(_ screen: ScreenDoor, recording: (any RecordingProtocol)?) {
        self.screen = screen
        guard let recording else { return }
        screen.show(recording.log)
        replay = Replay(recording, presenter: screen.presented)
        showReplay()
    }

    /// The longest pause between two events that is waited for.
    private static let longestPause = Duration.seconds(3)
    /// Events between two looks at the keys when there are no pauses.
    private static let atOnce = 100

    func perform(_ command: Command, words: String) -> Bool {
        guard replay != nil else { return false }
        switch command {
        case .playReplay: togglePlaying()
        case .stepForward: step { $0.step() }
        case .stepBack: step { $0.stepBack() }
        case .playNormal: replay?.speed = .normal
        case .playDouble: replay?.speed = .double
        case .playFourfold: replay?.speed = .fourfold
        case .playAtOnce: replay?.speed = .full
        default: return false
        }
        showReplay()
        return true
    }

    private func togglePlaying() {
        guard replay?.isPlaying == false else { return pauseReplay() }
        replay?.play(true)
        screen.slots.start(.playing) { [weak self] in await self?.play() }
    }

    private func pauseReplay() {
        screen.slots.cancel(.playing)
        replay?.play(false)
    }

    private func step(_ step: (inout Replay) -> Void) {
        pauseReplay()
        guard var stepped = replay else { return }
        let before = stepped.state.position
        step(&stepped)
        replay = stepped
        if stepped.state.position == before, stepped.isOver {
            screen.notify("End of the replay.", .plain)
        }
    }

    private func play() async {
        var pause = Duration.zero
        var steps = 0
        while let current = replay, current.isPlaying {
            if let factor = current.speed.factor { pause += min(current.untilNext, Self.longestPause) / factor }
            if pause >= .milliseconds(10) || steps >= Self.atOnce {
                showReplay()
                screen.publish()
                try? await screen.clock.sleep(for: max(pause, .milliseconds(1)))
                if Task.isCancelled { return }
                (pause, steps) = (.zero, 0)
            }
            replay?.step()
            steps += 1
        }
        showReplay()
        screen.publish()
    }

    private func showReplay() {
        replay?.filterEvents(like: screen.presented)
        guard let replay else { return }
        screen.show(replay.presenter, replay.state)
        sayDamage(replay)
    }

    /// Each damaged line is named once.
    private func sayDamage(_ replay: Replay) {
        let new = replay.damaged.subtracting(namedDamage).sorted()
        guard let first = new.first else { return }
        namedDamage = replay.damaged
        let more = new.count > 1 ? " and \(new.count - 1) more" : ""
        screen.notify(
            "Line \(String(first + 1))\(more) of the log could not be read and was skipped.", .warning)
    }
}

extension TaskSlots.Slot {
    fileprivate static let playing = Self("replay.playing")
}
