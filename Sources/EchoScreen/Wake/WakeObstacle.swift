public import Echo

/// Why a phrase cannot be listened for.
public enum WakeObstacle: Error, Sendable, Hashable {
    case modelMissing(path: String)
    case modelUnusable(path: String)
    /// Words that the dictionary of sounds does not know.
    case unknownWords([String])
    /// It would be heard in everything.
    case tooShort(String)
    /// It ends answers.
    case stopWord(String)
    case microphone(AudioDeviceError)
}
