/// What a terminal tells of the key that talks. Only some terminals tell of its release.
public enum TalkKeyEvent: Sendable, Hashable {
    case pressed, repeated, released
}
