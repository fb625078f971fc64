/// Whether a call may be recorded: off by setting, or announced first and refused by a key or a word at any time, or only
/// with a yes.
public struct RecordingConsent: Sendable {
    public enum State: Sendable, Hashable {
        /// Nobody wants a recording.
        case off
        case waiting
        case announcing
        /// The caller was asked, and has not answered.
        case asked
        /// The notice was heard and not refused, or the question was answered with a yes.
        case given
        /// For the rest of the call.
        case refused
    }

    public let notice: ConsentNotice
    public private(set) var state: State
    public private(set) var isRecording = false
    /// The next words of the caller may be an answer to the notice.
    private var awaitsAnswer = false

    public init(_ notice: ConsentNotice, isWanted: Bool) {
        self.notice = notice
        state = isWanted ? .waiting : .off
    }

    /// Whoever is on the line can be told, and recorded.
    public mutating func connected() -> [RecordingStep] {
        guard state == .waiting else { return [] }
        (state, awaitsAnswer) = (.announcing, true)
        return [.announce(notice)] + (notice.rule == .oneParty && !notice.asks ? record() : [])
    }

    /// The notice was played to its end.
    public mutating func announced() -> [RecordingStep] {
        guard state == .announcing else { return [] }
        guard !notice.asks else {
            state = .asked
            return []
        }
        state = .given
        return record()
    }

    /// The notice could not be said: nobody was told, so nothing is kept.
    public mutating func announcementFailed() -> [RecordingStep] {
        guard state == .announcing else { return [] }
        state = .off
        return discard()
    }

    /// - Returns: nil for a key that has nothing to do with recording.
    public mutating func pressed(_ key: Character) -> [RecordingStep]? {
        if ConsentNotice.refusalKeys.contains(key), isOpen { return refuse() }
        let isAnswer = notice.asks && (state == .asked || state == .announcing)
        return isAnswer && key == ConsentNotice.acceptingKey ? accept() : nil
    }

    /// The caller said something. The first words behind the notice may answer it.
    public mutating func said(_ words: String) -> [RecordingStep] {
        guard isOpen else { return [] }
        if ConsentWords.isRefusal(words) { return refuse() }
        guard awaitsAnswer else { return [] }
        // A question waits for its answer; a notice is answered at once, or not.
        awaitsAnswer = notice.asks
        switch ConsentWords.answer(words) {
        case false?: return refuse()
        case true? where notice.asks: return accept()
        default: return []
        }
    }

    /// Somebody who watches turned it on or off. Turned on, it is announced again.
    ///
    /// - Parameter isConnected: else it is announced by `connected()`.
    public mutating func want(_ isWanted: Bool, isConnected: Bool = true) -> [RecordingStep] {
        switch (isWanted, state) {
        case (false, .waiting), (false, .announcing), (false, .asked), (false, .given):
            state = .off
            return discard()
        case (true, .off):
            state = .waiting
            return isConnected ? connected() : []
        default: return []
        }
    }

    /// It could not be kept: nothing is recorded until somebody turns it on again.
    public mutating func failed() {
        guard isRecording else { return }
        (state, isRecording) = (.off, false)
    }

    /// A message with a notice of its own may be recorded: all is anyway, or nothing was asked of the caller.
    var admitsMessage: Bool { isRecording || state == .off }

    /// The caller may still refuse.
    private var isOpen: Bool { [.announcing, .asked, .given].contains(state) }

    private mutating func accept() -> [RecordingStep] {
        (state, awaitsAnswer) = (.given, false)
        return record()
    }

    private mutating func refuse() -> [RecordingStep] {
        state = .refused
        return discard() + [.refuse(notice)]
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
