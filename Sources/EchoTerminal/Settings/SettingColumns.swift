import EchoScreen

/// Where labels end and values stand, the same for all rows.
struct SettingColumns: Sendable, Hashable {
    let label: Int
    let control: Int
    /// Between labels and values; the sign of what is changed stands in it.
    static let gap = 3

    /// The widest text beside a slider.
    let sliderText: Int

    init(_ rows: [SettingRowViewState], width: Int) {
        let longest = rows.map { TextWidth.columns(of: $0.label) }.max() ?? 0
        label = max(0, min(longest, width * 11 / 20))
        control = max(0, width - label - Self.gap)
        sliderText = rows.map { Self.sliderText($0.control) }.max() ?? 0
    }

    /// Columns of the track.
    var track: Int { max(0, min(16, control - sliderText - 1)) }

    private static func sliderText(_ control: SettingRowViewState.Control) -> Int {
        if case .slider(_, let text) = control { TextWidth.columns(of: text) } else { 0 }
    }
}
