import EchoScreen

/// What other programs say belongs into the list as well.
extension HistoryFeature {
    /// How often it is looked whether there is more, while the list is open.
    private static let pause = Duration.seconds(2)

    /// Lists again what others have changed, until the list is closed. What is searched for is found once: it stays where
    /// somebody reads it.
    func followOthers() {
        guard let store, !screen.slots.isRunning(.following) else { return }
        screen.slots.start(.following) { [weak self, clock = screen.clock] in
            var known = try? await store.version().others
            while (try? await clock.sleep(for: Self.pause)) != nil {
                guard let panel = self?.screen.open(HistoryPanel.self) else { return }
                let newest = try? await store.version().others
                guard let newest, newest != known else { continue }
                known = newest
                if self?.filter(panel.filterText)?.text.isEmpty == true, !panel.isRenaming { self?.listAgain() }
            }
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let following = Self("history.following")
}
