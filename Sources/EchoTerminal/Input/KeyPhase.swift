/// Whether a key went down, is held, or went up. Most terminals only tell of the first.
public enum KeyPhase: Sendable, Hashable {
    case pressed, repeated, released
}
