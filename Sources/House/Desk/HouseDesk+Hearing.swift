import Foundation

/// What is said to the house, and what it says to that.
extension HouseDesk {
    /// Whether it is known what there is in the house.
    public var knowsNames: Bool { !skill.vocabulary.inventory.devices.isEmpty }

    /// What a sentence means now, read once.
    ///
    /// - Parameters:
    ///   - alternatives: what may have been said instead, the most likely first.
    ///   - isSpoken: it comes from a recogniser, which may have written other words than were said.
    public func heard(_ text: String, alternatives: [String] = [], isSpoken: Bool = false) -> HeardSentence {
        let context = context
        let said = [text] + alternatives
        let (text, english) =
            isSpoken
            ? skill.hear(said, in: context)
            : HouseReadings.taken(text, alternatives) { skill.understand($0, in: context) }
        let (understood, tongue) = heard(said, as: english, in: context)
        let isPIN = isPIN(text)
        let isSuggested = talk.suggested != nil
        let other = TongueRemark(text, memory.people, in: manner.tongue, isSuggested: isSuggested)
        let person = HousePersonRemark(text, memory.people) ?? other?.person
        let habit = (isSuggested ? HabitReply(text) : nil) ?? other?.habit
        return HeardSentence(
            text: text, understood: understood, tongue: other?.tongue ?? (isPIN ? talk.tongue : tongue), isPIN: isPIN,
            person: person,
            habit: habit, isMeant: isPIN || person != nil || habit != nil || isMeant(text, understood))
    }

    private func isMeant(_ text: String, _ understood: HouseUnderstanding) -> Bool {
        HouseAttention(
            isKnown: picture.isKnown || memory.names != nil && house.fixedInventory == nil, isExpected: isExpected,
            isAsking: question != nil || asking.person(at: now) != nil,
            canUndo: canUndo || deeds.isUnderWay,
            canCallOff: canCallOff, hasPlans: !plans.isEmpty, isMoving: isMoving,
            hasTimers: hasTimers, tellsNotices: tellsNotices, isLast: isLast,
            explains: explains
        ).takes(
            understood, isForAssistant: { isForHouse(text) },
            isAboutHouse: { skill.mentions(text) || skill.switches(text) })
    }

    /// Nobody else knows what the house does not.
    private var isLast: Bool { isAskedHere && !manner.isLedElsewhere }

    /// There is to be a house, and nothing is known of it.
    public var isExpected: Bool {
        hasHouse && !picture.isKnown && house.fixedInventory == nil && memory.names == nil
    }

    private var explains: Bool { manner.isOfInterest && !manner.isLedElsewhere }

    /// What the house says to a sentence, once it was done, in its language; nil for one that is not meant for it.
    public func answer(_ heard: HeardSentence) async -> HouseSpoken? {
        talk.tongue = heard.tongue
        guard var spoken = await answered(heard) else { return nil }
        spoken.text = localized(spoken.text, heard.tongue)
        return spoken
    }

    private func answered(_ heard: HeardSentence) async -> HouseSpoken? {
        hearSpeaker()
        if asking.person(at: now) == nil {
            asking.endPerson()
        } else {
            if heard.isPIN, let figures = HousePIN(heard.text) { return await take(ofPerson: figures) }
            if heard.understood == .cancel { return stopAskingWho() }
            asking.endPerson()
        }
        if let remark = heard.person { return answer(remark) }
        if let reply = heard.habit { return answer(reply) }
        if isExpected, heard.understood.isForAnyHouse { return HouseSpoken(unseenText(heard)) }
        switch heard.understood {
        case .nothing where heard.isPIN:
            setAside()
            return HouseSpoken("You were asked for the PIN too long ago. Nothing was done: say again what you want.")
        case .nothing where !isForHouse(heard.text): return nil
        case .record(.sayings(isOfHouse: false)) where !explains: return nil
        case .noWeather where !isLast: return nil
        case .record(.notices) where !tellsNotices, .dismiss where !tellsNotices: return nil
        case .changeTimer(_, let choice) where choice.purpose != nil: return await reply(to: heard.understood)
        // Others have timers, too.
        case .record(.timers), .record(.timersOf), .endTimers, .changeTimer:
            return hasTimers ? await reply(to: heard.understood) : nil
        case .nothing, .unknownDevice:
            if let answered = await answerOfHouse(heard.text) { return answered }
            return await reply(to: heard.understood)
        default: return await reply(to: heard.understood)
        }
    }

    public func hear(_ text: String, alternatives: [String] = [], isSpoken: Bool = false) async -> HouseSpoken? {
        await answer(heard(text, alternatives: alternatives, isSpoken: isSpoken))
    }

    /// Sentences with the names of this house, for a recogniser to expect. Answers are among them only while something is
    /// asked: else they are meant for somebody else.
    public func phrases(limit: Int) -> [String] {
        let sentences = expectedWords.phrases(limit: limit).filter { question != nil || $0.contains(" ") }
        let people = memory.people.isUsed ? memory.people.all.map { "i am \($0.name.lowercased())" } + ["who am i"] : []
        switch question {
        case .which(let choice)?: return people + HouseChoiceReader.answers(to: choice) + sentences
        case .time(let timer)?: return people + Self.times(for: timer) + sentences
        case .confirm?, .pin?, nil: return people + sentences
        }
    }

