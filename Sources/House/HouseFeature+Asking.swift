import Echo
public import EchoScreen
import EchoText

/// What is asked before something risky is done.
extension HouseFeature: ConfirmingFeatureProtocol, FollowingFeatureProtocol {
    /// A plan that needs a yes, or the PIN, is shown whole; it can be answered by keys, or in words.
    func ask(_ spoken: HouseSpoken) {
        switch spoken.asks {
        case .confirm(let plan)?:
            screen.ask(.house(Wording(desk.spokenMark + spoken.text), title: desk.title, rows: lines(of: plan)))
        case .pin(let plan)? where screen.hasScreen: askForPIN(spoken.text, plan)
        default: return askWho(spoken)
        }
        asked = spoken.asks
        screen.publish()
    }

    private func askForPIN(_ text: String, _ plan: HousePlan) {
        if case .pin? = asked, isAsking {
            screen.update(PINPanel.self) { $0.refuse(Wording(text)) }
            return
        }
        screen.show(
            PINPanel(
                for: Self.offer.name, title: desk.title, action: "do it", refusal: "no",
                [Wording(text), ""] + lines(of: plan)))
    }

    private func lines(of plan: HousePlan) -> [Wording] {
        let rows = PlanRow.riskyFirst(desk.rows(of: plan))
        let shown = rows.prefix(8).map { row in
            let due = row.due.map { " \($0)" } ?? ""
            return Wording("\(row.device): \(row.from) → \(row.to)\(due)")
        }
        return shown + (rows.count > shown.count ? ["and \(String(rows.count - shown.count)) more"] : [])
    }

    private var isAsking: Bool {
        screen.open(Question.self)?.name == Self.offer.name || screen.open(PINPanel.self)?.purpose == Self.offer.name
    }

    public func confirm(_ question: Question) -> Bool {
        guard question.name == Question.house("").name else { return false }
        asked = nil
        speak("yes")
        isAnswered = true
        return true
    }

    public func decline(_ question: Question) -> Bool { false }

    /// Whether a line belongs to the yes that was typed just now: "yes please" is a yes at its first word.
    func goesWithYes(_ text: String) -> Bool {
        defer { isAnswered = false }
        return isAnswered && Self.courtesies.contains(text.trimmed.lowercased().filter { $0.isLetter || $0 == " " })
    }

    private static let courtesies: Set = [
        "please", "please do", "please do it", "do it", "do it please",
    ]

    /// A panel that was closed without a yes is a no: a later yes would be meant for something else.
    public func follow() {
        followSearch()
        followPerson()
        desk.manner.isLedElsewhere = screen.holds(.isLedHere)
        desk.manner.isOfInterest = desk.hasHouse || desk.isAskedHere
        guard asked != nil, !isAsking else { return }
        asked = nil
        guard desk.question != nil else { return }
        say(desk.localized(desk.setAside().text), .assistant)
    }

    /// What was asked in a panel was answered in words.
    func followQuestion() {
        guard let asked, desk.question != asked else { return }
        self.asked = nil
        if isAsking { screen.closePanel() }
    }

    func tryPIN() {
        guard var panel = screen.open(PINPanel.self), let figures = panel.begin() else { return }
        guard let pin = HousePIN(figures) else {
            panel.refuse(Self.pinLength)
            return screen.show(panel)
        }
        screen.show(panel)
        run { [desk] feature in
            var spoken = await desk.take(pin)
            spoken.text = desk.localized(spoken.text)
            if spoken.asks == nil { feature.say(spoken.text, .assistant) }
            feature.ask(spoken)
        }
    }
}
