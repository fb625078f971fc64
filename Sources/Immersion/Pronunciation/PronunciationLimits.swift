/// What this machine cannot judge, by language: it hears every language with an English model, which always gives the same
/// answer for these. Measured with minimal pairs of synthetic voices, see docs/language-room.md.
public enum PronunciationLimits {
    /// Sounds that are never judged, as IPA writes them.
    public static func unjudged(_ language: RoomLanguage) -> Set<String> {
        switch language {
        case .spanish: ["r", "ɾ", "rr", "p", "b", "β", "t", "d", "ð"]
        case .french: ["y", "u", "ø", "œ", "ə", "e", "ɛ", "ɛ̃", "ɑ̃", "ɔ̃", "œ̃"]
        case .german: ["y", "yː", "ʏ", "u", "uː", "ʊ", "ç", "ʃ"]
        case .japanese: []
        }
    }

    /// What that means, in a sentence.
    public static func text(_ language: RoomLanguage) -> String {
        switch language {
        case .spanish: "This machine hears r and rr, p and b, t and d alike: none of them is judged."
        case .french: "This machine hears u and ou, eu, é and è, and the nasal vowels alike: none of them is judged."
        case .german: "This machine hears ü and u, ich and isch, long and short vowels alike: none of that is judged."
        case .japanese: "This machine does not judge how Japanese is said."
        }
    }
}
