import Echo
import EchoScreen
import EchoText
import Foundation

/// The messages of a conversation beside their waveforms.
extension SoundFeature {
    /// Messages that are shown at most.
    private static let most = 10_000

    /// Of the conversation under way, at its cursor.
    func showPanel() {
        guard let conversation = screen.keeping.conversation else {
            return screen.notify(SoundWording.noMessages, .warning)
        }
        let said = screen.said
        panelLeft = nil
        open(conversation, title: "Sound", at: said.cursor.map { said.state.rows[$0].id })
    }

    /// What a key does in the panel, or in a conversation that is read; false for what has nothing to do with them.
    func playInPanel(_ command: Command) -> Bool {
        if let panel = screen.panel as? any SavedConversationPanelProtocol {
            guard command == .playMessage else { return false }
            panelLeft = panel
            open(ConversationID(panel.conversation), title: panel.overlay.title, at: panel.selected, isPlayed: true)
            return true
        }
        guard let panel = screen.panel as? any SoundShowingProtocol else { return false }
        if play(command, in: panel) { return true }
        guard command == .stop, panel is SoundPanel else { return false }
        leavePanel()
        return true
    }

    /// What is nothing of sound is done by whose panel it is.
    private func play(_ command: Command, in panel: some SoundShowingProtocol) -> Bool {
        guard let conversation = panel.soundConversation else { return false }
        switch command {
        case .playMessage, .open, .send:
            let (before, after) = panel.order
            start(in: ConversationID(conversation), before: before, after: after)
        case .stop: return stopPlaying()
        default: return control(command)
        }
        return true
    }

    /// Shows beside the messages of a conversation that is read which of them can be heard.
    func markRead() {
        guard let library, let panel = screen.panel as? any SavedConversationPanelProtocol, panel.wantsSounds else {
            return
        }
        let conversation = panel.conversation
        mark([:], in: panel)
        screen.start(.markingRead) { [self] in
            await store?.flush()
            // Without the marks the conversation is read all the same.
            guard let sounds = try? await library.sounds(of: ConversationID(conversation)),
                let panel = screen.panel as? any SavedConversationPanelProtocol, panel.conversation == conversation
            else { return }
            let heard = sounds.filter { $0.duration > .zero }.map { ($0.message, $0.duration) }
            mark(Dictionary(heard, uniquingKeysWith: { $1 }), in: panel)
        }
    }

    private func mark(_ sounds: [String: Duration], in panel: any SavedConversationPanelProtocol) {
        var panel = panel
        panel.show(sounds: sounds)
        screen.show(panel)
    }

    // MARK: - Private

    private func leavePanel() {
        if let panelLeft { screen.show(panelLeft) } else { screen.closePanel() }
        (shown, panelLeft) = (nil, nil)
    }

    private func open(_ id: ConversationID, title: String, at message: Message.ID?, isPlayed: Bool = false) {
        guard let library, let store else { return screen.notify(SoundWording.unavailable, .warning) }
        shown = id
        screen.show(SoundPanel(title: title, conversation: id.rawValue))
        screen.start(.opening) { [self] in
            await store.flush()
            let records = try await store.messages(of: id, .first, limit: Self.most).records
            let sounds = try await library.sounds(of: id)
            let partner = try await store.conversation(id)?.partner
            guard !Task.isCancelled, shown == id else { return }
            let lines = Self.lines(records.map(\.message), sounds, in: partner)
            screen.update(SoundPanel.self) { $0.show(lines, at: message) }
            guard isPlayed, let panel = screen.open(SoundPanel.self) else { return }
            _ = play(.playMessage, in: panel)
        }
    }

    private static func lines(
        _ messages: [Message], _ sounds: [KeptSound], in partner: CallPartner?
    ) -> [SoundPanel.Line] {
        let kept = Dictionary(sounds.map { ($0.message, $0) }, uniquingKeysWith: { $1 })
        return messages.filter { $0.tool == nil && !$0.text.isEmpty || kept[$0.id] != nil }.map { message in
            SoundPanel.Line(
                message,
                sound: kept[message.id].map {
                    PlayedSound(message: $0.message, duration: $0.duration, peaks: $0.peaks)
                }, in: partner)
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let opening = Self("sound.opening")
    fileprivate static let markingRead = Self("sound.marking.read")
}
