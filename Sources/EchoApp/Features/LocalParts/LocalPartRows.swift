import EchoScreen
import EchoText

/// The rows of the panel of local parts: who thinks, listens and speaks, who else could, and what can be got.
struct LocalPartRows {
    /// A part that is being got.
    struct Getting: Sendable, Hashable {
        let name: String
        var bytes = 0
        var all = 0
    }

    let chosen: LocalPreferences
    /// The servers that are in use.
    let inUse: [LocalPartChange.Role: LocalPartChange]
    /// What was found on this machine.
    let offers: [LocalPartOffer]
    let standings: [PartStanding]
    let getting: Getting?

    static let roles: [LocalPartChange.Role] = [.brain, .ears, .voice]

    var rows: [ChoiceRowViewState] { Self.roles.map(role) + offers.map(offer) + standings.map(part) }

    static func id(_ role: LocalPartChange.Role) -> String { "role.\(role)" }
    static func id(_ offer: LocalPartOffer) -> String { "offer.\(offer.role).\(offer.address)" }
    static func id(_ part: LocalPart) -> String { "part.\(part.name)" }

    static func setting(_ role: LocalPartChange.Role) -> SettingID {
        switch role {
        // What sentences mean is understood by whoever answers them.
        case .brain, .embeddings: .localBrain
        case .ears: .localEars
        case .voice: .localVoice
        }
    }

    /// What Enter changes the choice of a role to.
    func next(_ role: LocalPartChange.Role) -> String {
        word(role) == LocalPreferences.automatic ? LocalPreferences.builtIn : LocalPreferences.automatic
    }

    /// What Enter changes the choice of its role to.
    func next(_ offer: LocalPartOffer) -> String {
        isChosen(offer) ? LocalPreferences.automatic : offer.address
    }

    private func isChosen(_ offer: LocalPartOffer) -> Bool { word(offer.role) == offer.address }

    private func isInUse(_ offer: LocalPartOffer) -> Bool {
        inUse[offer.role] == LocalPartChange(offer.role, model: offer.model, server: offer.server, isThere: true)
    }

    private func word(_ role: LocalPartChange.Role) -> String {
        switch role {
        case .brain, .embeddings: chosen.brain
        case .ears: chosen.ears
        case .voice: chosen.voice
        }
    }

    private func role(_ role: LocalPartChange.Role) -> ChoiceRowViewState {
        let word = word(role)
        let isAutomatic = word == LocalPreferences.automatic
        var row = ChoiceRowViewState(
            id: Self.id(role), title: "\(role)".prefix(1).uppercased() + "\(role)".dropFirst(),
            state: StyledText(isAutomatic ? "automatic" : Sanitizer.line(word), .accent), note: use(role, word))
        row.help =
            isAutomatic
            ? "Enter: use only what comes with the program, after a restart."
            : "Enter: use what is found on this machine, after a restart."
        return row
    }

    private func use(_ role: LocalPartChange.Role, _ word: String) -> String {
        if let server = inUse[role], server.isThere { return LocalPartWording.title(server) }
        let isReady = standings.contains { $0.isThere && $0.part.role == role }
        if word == LocalPreferences.automatic, isReady { return "starts when it is needed" }
        let isAddress = word != LocalPreferences.automatic && word != LocalPreferences.builtIn
        // One that was chosen may still be asked whether it is there.
        return isAddress && inUse[role] == nil ? "" : "built-in"
    }

    private func offer(_ offer: LocalPartOffer) -> ChoiceRowViewState {
        let isChosen = isChosen(offer)
        let state =
            isInUse(offer)
            ? StyledText("in use", .success) : isChosen ? StyledText("chosen", .accent) : StyledText("found", .faint)
        var row = ChoiceRowViewState(
            id: Self.id(offer), title: LocalPartWording.title(offer.model, of: offer.server), state: state,
            note: "\(offer.role)", isCurrent: isChosen)
        let action = isChosen ? "use whatever is found" : "use this one"
        row.help = "Runs at \(Sanitizer.line(offer.address)). Enter: \(action), after a restart."
        return row
    }

    private func part(_ standing: PartStanding) -> ChoiceRowViewState {
        let part = standing.part
        let isGot = getting?.name == part.name
        let state = isGot ? progress : StyledText(PartWording.state(standing), standing.isThere ? .success : .faint)
        var row = ChoiceRowViewState(
            id: Self.id(part), title: Sanitizer.line(part.title), state: state, note: PartWording.role(part))
        let action = isGot ? "stop, and keep what was downloaded" : standing.isThere ? "how to remove it" : "get it"
        row.help = "\(PartWording.details(standing)) Enter: \(action)."
        return row
    }

    private var progress: StyledText {
        guard let getting, getting.all > 0 else { return StyledText("beginning …", .accent) }
        return StyledText(ByteWording.progress(getting.bytes, of: getting.all), .accent)
    }
}
