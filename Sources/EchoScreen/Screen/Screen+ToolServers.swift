import EchoText

/// MCP servers that start: what is asked before their tools are known is answered without them.
extension Screen {
    /// Longer than most servers need, and shorter than a person would wait for an answer.
    static let serverPatience = Duration.seconds(20)

    /// These start now. A pipe's first line waits for them; a person is told of those that take long.
    package func expect(toolServers names: [String]) {
        presenter.program.awaitedServers = names
        guard !names.isEmpty else { return }
        slots.start(.awaitingServers) { [weak self, clock] in
            guard (try? await clock.sleep(for: Self.serverPatience)) != nil, !Task.isCancelled else { return }
            self?.stopAwaitingServers()
        }
    }

    /// This one has told its tools, or will not.
    package func stopAwaiting(toolServer name: String) {
        presenter.program.awaitedServers.removeAll { $0 == name }
        if presenter.program.awaitedServers.isEmpty { slots.cancel(.awaitingServers) }
        publish()
    }

    private func stopAwaitingServers() {
        let late = presenter.program.awaitedServers
        guard !late.isEmpty else { return }
        presenter.program.awaitedServers = []
        notify(ToolServerWording.late(late), .warning)
        publish()
    }
}

extension TaskSlots.Slot {
    fileprivate static let awaitingServers = Self("awaiting servers")
}
