import Echo
import EchoScreen
import EchoText

/// The calls of which sound is kept.
extension PhoneFeature {
    /// Calls that are looked at, the newest first.
    private static let most = 1_000
    private static let page = 100

    func showRecordings() {
        guard history != nil, library != nil else { return screen.notify(SoundWording.unavailable, .warning) }
        screen.show(RecordingsPanel())
        listRecordings()
    }

    /// Page by page: what is found is shown while the rest is looked for.
    func listRecordings() {
        guard let history, let library else { return }
        screen.start(.recordings) { [self] in
            await history.flush()
            var filter = HistoryFilter()
            filter.kind = .phone
            var (cursor, looked): (ConversationCursor?, Int) = (nil, 0)
            var found: [RecordingsPanel.Recording] = []
            repeat {
                let page = try await history.conversations(filter, after: cursor, limit: Self.page)
                let clock = DayWording(now: screen.moment.date, timeZone: screen.timeZone)
                let words = PastCallRules(time: clock.moment, format: formatted)
                for record in page.records {
                    if let one = words.recording(record, try await library.sounds(of: record.id)) { found.append(one) }
                }
                (cursor, looked) = (page.next, looked + page.records.count)
                guard !Task.isCancelled else { return }
                let isWhole = cursor == nil || looked >= Self.most
                guard screen.update(RecordingsPanel.self, { $0.show(found, isWhole: isWhole) }) else { return }
                screen.publish()
            } while cursor != nil && looked < Self.most
        } onFailure: { [weak self] in
            self?.screen.update(RecordingsPanel.self) { $0.show([], isWhole: true) }
        }
    }

    /// What a key does among the recordings; false for what has nothing to do with them.
    func look(_ command: Command, at panel: RecordingsPanel) -> Bool {
        guard let recording = panel.selected else { return false }
        switch command {
        case .exportCall: startExport(of: ConversationID(recording.id), sound: true)
        case .deleteCall:
            ask(
                PhoneWording.soundDeletionQuestion(recording.id, number: recording.number, time: recording.time))
        default: return false
        }
        return true
    }

    /// The words of the call stay.
    func deleteSound(of id: ConversationID) {
        guard let history, let library else { return }
        screen.show(RecordingsPanel())
        screen.start(.deletingSound) { [self] in
            await history.flush()
            for var sound in try await library.sounds(of: id) {
                await library.discard(sound)
                (sound.duration, sound.byteCount, sound.peaks) = (.zero, 0, [])
                history.note(.sound(sound, of: id))
            }
            screen.notify("The recording was deleted.", .success)
            listRecordings()
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let recordings = Self("phone.recordings")
    fileprivate static let deletingSound = Self("phone.deleting.sound")
}
