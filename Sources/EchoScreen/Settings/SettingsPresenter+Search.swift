import EchoText

/// Looking for settings by what they are called, do, and are set to.
extension SettingsPresenter {
    /// Selects the first setting that the words are about; an empty text forgets them.
    ///
    /// - Returns: "3 of 17" or "no matches", for beside the line they are typed in.
    public mutating func search(for words: String) -> StyledText {
        sought = words.trimmed
        present()
        guard !sought.isEmpty else { return StyledText("") }
        guard !found.isEmpty else { return StyledText("no matches", .warning) }
        select(found.first { $0 >= state.selection } ?? found[0])
        return StyledText(place, .faint)
    }

    /// Selects the next setting that is looked for, or the one before; after the last comes the first.
    public mutating func findNext(isBackward: Bool = false) {
        guard let first = found.first, let last = found.last else { return }
        let selection = state.selection
        let next = isBackward ? found.last { $0 < selection } ?? last : found.first { $0 > selection } ?? first
        select(next)
    }

    /// Something is looked for, and there.
    public var isSearching: Bool { !found.isEmpty }

    private var found: [Int] { state.rows.indices.filter { state.rows[$0].isFound } }

    private var place: String {
        let number = found.firstIndex(of: state.selection).map { $0 + 1 } ?? 0
        return "\(number) of \(found.count)"
    }

    func isSought(_ setting: Setting) -> Bool {
        guard !sought.isEmpty else { return false }
        let value = setting.shown(setting.value(in: preferences), among: options)
        let text = "\(setting.label) \(setting.group.title) \(setting.help(among: options)) \(value)".lowercased()
        return sought.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
    }
}
