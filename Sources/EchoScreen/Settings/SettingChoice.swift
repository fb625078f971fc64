import EchoText

/// One of a setting's options.
public struct SettingChoice: Sendable, Hashable {
    /// As it is kept and typed: "semantic".
    public let word: String
    /// As it is shown: "semantic VAD". Safe to draw.
    public let title: String
    /// People know it by its title, and type that: the word is the system's.
    public let isNamed: Bool
    /// What older versions called it: still understood, and never shown.
    let former: String?

    public init(_ word: String, _ title: String? = nil, isNamed: Bool = false, former: String? = nil) {
        self.word = word
        self.former = former
        self.title = Sanitizer.line(title ?? word)
        self.isNamed = isNamed
    }

    /// As it is told to be typed. Safe to draw.
    var typed: String { isNamed ? title : Sanitizer.line(word) }

    /// Whether somebody means it by this word.
    func isCalled(_ name: String) -> Bool {
        [word, title, former].contains { $0?.lowercased() == name.lowercased() }
    }

    /// A name that only a machine would write.
    var isLong: Bool { word.count > 24 || word.contains(":") }
}
