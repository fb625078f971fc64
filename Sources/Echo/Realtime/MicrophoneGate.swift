import EchoAudio

/// Decides which captured sound may leave the machine.
///
/// Nothing from before talking began is kept or sent.
struct MicrophoneGate: Sendable {
    enum State: Sendable, Hashable {
        case closed
        /// The device is open between two turns, and nobody is listened to.
        case standby
        case open
    }

    /// What is kept while there is no session to send it to: five minutes.
    static let maximumWaitingFrames = PCM16.sampleRate * 300

    /// −46 dBFS: a sample above it is more than the noise of a quiet room.
    static let quietAmplitude: Int32 = 164

    private(set) var state = State.closed
    var isMuted = false
    /// Frames let through since the turn began.
    private(set) var passedFrames = 0
    /// Whether anything louder than a quiet room went through since the turn began.
    private(set) var hasHeardSound = false
    private var waiting: [Int16] = []

    /// Opens the gate for a turn.
    mutating func open() {
        state = .open
        passedFrames = 0
        hasHeardSound = false
    }

    mutating func standBy() {
        state = .standby
        forget()
    }

    mutating func close() {
        state = .closed
        forget()
    }

    /// What of `sound` may be sent now. While `canSend` is false it is kept, up to five minutes.
    ///
    /// A muted microphone passes silence when `keepsTime`: a server that listens for pauses counts sound, not time.
    mutating func pass(_ sound: PCM16, canSend: Bool, keepsTime: Bool) -> PCM16? {
        guard !isMuted else {
            guard state == .open, canSend, keepsTime else { return nil }
            return PCM16(Array(repeating: 0, count: sound.samples.count))
        }
        switch state {
        case .closed, .standby: return nil
        case .open: return canSend ? send(sound) : keep(sound)
        }
    }

    /// What was kept for a session that now exists.
    mutating func release() -> PCM16? {
        guard state == .open, !waiting.isEmpty else { return nil }
        return send(PCM16())
    }

    private mutating func send(_ sound: PCM16) -> PCM16 {
        let all = waiting.isEmpty ? sound : PCM16(waiting.suffix(Self.maximumWaitingFrames) + sound.samples)
        waiting = []
        passedFrames += all.samples.count
        hasHeardSound = hasHeardSound || all.samples.contains { abs(Int32($0)) > Self.quietAmplitude }
        return all
    }

    private mutating func keep(_ sound: PCM16) -> PCM16? {
        waiting += sound.samples
        // A minute at once: moving five of them for every 20 ms would be work for nothing.
        if waiting.count > Self.maximumWaitingFrames + PCM16.sampleRate * 60 {
            waiting.removeFirst(waiting.count - Self.maximumWaitingFrames)
        }
        return nil
    }

    private mutating func forget() {
        waiting = []
        passedFrames = 0
    }
}
