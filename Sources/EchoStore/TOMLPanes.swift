import EchoScreen

/// How the panes stand, as `[screen.panes]` keeps it. The pane that has the whole screen is not kept.
enum TOMLPanes {
    static let section = "screen.panes"

    static func read(_ section: inout TOMLSection) -> PaneArrangement {
        var arrangement = PaneArrangement()
        arrangement.side = section.number("side", in: 0...1)
        arrangement.events = section.number("events", in: 0...1)
        arrangement.levels = section.number("levels", in: 0...1)
        arrangement.settings = section.number("settings", in: 0...1)
        let names = section.texts("hidden") ?? []
        arrangement.hidden = Set(names.compactMap(Pane.init(named:)))
        for name in names where Pane(named: name) == nil {
            section.refuse("hidden", "must be a list of panes; \(name) is not a pane") as Void?
        }
        return arrangement
    }

    static func edits(_ arrangement: PaneArrangement) -> [TOMLEdit] {
        let shares = [
            ("side", arrangement.side), ("events", arrangement.events), ("levels", arrangement.levels),
            ("settings", arrangement.settings),
        ]
        let hidden = arrangement.hidden.map(\.name).sorted()
        return shares.map { TOMLEdit(place($0), literal: $1.map(share)) } + [
            TOMLEdit(place("hidden"), literal: hidden.isEmpty ? nil : TOMLEdit.literal(hidden))
        ]
    }

    private static func place(_ key: String) -> SettingPlace { SettingPlace(section: section, key: key) }

    private static func share(_ part: Double) -> String {
        TOMLEdit.literal(.number((part * 1000).rounded() / 1000))
    }
}
