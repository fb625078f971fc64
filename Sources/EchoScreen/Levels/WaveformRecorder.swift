import Echo
import EchoAudio

/// Writes down how loud both directions were, a column for every tenth of a second, while something sounds.
struct WaveformRecorder: Sendable {
    /// A pause as long as this still takes its place: turns end and answers begin within it.
    static let longestPause = Duration.seconds(2)
    /// What is seen at least of what sounds while the user's turn is open.
    static let least = 0.05

    private(set) var state = WaveformViewState()
    /// When the newest column began; nil while nothing sounds.
    private var newestAt: Duration?
    private var soundedAt = Duration.zero
    private var speaker: WaveformColumn.Speaker?
    /// Nil where sides take turns: there, who is spoken over falls silent.
    private var doubleTalk: DoubleTalk?

    mutating func show(takesTurns: Bool) {
        if takesTurns != (doubleTalk == nil) { doubleTalk = takesTurns ? nil : DoubleTalk() }
    }

    /// Something sounds, or did only now.
    var isRunning: Bool { newestAt != nil }

    mutating func receive(_ level: AudioLevel, at now: Duration) {
        let height = self.height(of: level)
        if height > 0 { sound(at: now) }
        advance(to: now)
        if level.direction == .loudspeaker, height > 0 { doubleTalk?.hear(.assistant, at: now) }
        if level.direction == .microphone, level.isSpeech { doubleTalk?.hear(.user, at: now) }
        guard isRunning else { return }
        let over = doubleTalk?.talksOver(at: now)
        changeNewest { column in
            column.talksOver = over ?? column.talksOver
            switch level.direction {
            case .microphone:
                column.microphone = max(column.microphone, height)
                column.isSpeech = column.isSpeech || level.isSpeech
            case .loudspeaker: column.loudspeaker = max(column.loudspeaker, height)
            }
        }
    }

    mutating func receive(_ turn: Turn, at now: Duration) {
        advance(to: now)
        speaker =
            switch turn {
            case .user: .user
            case .assistant: .assistant
            case .idle, .listening, .thinking: nil
            }
    }

    /// Notes what happened where the waveform stands.
    mutating func note(_ mark: WaveformMark, at now: Duration) {
        advance(to: now)
        changeNewest { $0.mark = mark }
    }

    /// A voice is seen, however soft; a room alone is no sound.
    private func height(of level: AudioLevel) -> Double {
        let height = MeterScale.height(ofDecibels: level.level.rms)
        let isHeard = level.direction == .microphone && speaker == .user && level.level.rms > MeterScale.bottom
        return isHeard ? max(height, Self.least) : height
    }

    /// Appends what is due; a pause that is too long stops it.
    mutating func advance(to now: Duration) {
        guard let start = newestAt else { return }
        let end = min(now, soundedAt + Self.longestPause)
        let due = max(0, Int((end - start) / WaveformViewState.step + 1e-6))
        for _ in 0..<min(due, WaveformViewState.kept) { append(WaveformColumn(speaker: speaker)) }
        newestAt = now - soundedAt >= Self.longestPause ? nil : start + WaveformViewState.step * due
    }

    private mutating func sound(at now: Duration) {
        advance(to: now)
        soundedAt = now
        guard newestAt == nil else { return }
        newestAt = now
        append(WaveformColumn(speaker: speaker, mark: state.columns.isEmpty ? nil : .pause))
    }

    private mutating func append(_ column: WaveformColumn) {
        state.columns.append(column)
        let surplus = state.columns.count - WaveformViewState.kept
        guard surplus > 0 else { return }
        state.columns.removeFirst(surplus)
        state.first += surplus
    }

    private mutating func changeNewest(_ change: (inout WaveformColumn) -> Void) {
        guard let last = state.columns.indices.last else { return }
        change(&state.columns[last])
    }
}
