import Echo
import EchoScreen
import EchoText

/// The speaker, on the screen.
extension HouseFeature {
    /// Of the panel where a person's PIN is typed.
    static let personPurpose = "house.person"

    /// `/house-person`, with what was written behind it.
    func person(_ words: String) {
        guard let command = HousePersonCommand(words) else {
            let rights = HouseRights.allCases.map(\.rawValue).joined(separator: ", ")
            return screen.notify(
                Wording(
                    """
                    Say it as /house-person Anna, add Tim lamps, Tim may household, Tim room kitchen, \
                    Tim answers short, Tim pin, remove Tim, guest, or list. The rights: \(rights).
                    """), .warning)
        }
        tellPerson(desk.take(command))
    }

    private func tellPerson(_ spoken: HouseSpoken) {
        var spoken = spoken
        spoken.text = desk.localized(spoken.text)
        guard spoken.person != nil, screen.hasScreen else {
            say(spoken.text, .assistant)
            return
        }
        askWho(spoken)
    }

    /// The PIN is typed where nobody sees it.
    func askWho(_ spoken: HouseSpoken) {
        guard spoken.person != nil, screen.hasScreen else { return }
        if isAskingWho {
            screen.update(PINPanel.self) { $0.refuse(Wording(spoken.text)) }
        } else {
            screen.show(
                PINPanel(
                    for: Self.personPurpose, title: desk.title, action: "say it", refusal: "not now",
                    [Wording(spoken.text)]))
        }
        desk.asking.isPersonShown = true
        screen.publish()
    }

    private var isAskingWho: Bool { screen.open(PINPanel.self)?.purpose == Self.personPurpose }

    /// - Returns: false where no PIN of a person is typed.
    func tryPerson() -> Bool {
        guard isAskingWho else { return false }
        guard var panel = screen.open(PINPanel.self), let figures = panel.begin() else { return true }
        guard let pin = HousePIN(figures) else {
            panel.refuse(Self.pinLength)
            screen.show(panel)
            return true
        }
        screen.show(panel)
        run { [desk] feature in
            var spoken = await desk.take(ofPerson: pin)
            spoken.text = desk.localized(spoken.text)
            if spoken.person != nil { return feature.askWho(spoken) }
            if feature.isAskingWho { feature.screen.closePanel() }
            feature.say(spoken.text, .assistant)
        }
        return true
    }

    static var pinLength: Wording {
        let (least, most) = (String(HousePIN.lengths.lowerBound), String(HousePIN.lengths.upperBound))
        return "A PIN has \(least) to \(most) digits."
    }

    /// A panel that was closed without a PIN, or in favour of another one, asks no more.
    func followPerson() {
        guard desk.asking.isPersonShown, !isAskingWho else { return }
        desk.asking.endPerson()
    }

    /// - Returns: false, and says so, where whoever speaks may not change what others have arranged.
    func mayArrange() -> Bool {
        guard let refusal = desk.refusalOfArranging() else { return true }
        screen.notify(Wording(refusal.text), .warning)
        return false
    }
}
