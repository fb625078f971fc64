/// Languages that words and lines can be explained in.
public enum OwnLanguage {
    static let standard = "en"
    /// Two letters each.
    public static let all = [standard] + others.map(\.code)

    /// "German"; the letters themselves for a language that is not among them.
    public static func title(_ code: String) -> String {
        code == standard ? "English" : others.first { $0.code == code }?.title ?? code
    }

    /// Those that FreeDict explains two of the languages of the room in.
    private static let others = [
        (code: "es", title: "Spanish"), (code: "fr", title: "French"), (code: "de", title: "German"),
        (code: "it", title: "Italian"), (code: "pt", title: "Portuguese"), (code: "nl", title: "Dutch"),
        (code: "pl", title: "Polish"), (code: "sv", title: "Swedish"), (code: "ru", title: "Russian"),
        (code: "tr", title: "Turkish"), (code: "fi", title: "Finnish"), (code: "el", title: "Greek"),
        (code: "bg", title: "Bulgarian"),
    ]
}
