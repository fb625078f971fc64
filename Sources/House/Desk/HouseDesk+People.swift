import EchoScreen
import Foundation

/// The speaker, and what they may do.
extension HouseDesk {
    /// Nil for a guest.
    var speaker: HousePerson? {
        talk.speaker.name(at: now, patience: manner.patience).flatMap { memory.people.person(named: $0) }
    }

    /// Where nobody is told apart, everybody may do everything.
    var rights: HouseRights {
        guard memory.people.isUsed else { return .everything }
        return speaker?.rights ?? memory.people.guest
    }

    /// What stands behind the name of the house: "Anna", "guest"; empty where nobody is told apart.
    var speakerName: String { memory.people.isUsed ? speaker?.name ?? HousePeople.guestName : "" }

    /// How it is said that something was done, as whoever speaks likes it.
    var replies: HouseReplies { speaker?.replies ?? manner.replies }

    /// "Here".
    var here: RoomID? { speaker?.room.flatMap(room(named:))?.id ?? manner.room }

    /// Whoever is heard is not forgotten yet.
    func hearSpeaker() {
        if speaker == nil { talk.speaker.leave() } else { talk.speaker.hear(at: now) }
    }

    /// Whoever has said nothing for long is a guest.
    func forgetSpeaker() {
        guard let end = talk.speaker.end(patience: manner.patience), end <= now else { return }
        leave()
    }

    private func leave() {
        talk.speaker.leave()
        if question != nil { setAside() }
        listener.onChange()
    }

    /// Takes over who is known, and nothing else that is kept: what is put off there would be done twice.
    package func knowPeople(of keeper: any HouseMemoryProtocol) async {
        if let kept = await keeper.load() { memory.people = kept.people }
    }

    // MARK: what may be done

    /// The plan as far as whoever speaks may do it; what they may not is left out and named.
    func permitted(_ plan: HousePlan) -> HousePlan { rights.limited(plan, picture.devices, planRules) }

    /// What is said where nothing of a plan may be done; nil where some of it may, or nothing was to be done.
    func refusal(of plan: HousePlan, permitted: HousePlan) -> HouseSpoken? {
        guard permitted.steps.isEmpty, !plan.steps.isEmpty else { return nil }
        return HouseSpoken("\(answer.nothingToDo(permitted))\(advice)")
    }

    /// Nil where such orders may be given, and be taken back.
    func refusal(of orders: [DeviceOrder]) -> HouseSpoken? {
        rights.allows(orders, picture.devices) ? nil : refused
    }

    /// Nil for whoever may change what others arranged.
    func refusalOfArranging() -> HouseSpoken? { rights.mayArrange ? nil : refused }

    private var refused: HouseSpoken { HouseSpoken("You may not change that. Nothing was done.\(advice)") }

    private var advice: String {
        if memory.people.isClosed { return " Who lives here is read with the passphrase: start again with it." }
        return speaker == nil ? " Say who you are: /house-person." : ""
    }

    // MARK: what is said of it

    func answer(_ remark: HousePersonRemark) -> HouseSpoken {
        switch remark {
        case .isName(let name): return ask(who: name)
        case .isGuest:
            leave()
            return HouseSpoken("You are a guest now: a guest \(memory.people.guest.text).")
        case .who, .rights:
            guard let speaker else {
                return HouseSpoken("I do not know: for me you are a guest, who \(memory.people.guest.text).")
            }
            return HouseSpoken("You are \(HouseLine.text(speaker.name)), who \(speaker.rights.text).")
        }
    }

    private func ask(who name: String?) -> HouseSpoken {
        if let name, name == speaker?.name { return HouseSpoken("I know, \(HouseLine.text(name)).") }
        let known = name.map { "What is your PIN, \(HouseLine.text($0))?" }
        return ask(.who(name), known ?? "Who is speaking? Type your PIN.")
    }

    private func ask(_ asked: HousePersonAsking, _ text: String) -> HouseSpoken {
        if question != nil { setAside() }
        asking.ask(asked, at: now)
        asking.stray.guardedAt = now
        listener.onChange()
        var spoken = HouseSpoken(text)
        spoken.person = asked
        return spoken
    }