    /// What is said to "for how long?" and "when?"; a number stands for every other.
    private static func times(for timer: HouseTimer) -> [String] {
        let spans = ["ten minutes", "for ten minutes", "half an hour", "an hour", "two hours", "thirty seconds"]
        let clocks = ["at seven", "seven", "half past seven", "seven thirty", "seven am", "tomorrow at seven"]
        return timer.purpose == nil ? spans : ["in ten minutes", "in half an hour", "in an hour"] + clocks
    }

    /// Of a house of which nothing is known yet, what is said in most.
    var expectedWords: HouseVocabulary { isExpected ? Self.usualWords : skill.vocabulary }

    private static let usualWords = HouseVocabulary(
        inventory: Flat(isLivedIn: false).fixedInventory ?? HouseInventory())

    func reply(to understood: HouseUnderstanding) async -> HouseSpoken {
        talk.askedWhatIs = nil
        switch understood {
        case .nothing: return HouseSpoken("The house does not know that.")
        case .plan(let plan):
            var spoken = await take(plan)
            if let asked = whatIsIt(plan, spoken) { spoken.text += " " + asked }
            return spoken
        case .describe(let changes): return await describe(changes)
        case .indescribable(let device):
            return HouseSpoken("The house itself says what \(answer.name(device)) is. Nothing was noted.")
        case .forgetLearned: return await forgetLearned()
        case .question(let asked):
            question = nil
            mention(asked.devices)
            return HouseSpoken(await text(of: asked))
        case .unclear(let devices): return HouseSpoken(answer.askingBack(devices))
        case .which(let choice):
            question = .which(choice)
            return HouseSpoken(answer.question(of: choice), asks: question)
        case .yes: return await confirmed()
        case .no: return setAside()
        case .cancel: return await neverMind()
        case .halt: return await halt()
        case .callOff(let what): return await callOff(what)
        case .pin(let figures): return await take(figures)
        case .undo: return await undo()
        case .teach(let scene): return teach(scene)
        case .forget(let name): return forget(name)
        case .notify(let watch): return wait(for: watch)
        case .timer(let timer): return start(timer)
        case .untimed(let timer): return askTime(of: timer)
        case .endTimers(let name, let all): return endTimers(HouseTimerChoice(name: name), all: all)
        case .changeTimer(.end, let choice) where choice.purpose != nil: return await callOff(choice)
        case .changeTimer(let change, let choice): return self.change(choice, change)
        case .record(let asked): return HouseSpoken(await text(of: asked))
        case .noWeather: return HouseSpoken(answer.noWeather)
        case .dismiss(let which): return await dismiss(which)
        case .rule(let plan, let days): return note(plan, on: days)
        case .forgetHabits: return forgetHabits()
        case .unknownRoom, .unknownDevice, .noneThere, .unteachable, .unknownTime, .unknownRhythm, .half:
            return HouseSpoken(answer.refusal(of: understood) ?? "Nothing was done.")
        case .misheardException:
            return HouseSpoken(
                "What should stay as it is? I did not catch that, and nothing was done. Say it all again, please.")
        }
    }

    private func text(of asked: HouseQuestion) async -> String {
        switch asked.asks {
        case .lastTime(let test):
            let past = await history(of: asked.devices, in: now - HouseAnswer.pastSeconds..<now)
            return answer.text(of: test, last: asked.devices, past: past, now: now)
        case .wasSo(_, _, let date), .wasValue(_, let date):
            let past = await history(of: asked.devices, in: date - HouseAnswer.thenSeconds..<date + 1)
            return answer.text(ofThen: asked, at: date, past: past, now: now)
        default:
            guard picture.absence != nil else { return answer.text(of: asked) }
            return "\(awayText) \(answer.text(of: asked, asSeen: picture.lastSeen))"
        }
    }

    /// "The house cannot be reached: it does not accept the token."
    var awayText: String {
        let why = picture.absence.flatMap(HouseProblemWording.brief).map { ": \($0)" } ?? ""
        return ["The house cannot be reached\(why).", remedy].compactMap(\.self).joined(separator: " ")
    }

    /// What is said to a sentence that is for the house, before anything is known of it.
    private func unseenText(_ heard: HeardSentence) -> String {
        let why = HouseProblemWording.neverSeen(picture.absence)
        return heard.understood.isQuestion || skill.asks(heard.text) ? why : "\(why) Nothing was done."
    }

    /// What somebody has to do before it is back; nil where that is nothing.
    var remedy: String? { picture.absence.flatMap(HouseProblemWording.remedy) }

    var context: HouseContext {
        let sun = picture.inventory.place.map { SunRules.next(after: now, at: $0) }
        var context = HouseContext(
            room: here, lastMentioned: talk.lastMentioned, now: now, calendar: calendar, sunset: sun?.sunset,
            sunrise: sun?.sunrise, readings: ExpectedReadings.readings(picture.readings, after: waiting),
            openQuestion: asking.fresh(at: now))
        context.isAway = picture.absence != nil
        context.askedWhatIs = talk.askedWhatIs
        return context
    }

    func mention(_ devices: [DeviceID]) {
        if !devices.isEmpty { talk.lastMentioned = devices }
    }
}
