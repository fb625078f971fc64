import EchoScreen
import EchoText
import PhoneBridge

/// Calls that ring: the card over the screen, and what a person answers.
extension PhoneFeature {
    /// Seconds, where nobody has said anything else.
    nonisolated static let usualPatience = 20.0

    /// How long calls ring; nil where the assistant answers at once.
    var patience: Duration? {
        guard screen.preferences[word: .phoneAnswers] == CallAnswering.ask.rawValue else { return nil }
        return .seconds(Int(screen.preferences[number: .phoneRings] ?? Self.usualPatience))
    }

    /// A call has begun to ring.
    func tell(of id: String) {
        guard let call = rules.call(id) else { return }
        let name = call.number.isEmpty ? "a withheld number" : call.number
        alert(name)
        showRinging()
        guard screen.open(RingingPanel.self)?.call.id != id else { return }
        screen.notify("A call from \(name) rings. \(key: .showPhone) shows it.", .accent)
    }

    /// It rings no more.
    func settle(_ id: String) {
        closedCards.remove(id)
        showRinging()
    }

    /// Tells who looks elsewhere, in the way that they chose.
    func alert(_ name: String) {
        guard !screen.isAttended else { return }
        switch screen.preferences.screen.alerts {
        case .off: break
        case .bell: _ = screen.perform(.bell)
        case .desktop: _ = screen.perform(.notify(title: "echo", body: "A call from \(name)."))
        }
    }

    /// The card comes as soon as nobody writes or looks at something else: its keys are letters.
    func showRinging() {
        if let card = screen.open(RingingPanel.self), rules.call(card.call.id)?.isRinging != true { leaveCard() }
        let isAsked = screen.open(RingingPanel.self) != nil
        guard !isAsked, isFree, let call = rules.ringing.first(where: { !closedCards.contains($0.id) }) else { return }
        show(call)
    }

    func show(_ call: PhoneCallViewState) {
        returnsToList = screen.open(PhonePanel.self) != nil
        screen.show(RingingPanel(call, patience: patience ?? .seconds(Int(Self.usualPatience))))
    }

    /// What a key does in the card.
    func answer(_ command: Command, _ call: PhoneCallViewState) -> Bool {
        switch command {
        case .answerCall where rules.line?.hasSound == false:
            screen.notify(PhoneWording.onlyEchoAnswers, .warning)
        case .answerCall:
            closedCards.insert(call.id)
            screen.show(CallPanel(call, at: screen.clock.uptime))
            ask(.takeOver(true), of: call.id)
        case .letAssistantAnswer: close(call.id, .answer)
        case .declineCall: close(call.id, .decline)
        case .stop: close(call.id, nil)
        // A stray Enter neither answers nor closes.
        case .send: break
        default: return false
        }
        return true
    }

    private func close(_ call: String, _ request: CallRequest?) {
        closedCards.insert(call)
        if let request { ask(request, of: call) }
        leaveCard()
    }

    private func leaveCard() {
        screen.closePanel()
        if returnsToList { open() }
        returnsToList = false
    }

    private var isFree: Bool {
        !screen.isWriting && (!screen.hasPanel || screen.open(PhonePanel.self) != nil)
    }
}
