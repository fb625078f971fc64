/// A terminal's report about the key that talks. Only some terminals report its release.
public enum TalkKeyEvent: Sendable, Hashable {
    case pressed, repeated, released
}
