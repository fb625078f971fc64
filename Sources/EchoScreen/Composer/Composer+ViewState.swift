import EchoText

extension Composer {
    public mutating func use(_ keys: ScreenPreferences.EditingKeys) { use(vi: keys == .vi) }

    public func viewState(placeholder: Wording = "") -> ComposerViewState {
        var state = ComposerViewState(written, caret: caret, placeholder: placeholder)
        state.isCommanded = isCommanded
        return state
    }
}
