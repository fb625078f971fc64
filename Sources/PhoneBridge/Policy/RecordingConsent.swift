/// Whether a call may be recorded: off by setting, or announced first and refused by a key at any time.
public struct RecordingConsent: Sendable {
    public enum State: Sendable, Hashable {
        /// The settings want no recording.
        case off
        case waiting
        case announcing
        /// The notice was heard, and not refused.
        case given
        /// For the rest of the call.
        case refused
    }

    public let notice: ConsentNotice
    public private(set) var state: State
    public private(set) var isRecording = false

    public init(_ notice: ConsentNotice, isWanted: Bool) {
        self.notice = notice
        state = isWanted ? .waiting : .off
    }

    /// The other side is on the line.
    public mutating func connected() -> [RecordingStep] {
        guard state == .waiting else { return [] }
        state = .announcing
        return [.announce(notice)] + (notice.rule == .oneParty ? record() : [])
    }

    /// The notice was played to its end.
    public mutating func announced() -> [RecordingStep] {
        guard state == .announcing else { return [] }
        state = .given
        return record()
    }

    /// The notice could not be said: nobody was told, so nothing is kept.
    public mutating func announcementFailed() -> [RecordingStep] {
        guard state == .announcing else { return [] }
        state = .waiting
        return discard()
    }

    public mutating func pressed(_ key: Character) -> [RecordingStep] {
        guard ConsentNotice.refusalKeys.contains(key), state == .announcing || state == .given else { return [] }
        state = .refused
        return discard()
    }

    /// The settings were changed in the call; turned on, it is announced again.
    public mutating func want(_ isWanted: Bool) -> [RecordingStep] {
        switch (isWanted, state) {
        case (false, .waiting), (false, .announcing), (false, .given):
            state = .off
            return discard()
        case (true, .off):
            state = .waiting
            return connected()
        default: return []
        }
    }

    private mutating func record() -> [RecordingStep] {
        guard !isRecording else { return [] }
        isRecording = true
        return [.startRecording]
    }

    private mutating func discard() -> [RecordingStep] {
        guard isRecording else { return [] }
        isRecording = false
        return [.discardRecording]
    }
}
