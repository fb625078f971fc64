/// Why two recordings say nothing about which settings are best.
public enum VoiceTuningProblem: Sendable, Hashable, CaseIterable {
    /// The microphone delivers nothing.
    case silent
    /// The voice is so loud that it was cut off.
    case clipped
    /// Somebody spoke where the room alone was to be heard.
    case voiceInRoom
    /// The room is about as loud as the voice.
    case roomAsLoud
    /// Nothing was said.
    case noSpeech
}
