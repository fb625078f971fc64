/// Decides, 20 ms of microphone at a time, what becomes of the assistant's voice when something is heard over it.
///
/// It falls silent at the first loud sound: what is heard then is heard without its echo. Voice for as long as a short
/// word cuts it; when it is quiet again before that (a cough, a door, "mhm") the voice goes on where it stopped. It
/// counts sound, not time: a thread that comes late changes nothing.
package struct BargeIn: Sendable, Hashable {
    package enum Action: Sendable, Hashable { case duck, restore, cut }

    /// The character of 20 ms of the microphone.
    package struct Frame: Sendable, Hashable {
        /// How probably somebody speaks, 0–1.
        package var speech: Float
        /// Something is clearly louder than the room.
        package var isLoud: Bool
    }

    static let frame = Duration.milliseconds(20)
    /// Speech that is no less probable than this is voice.
    static let threshold: Float = 0.5
    /// So much voice is meant for the assistant.
    static let decision = Duration.milliseconds(300)
    /// So much quiet ends a cough.
    static let pause = Duration.milliseconds(240)
    /// Noise that goes on for so long without a voice in it is no reason to wait.
    static let longest = Duration.milliseconds(1_500)
    /// After a noise that was nothing, noise alone is no reason for so long: a keyboard would make the voice stutter.
    /// Twice as long each time, until somebody speaks.
    static let firstCaution = Duration.seconds(2)
    static let longestCaution = Duration.seconds(32)

    package private(set) var isDucked = false
    /// How much was heard since it ducked.
    package private(set) var heard = Duration.zero
    private var voice = Duration.zero
    private var quiet = Duration.zero
    private var caution = Duration.zero
    private var nextCaution = Self.firstCaution

    package init() {}

    /// - Parameter isSpeaking: whether there is a voice, or one about to begin, that could be spoken over.
    package mutating func hear(_ frame: Frame, over isSpeaking: Bool) -> Action? {
        caution = max(.zero, caution - Self.frame)
        guard isDucked else { return isSpeaking ? listen(frame) : nil }
        heard += Self.frame
        frame.speech >= Self.threshold ? noteVoice() : noteQuiet(isLoud: frame.isLoud)
        if voice >= Self.decision { return cut() }
        return quiet >= Self.pause || heard >= Self.longest ? restore() : nil
    }

    /// Somebody else heard speech: the server. Nil when it is ducked already.
    mutating func duck() -> Action? {
        guard !isDucked else { return nil }
        isDucked = true
        (heard, voice, quiet) = (.zero, .zero, .zero)
        return .duck
    }

    /// It was nothing. Nil when it is not ducked.
    mutating func restore() -> Action? {
        guard isDucked else { return nil }
        isDucked = false
        caution = nextCaution
        nextCaution = min(Self.longestCaution, nextCaution * 2)
        return .restore
    }

    /// Somebody speaks.
    mutating func cut() -> Action? {
        isDucked = false
        (caution, nextCaution) = (.zero, Self.firstCaution)
        return .cut
    }

    private mutating func listen(_ frame: Frame) -> Action? {
        let isVoice = frame.speech >= Self.threshold
        guard isVoice || (frame.isLoud && caution == .zero) else { return nil }
        defer { if isVoice { voice = Self.frame } }
        return duck()
    }

    private mutating func noteVoice() {
        voice += Self.frame
        quiet = .zero
    }

    /// What comes in pieces is not added up for ever.
    private mutating func noteQuiet(isLoud: Bool) {
        voice = max(.zero, voice - Self.frame / 2)
        quiet = isLoud ? max(.zero, quiet - Self.frame) : quiet + Self.frame
    }
}
