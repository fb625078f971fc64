/// Which sentences are for the house. What others can answer too, and what names nothing of the house, is left to them.
struct HouseAttention: Sendable {
    /// It is known what there is in the house.
    var isKnown: Bool
    /// There is to be a house, and nothing was heard of it yet.
    var isExpected = false
    /// Something was asked and not answered yet.
    var isAsking: Bool
    /// Something was done, or is under way, that can be taken back.
    var canUndo: Bool
    /// Something was said so lately that "never mind" means it.
    var canCallOff = false
    /// Something is to come.
    var hasPlans = false
    /// Something moves that can be stopped.
    var isMoving = false
    var hasTimers: Bool
    /// The house keeps notifications.
    var tellsNotices = false
    /// What others do not know either would only come back here: the assistant of this machine asks the house.
    var isLast = false
    /// What can be said is told also where the house was not named.
    var explains = true

    /// - Parameters:
    ///   - isForAssistant: whether the house's own assistant is asked what is not understood here.
    ///   - isAboutHouse: whether something of the house is named, or is to be switched as only a house's things are.
    func takes(
        _ understood: HouseUnderstanding, isForAssistant: () -> Bool, isAboutHouse: () -> Bool = { false }
    ) -> Bool {
        guard isKnown else { return isExpected && understood.isForAnyHouse }
        switch understood {
        case .nothing: return isForAssistant()
        case .unknownDevice: return isForAssistant() || (isLast && isAboutHouse())
        case .yes, .no, .pin: return isAsking
        case .cancel: return isAsking || (canCallOff && explains)
        case .halt: return isMoving
        case .noWeather: return isLast
        case .undo: return canUndo || isAsking || isLast
        case .callOff(.about(let devices, _)) where !devices.isEmpty: return true
        case .callOff(let what): return hasPlans || (isLast && what != .all)
        case .changeTimer(_, let choice) where choice.purpose != nil: return true
        case .record(.timers), .record(.timersOf), .endTimers, .changeTimer: return hasTimers
        case .record(.notices), .dismiss: return tellsNotices
        // A model may know the other half, and do both.
        case .unclear, .half: return isLast
        case .record(.sayings(isOfHouse: false)), .record(.changesToday): return explains
        default: return true
        }
    }
}

extension HouseUnderstanding {
    /// Its verbs and kinds are those of a house, whatever there is in it.
    var isForAnyHouse: Bool {
        switch self {
        case .plan, .question, .which, .unknownRoom, .unknownDevice, .noneThere, .unknownTime, .misheardException,
            .teach,
            .notify, .rule, .unknownRhythm, .record(.lastChanges), .record(.author), .record(.summary):
            true
        case .nothing, .unclear, .half, .cancel, .halt, .undo, .callOff, .unteachable, .forget, .timer, .untimed,
            .endTimers,
            .changeTimer, .record, .dismiss, .forgetHabits,
            .forgetLearned, .describe, .indescribable, .noWeather,
            .yes,
            .no, .pin:
            false
        }
    }

    /// It only asks.
    var isQuestion: Bool {
        switch self {
        case .question, .record: true
        default: false
        }
    }
}
