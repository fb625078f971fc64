import EchoAudio

/// The last lines that the person spoke, to be heard beside how they should sound; they go with the stay.
struct LineRecordings: Sendable {
    /// Each is 20 s at most, 1 MB.
    static let most = 10

    private var sounds: [(line: Int, sound: PCM16)] = []

    mutating func keep(_ sound: PCM16, line: Int) {
        sounds.removeAll { $0.line == line }
        sounds.append((line, sound))
        if sounds.count > Self.most { sounds.removeFirst() }
    }

    mutating func clear() { sounds = [] }

    /// Of the line; nil: the last.
    func sound(of line: Int?) -> (line: Int, sound: PCM16)? {
        guard let line else { return sounds.last }
        return sounds.last { $0.line == line }
    }
}
