/// One of a setting's options.
struct SettingChoice: Sendable, Hashable {
    /// As it is kept and typed: "semantic".
    let word: String
    /// As it is shown: "semantic VAD". Safe to draw.
    let title: String

    init(_ word: String, _ title: String? = nil) {
        self.word = word
        self.title = Sanitizer.line(title ?? word)
    }

    /// A name that only a machine would write.
    var isLong: Bool { word.count > 24 || word.contains(":") }
}