    /// The PIN is not typed after all.
    func stopAskingWho() -> HouseSpoken {
        asking.endPerson()
        listener.onChange()
        return HouseSpoken("All right. You are \(speaker.map { HouseLine.text($0.name) } ?? "a guest").")
    }

    /// Figures for what was asked.
    func take(ofPerson figures: HousePIN) async -> HouseSpoken {
        // What is typed again after it was wrong goes nowhere.
        asking.stray.guardedAt = now
        return switch asking.person(at: now) {
        case nil: HouseSpoken("Nobody asked for a PIN.")
        case .who(let name)?: await identify(name, figures)
        case .new(let person, let first)?: await keep(person, first, figures)
        }
    }

    private func identify(_ name: String?, _ figures: HousePIN) async -> HouseSpoken {
        let wait = memory.people.tries.wait(at: now)
        guard wait == 0 else {
            asking.endPerson()
            return HouseSpoken(PINAnswer.paused(.seconds(wait)).text)
        }
        // It counts as wrong until it is known to be right, so that two at once are two tries.
        memory.people.note(isRight: false, at: now)
        keepMemory()
        let known = memory.people.all.filter { name == nil || $0.name == name }
        var found: [String] = []
        for person in known {
            if await isPIN(figures, of: person) { found.append(person.name) }
        }
        // It may have been called off meanwhile.
        guard asking.person(at: now) == .who(name) else { return HouseSpoken("Nothing was done.") }
        guard let first = found.first else { return wrong(.who(name)) }
        memory.people.note(isRight: true, at: now)
        keepMemory()
        asking.endPerson()
        guard found.count == 1 else {
            return HouseSpoken("Several people have that PIN: say your name, too, as in /house-person \(first).")
        }
        talk.speaker.come(first, at: now)
        keepTime()
        listener.onChange()
        let may = speaker.map { "You \($0.rights.text)." } ?? ""
        return HouseSpoken("Hello \(HouseLine.text(first)). \(may)")
    }

    private func wrong(_ asked: HousePersonAsking) -> HouseSpoken {
        let wait = memory.people.tries.wait(at: now)
        guard wait == 0 else {
            asking.endPerson()
            return HouseSpoken(PINAnswer.paused(.seconds(wait)).text)
        }
        return ask(asked, PINAnswer.wrong(left: memory.people.tries.left).text)
    }

    // MARK: who there is

    /// What `/house-person` was told.
    func take(_ command: HousePersonCommand) -> HouseSpoken {
        switch command {
        case .list: return HouseSpoken(peopleText)
        case .ask: return memory.people.isUsed ? ask(who: nil) : HouseSpoken(peopleText)
        case .leave:
            return memory.people.isUsed ? answer(.isGuest) : HouseSpoken(peopleText)
        case .become(let name):
            guard let person = memory.people.person(named: name) else { return unknown(name) }
            return ask(who: person.name)
        case .add(let name, let rights): return add(name, rights)
        case .remove(let name): return change(name, removePerson)
        case .may(let name, let rights):
            if name.lowercased() == HousePeople.guestName { return letGuests(rights) }
            return change(name) { letPerson($0, rights) }
        case .room(let name, let room): return change(name, isOwn: true) { put($0, in: room) }
        case .answers(let name, let replies):
            return change(name, isOwn: true) { person in
                var person = person
                person.replies = replies
                return note(person, "Noted: answers for \(person.name) are \(replies?.rawValue ?? "as usual").")
            }
        case .pin(let name):
            return change(name, isOwn: true) { ask(.new($0, first: nil), "Type a new PIN for \($0.name).") }
        }
    }

    private func unknown(_ name: String) -> HouseSpoken {
        HouseSpoken("Nobody called “\(HouseLine.text(name))” is known here. /house-person list says who is.")
    }

    private func change(
        _ name: String, isOwn: Bool = false, _ body: (HousePerson) -> HouseSpoken
    ) -> HouseSpoken {
        guard let person = memory.people.person(named: name) else { return unknown(name) }
        guard rights == .everything || (isOwn && person.name == speaker?.name) else { return refused }
        return body(person)
    }

