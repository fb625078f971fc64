import EchoScreen
import EchoText

/// The house according to the settings: which one it is, and where.
struct HouseChosen: Hashable {
    private var values: [SettingID: SettingValue] = [:]

    init() {}

    init(_ preferences: Preferences) {
        let kind = preferences[word: .houseKind].flatMap(HouseKind.init) ?? .off
        let ids: [SettingID] =
            switch kind {
            case .off, .demonstration: []
            case .homeAssistant: [.houseAddress, .houseCertificate, .houseAlso, .houseOthers, .houseProgram]
            case .program: [.houseProgram]
            }
        values[.houseKind] = .word(kind.rawValue)
        for id in ids { values[id] = preferences.values[id] ?? .word("") }
    }
}

/// Another house in the place of the one that is here.
struct HouseChange {
    /// Makes the house that settings name; nil where that is done at the start only.
    let choose: (@Sendable (Preferences) -> any HouseProtocol)?
    /// What the settings said of the house that is here.
    var chosen = HouseChosen()
    /// It was chosen while the program ran, and nobody was told yet that it is here.
    var isNew = false
}

/// The house is another one from the moment on in which it is chosen.
extension HouseFeature {
    func changeHouse() {
        let wanted = HouseChosen(screen.preferences)
        guard wanted != change.chosen else { return }
        change.chosen = wanted
        guard let choose = change.choose else { return screen.notify(Self.later) }
        let undone = desk.change(to: choose(screen.preferences))
        (known, days, folded, toldSuggestions) = ([:], [:], [], [])
        (hasJoined, told, isMissed, roomNames) = (false, nil, false, nil)
        (awaitsHouse, change.isNew) = (desk.hasHouse, desk.hasHouse)
        watchHouse()
        if let undone { screen.notify(Wording(desk.localized(undone)), .warning) }
        if desk.hasHouse { waitForHouse() } else { screen.notify("No house is connected any more.") }
        if screen.open(HousePanel.self) != nil {
            if desk.hasHouse { showPanel() } else { screen.closePanel() }
        }
        screen.keywordsChanged()
        houseChanged()
    }

    /// Once it has come.
    func tellNewHouse() {
        guard change.isNew else { return }
        change.isNew = false
        screen.notify(
            desk.isDemonstration
                ? "The simulated house is here: \(key: .showHouse) shows it." : "The house you chose is here.", .success
        )
    }
}
