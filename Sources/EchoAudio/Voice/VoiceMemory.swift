/// Remembers a voice through the consonants that have none.
struct VoiceMemory: Sendable {
    /// So many voiced frames of the last ten make a voice; a knock rings for fewer.
    private static let needed = 3
    /// For so many frames it is remembered: half a second.
    private static let span = 25

    private var recent: UInt16 = 0
    private var age = Self.span

    /// Whether there is a voice, or was one a moment ago.
    mutating func receive(_ isVoiced: Bool) -> Bool {
        recent = (recent << 1 | (isVoiced ? 1 : 0)) & 0x3FF
        let isHeard = recent.nonzeroBitCount >= Self.needed || (isVoiced && age < Self.span)
        age = isHeard ? 0 : min(age + 1, Self.span)
        return age < Self.span
    }
}
