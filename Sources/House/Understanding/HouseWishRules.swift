/// The wishes in the words of a command.
enum HouseWishRules {
    /// Nil when the words do not make one command.
    static func request(_ clause: HouseSegment, moments: [HouseMoment]) -> HouseRequest? {
        guard let wishes = wishes(clause) else { return nil }
        let all = clause.moments + (clause.moments.contains { !$0.isLasting } ? [] : moments)
        let starts = all.filter { !$0.isLasting }
        let lengths = all.compactMap { if case .lasting(let seconds) = $0 { seconds } else { nil } }
        guard starts.count <= 1, lengths.count <= 1 else { return nil }
        let request = HouseRequest(
            wishes: wishes, things: clause.things, exceptions: clause.exceptions,
            aspect: clause.aspect ?? dimmed(clause),
            moment: starts.first, lasting: lengths.first)
        return hasEnough(request, clause) ? request : nil
    }

    /// "Dim the bedroom to 20" is said of its light, whatever else there is.
    private static func dimmed(_ clause: HouseSegment) -> HouseAspect? {
        let isOfPlaces = clause.things.allSatisfy { !$0.hasThing }
        return isOfPlaces && [.dim, .brighten].contains(clause.verb) ? .brightness : nil
    }

    /// "Turn off" alone names nothing; "warmer" is clear.
    private static func hasEnough(_ request: HouseRequest, _ clause: HouseSegment) -> Bool {
        if !clause.things.isEmpty { return true }
        // "Next track" is said of what plays; "next" alone may be said of anything.
        if [.next, .previous].contains(request.wishes.first), clause.exceptions.isEmpty {
            return clause.text.split(separator: " ").contains { ["track", "song", "item"].contains($0) }
        }
        let isOfHeating = request.wishes.contains { $0.isTemperature }
        return (clause.aspect != nil || isOfHeating) && clause.exceptions.isEmpty
    }

    /// Whether an unknown word is one for a house: in "turn on the disco ball" it is, in "open the letter" not.
    static func isOfAHouse(_ clause: HouseSegment) -> Bool {
        if clause.things.contains(where: { $0.kind != nil || !$0.names.isEmpty || $0.isEverything || $0.hasPlace }) {
            return true
        }
        if isOfAPlace(clause) { return true }
        switch clause.verb {
        case .turn: return clause.particle == .on || clause.particle == .off
        case .dim, .brighten, .lock, .unlock, .arm, .armHome, .armNight, .armVacation, .disarm, .toggle, .illuminate,
            .unmute:
            return true
        default: return false
        }
    }

    /// "Make it warmer in the garden" is, whether there is a garden or not; "make it darker in the second verse" may be said
    /// of anything.
    private static func isOfAPlace(_ clause: HouseSegment) -> Bool {
        let unknown = clause.unknown.filter(\.isPlace)
        guard !unknown.isEmpty, unknown.count == clause.unknown.count, clause.things.allSatisfy(\.isPronoun) else {
            return false
        }
        if clause.values.contains(where: { $0.isTemperature }) { return true }
        guard clause.isUp != nil else { return false }
        let isOfOneWord = unknown.allSatisfy { !$0.text.contains(" ") }
        return clause.aspect == .temperature || (clause.aspect == .brightness && isOfOneWord)
    }

    private static func wishes(_ clause: HouseSegment) -> [HouseWish]? {
        if !clause.values.isEmpty { return valued(clause) }
        if let isUp = clause.isUp { return directed(clause, isUp: isUp, clause.aspect) }
        if clause.by != nil || clause.isByShare, !isRelative(clause) { return nil }
        switch (clause.verb, clause.particle) {
        case (_, .off) where clause.aspect == .volume: return [.mute]
        case (_, .on) where clause.aspect == .volume: return nil
        case (.turn, .on), (nil, .on), (.set, .on), (.activate, .on): return [.on]
        case (.turn, .off), (nil, .off), (.close, .off), (.set, .off): return [.off]
        case (.turn, .up), (nil, .up), (.raise, nil), (.raise, .up): return directed(clause, isUp: true, clause.aspect)
        case (.turn, .down), (nil, .down), (.lower, nil), (.lower, .down):
            return directed(clause, isUp: false, clause.aspect)
        case (.dim, nil), (.dim, .down): return directed(clause, isUp: false, .brightness)
        case (.brighten, nil), (.brighten, .up): return directed(clause, isUp: true, .brightness)
        case (.open, nil), (.open, .up), (.open, .down): return moved(clause, isUp: true)
        case (.close, nil), (.close, .down), (.close, .up): return moved(clause, isUp: false)
        case (let verb?, nil): return plain(verb)
        default: return nil
        }
    }

    /// "By 10 percent" goes with what gets more or less.
    private static func isRelative(_ clause: HouseSegment) -> Bool {
        [.raise, .lower, .dim, .brighten].contains(clause.verb) || clause.particle == .up || clause.particle == .down
    }

    /// "Open the blinds a bit".
    private static func moved(_ clause: HouseSegment, isUp: Bool) -> [HouseWish] {
        guard clause.strength == .usual else { return [.change(.position, isUp: isUp, by: nil, clause.strength)] }
        return [isUp ? .open : .close]
    }

    private static func plain(_ verb: HouseWord.Verb) -> [HouseWish]? {
        switch verb {
        case .lock: [.lock]
        case .unlock: [.unlock]
        case .arm: [.arm]
        case .armHome: [.armAs(.home)]
        case .armNight: [.armAs(.night)]
        case .armVacation: [.armAs(.vacation)]
        case .disarm: [.disarm]
        case .start: [.start]
        case .stop: [.stop]
        case .pause: [.pause]
        case .play: [.play]
        case .toggle: [.toggle]
        case .activate: [.activate]
        case .mute: [.mute]
        case .unmute: [.unmute]
        case .next: [.next]
        case .previous: [.previous]
        case .illuminate: [.on]
        case .dock: [.dock]
        default: nil
        }
    }

    private static func directed(_ clause: HouseSegment, isUp: Bool, _ aspect: HouseAspect?) -> [HouseWish]? {
        guard [nil, .turn, .set, .raise, .lower, .dim, .brighten, .open, .close].contains(clause.verb) else {
            return nil
        }
        guard clause.particle != .off, clause.particle != .on || clause.verb == .turn else { return nil }
        return [.change(aspect, isUp: isUp, by: clause.by, clause.strength)]
    }

    /// "Off" and "20 percent" do not go together; "on" and a colour do.
    private static func valued(_ clause: HouseSegment) -> [HouseWish]? {
        guard clause.particle != .off, clause.by == nil, clause.isUp == nil, clause.values.count <= 3 else {
            return nil
        }
        let isArmed = clause.values.contains { if case .armAs = $0 { true } else { false } }
        if isArmed { return clause.verb == .arm && clause.values.count == 1 ? clause.values : nil }
        switch clause.verb {
        case nil, .turn, .set, .dim, .brighten, .raise, .lower, .open, .close: break
        default: return nil
        }
        guard clause.verb != nil || clause.particle != nil || !clause.things.isEmpty || clause.aspect != nil else {
            return nil
        }
        return clause.values
    }
}

extension HouseMoment {
    var isLasting: Bool { if case .lasting = self { true } else { false } }
}
