import Echo
import EchoText

/// The model's thoughts before its answers: one line below each, until it is unfolded.
package struct ThoughtsPresenter: Sendable {
    /// Characters that are kept to be read.
    static let kept = 20_000

    private var lines: [String: [String]] = [:]
    private var titles: [String: String] = [:]
    private var unfolded: Set<String> = []

    mutating func receive(_ message: Message) {
        guard let thoughts = message.thoughts, titles[message.id] == nil else { return }
        titles[message.id] = Self.title(thoughts)
        lines[message.id] = Self.lines(thoughts.text)
    }

    mutating func remove(_ id: String) {
        (lines[id], titles[id]) = (nil, nil)
        unfolded.remove(id)
    }

    func has(_ id: String) -> Bool { titles[id] != nil }

    var ids: Set<String> { Set(titles.keys) }

    var areUnfolded: Bool { unfolded.isSuperset(of: titles.keys) }

    mutating func toggle(_ id: String) {
        if unfolded.remove(id) == nil { unfolded.insert(id) }
    }

    mutating func fold(_ folds: Bool) { unfolded = folds ? [] : ids }

    /// As they stand below the answer; nil where there are none.
    func row(_ id: String) -> ThoughtsViewState? {
        guard let title = titles[id] else { return nil }
        return ThoughtsViewState(title: title, lines: unfolded.contains(id) ? lines[id] ?? [] : [])
    }

    /// For a file; nil where there are none.
    func written(_ id: String) -> String? {
        titles[id].map { Self.written($0, lines[id] ?? []) }
    }

    static func written(_ thoughts: Message.Thoughts) -> String { written(title(thoughts), lines(thoughts.text)) }

    private static func written(_ title: String, _ lines: [String]) -> String {
        ([title.capitalizedFirst, ""] + lines).joined(separator: "\n")
    }

    package static func title(_ thoughts: Message.Thoughts) -> String {
        guard let duration = thoughts.duration, duration >= .seconds(1) else { return "thought for a moment" }
        return "thought for \(NumberWording.grouped(Int(DurationWording.seconds(duration).rounded()))) s"
    }

    /// Without the signs of Markdown, which would only be in the way.
    package static func lines(_ text: String) -> [String] {
        let shown = Sanitizer.visible(String(text.prefix(kept))).replacing("**", with: "")
        return shown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

/// The model's thoughts before an answer, as shown below it.
public struct ThoughtsViewState: Sendable, Hashable {
    /// "thought for 3 s".
    public var title: String
    /// Safe to draw; empty while they are folded.
    public var lines: [String]

    public init(title: String, lines: [String] = []) {
        self.title = title
        self.lines = lines
    }
}
