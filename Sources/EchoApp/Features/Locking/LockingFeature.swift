import EchoScreen
import EchoText

/// Locks the screen: what is seen is covered, and keys go nowhere but into the PIN. The conversation goes on.
@MainActor final class LockingFeature: FeatureProtocol, InterceptingFeatureProtocol {
    nonisolated static let offer = FeatureOffer(
        "locking",
        commands: [
            CommandEntry(
                .lockScreen, "lock", "Cover the screen until the PIN is typed.", slash: "lock", in: .program)
        ])

    let presenters: [any FeaturePresenterProtocol] = [LockPresenter()]
    private let screen: ScreenDoor
    private let pin: (any PINProtocol)?

    /// - Parameter pin: nil where none can be kept.
    init(_ screen: ScreenDoor, pin: (any PINProtocol)?) {
        (self.screen, self.pin) = (screen, pin)
    }

    private var panel: PINPanel? {
        get { screen.part(LockPresenter.self)?.panel }
        set { screen.updatePart(LockPresenter.self) { $0.panel = newValue } }
    }

    func perform(_ command: Command, words: String) -> Bool {
        guard command == .lockScreen else { return false }
        lock()
        return true
    }

    private func lock() {
        guard screen.hasScreen else { return screen.notify("There is no screen to lock.", .warning) }
        guard let pin, pin.isSet else {
            return screen.notify("No PIN is set to unlock with. Set one: echo-tui key set \(PINKey.name).", .warning)
        }
        panel = PINPanel(
            for: Self.offer.name, title: "Locked", action: "unlock", refusal: nil,
            ["Type the PIN to see the conversation again."])
    }

    /// What the terminal tells goes on; whatever a person asks for goes into the PIN.
    func intercept(_ intent: Intent) -> Bool {
        guard panel != nil else { return false }
        switch intent {
        case .learn, .attend, .perform(.redraw): return false
        case .leave: screen.finish()
        case .type(let text), .paste(let text): panel?.compose { $0.insert(text) }
        case .perform(.send), .perform(.open): unlock()
        case .perform(let command): command.edit.map { edit in panel?.compose { $0.perform(edit) } }
        default: break
        }
        return true
    }

    private func unlock() {
        guard let pin, var panel, let figures = panel.begin() else { return }
        self.panel = panel
        screen.start(.checking) { [weak self] in self?.receive(await pin.check(figures)) }
    }

    private func receive(_ answer: PINAnswer) {
        screen.slots.cancel(.pausing)
        guard answer != .right else { return panel = nil }
        panel?.refuse(Wording(answer.text))
        if case .paused(let pause) = answer { countDown(pause) }
    }

    /// Says how long it is still to be waited, and nothing any more when it is over.
    private func countDown(_ pause: Duration) {
        screen.slots.start(.pausing) { [weak self, clock = screen.clock] in
            let end = clock.uptime + pause
            while clock.uptime < end {
                self?.panel?.note(Wording(PINAnswer.paused(end - clock.uptime).text))
                self?.screen.publish()
                guard (try? await clock.sleep(for: min(end - clock.uptime, .seconds(1)))) != nil else { return }
            }
            self?.panel?.note("")
            self?.screen.publish()
        }
    }
}

extension Command {
    static let lockScreen = Command("lockScreen")
}

extension TaskSlots.Slot {
    fileprivate static let checking = Self("locking.checking")
    fileprivate static let pausing = Self("locking.pausing")
}
