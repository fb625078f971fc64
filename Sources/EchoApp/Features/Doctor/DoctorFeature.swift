import Echo
import EchoScreen

/// Looks at what the program needs, and shows what it finds as it is found.
@MainActor final class DoctorFeature: FeatureProtocol {
    nonisolated static let offer = FeatureOffer(
        "doctor",
        commands: [
            CommandEntry(
                .doctor, "doctor",
                "Check the terminal, audio, API key and server.", slash: "doctor", aliases: ["diagnose"], in: .program,
                keys: [.key("f12", in: Set.screen.union(Set.panels))]
            ) { situation in
                situation.overlay.map { [.reading, .choosing].contains($0) } ?? true
            }
        ])

    private let screen: ScreenDoor
    private let doctor: (any DoctorProtocol)?

    /// - Parameter doctor: nil where nobody can look.
    init(_ screen: ScreenDoor, doctor: (any DoctorProtocol)?) {
        self.screen = screen
        self.doctor = doctor
    }

    func perform(_ command: Command, words: String) -> Bool {
        guard command == .doctor else { return false }
        examine()
        return true
    }

    /// Whoever closes the panel has seen enough.
    private func examine() {
        guard let doctor else {
            return screen.notify("The doctor is not available here. Run echo-tui doctor in a shell.")
        }
        var panel = DoctorPanel(hasMicrophone: hasMicrophone)
        screen.problems.findings.forEach { panel.add($0) }
        screen.show(panel)
        let mode = screen.mode
        screen.slots.start(.examining) { [weak self] in
            for await finding in doctor.examine(mode) {
                guard self?.update({ $0.add(finding) }) == true else { return }
            }
            _ = self?.update { $0.finish() }
        }
    }

    /// As far as the sound system has told.
    private var hasMicrophone: Bool { screen.options.devices?.contains { $0.direction == .input } ?? true }

    /// False when the panel was closed, or another is open in its place.
    private func update(_ change: (inout DoctorPanel) -> Void) -> Bool {
        let isOpen = screen.update(DoctorPanel.self, change)
        if isOpen { screen.publish() }
        return isOpen
    }
}

extension TaskSlots.Slot {
    fileprivate static let examining = Self("doctor.examining")
}