    private func add(_ name: String, _ rights: HouseRights) -> HouseSpoken {
        guard self.rights == .everything else { return refused }
        guard canKeepPINs else { return HouseSpoken("A PIN cannot be kept here. Nobody was added.") }
        guard memory.people.person(named: name) == nil else {
            return HouseSpoken("\(HouseLine.text(name)) is known already.")
        }
        let rights = memory.people.isUsed ? rights : .everything
        if let objection = memory.people.objection(to: name) { return HouseSpoken(objection) }
        let person = HousePerson(name: name, rights: rights, pin: HousePerson.KeptPIN(text: ""))
        return ask(.new(person, first: nil), "Type a PIN for \(name), of 3 to 12 digits.")
    }

    private func keep(_ person: HousePerson, _ first: HousePIN?, _ figures: HousePIN) async -> HouseSpoken {
        guard let first else { return ask(.new(person, first: figures), "Type it once more.") }
        guard first == figures else {
            return ask(.new(person, first: nil), "The two PINs differ. Type the PIN for \(person.name) again.")
        }
        let kept = await keptPIN(figures)
        guard asking.person(at: now) == .new(person, first: first) else { return HouseSpoken("Nothing was done.") }
        asking.endPerson()
        guard let kept else { return HouseSpoken("The PIN could not be kept. Nothing was changed.") }
        let isFirst = !memory.people.isUsed
        let isNew = memory.people.person(named: person.name) == nil
        var person = person
        person.pin = HousePerson.KeptPIN(text: kept)
        if isFirst { talk.speaker.come(person.name, at: now) }
        let guests = isFirst ? " From now on, strangers are guests: a guest \(memory.people.guest.text)." : ""
        guard isNew else { return note(person, "The PIN is changed.") }
        return note(person, "\(person.name) is known now, and \(person.rights.text).\(guests)")
    }

    private func note(_ person: HousePerson, _ text: String) -> HouseSpoken {
        memory.people.take(person)
        memoryChanged()
        listener.onToolsChange()
        return HouseSpoken(text)
    }

    private func removePerson(_ person: HousePerson) -> HouseSpoken {
        if let objection = memory.people.objection(to: nil, of: person.name) { return HouseSpoken(objection) }
        memory.people.remove(person.name)
        memoryChanged()
        listener.onToolsChange()
        return HouseSpoken("\(person.name) is no longer known.")
    }

    private func letPerson(_ person: HousePerson, _ rights: HouseRights) -> HouseSpoken {
        if let objection = memory.people.objection(to: rights, of: person.name) { return HouseSpoken(objection) }
        var person = person
        person.rights = rights
        return note(person, "\(person.name) \(rights.text) now.")
    }

    private func letGuests(_ rights: HouseRights) -> HouseSpoken {
        guard self.rights == .everything else { return refused }
        memory.people.letGuests(rights)
        memoryChanged()
        return HouseSpoken("A guest \(rights.text) now.")
    }

    private func put(_ person: HousePerson, in room: String?) -> HouseSpoken {
        var person = person
        if let room, self.room(named: room) == nil {
            return HouseSpoken("There is no room called “\(HouseLine.text(room))”.")
        }
        person.room = room
        let place = room.map { "the \(HouseLine.text($0))" } ?? "the terminal's room"
        return note(person, "“Here” is \(place) for \(person.name).")
    }

    /// The people, and what they may do.
    private var peopleText: String {
        let people = memory.people
        guard people.isUsed else {
            return """
                Nobody is told apart here: everybody may do everything. /house-person add Anna begins, with you as the \
                first, who may do everything.
                """
        }
        let all = people.all.map { person in
            let isHere = person.name == speaker?.name ? ", who speaks now," : ""
            let room = person.room.map { ", and is usually in the \(HouseLine.text($0))" } ?? ""
            return "\(HouseLine.text(person.name))\(isHere) \(person.rights.text)\(room)."
        }
        return (all + ["A guest \(people.guest.text)."]).joined(separator: " ")
    }
}
