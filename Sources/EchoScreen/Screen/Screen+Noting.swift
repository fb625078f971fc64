import Echo

/// What is said and answered on this machine alone: it needs no connection.
extension Screen {
    /// Adds messages to the conversation, or lets those that are not finished grow, in the order in which they are
    /// handed over. A conversation that has not begun begins with them.
    func note(_ messages: [Message]) {
        inOrder { [self] in for event in await link.note(messages) { receive(event, more: false) } }
    }

    /// Takes a noted message out again.
    func takeBack(_ id: Message.ID) {
        inOrder { [self] in for event in await link.takeBack(id) { receive(event, more: false) } }
    }

    /// Returns when all that was handed over is seen.
    func noted() async { await link.noting.finish() }

    private func inOrder(_ change: @escaping @MainActor () async -> Void) {
        link.noting.add(change) { [weak self] in self?.publish() }
    }
}
