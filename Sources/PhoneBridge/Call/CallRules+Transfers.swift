/// Connects the caller with somebody else: when what the assistant says was heard, and with a way back when nobody answers.
extension CallRules {
    /// What is given to a sentence that does not come.
    private static let sentencePatience = Duration.seconds(3)
    /// A sentence that does not end.
    private static let longestSentence = Duration.seconds(20)

    /// The assistant's wish waits until the caller has heard of it.
    mutating func want(_ new: CallHandover) {
        if handover == nil { handover = new }
    }

    /// At the word of who watches: at once.
    mutating func handOn(to name: String, saying sentence: String?, at now: Instant) -> [CallEffect] {
        if handover?.isUnderWay != true {
            var new = CallHandover(to: name, isHere: false, saying: sentence, since: now)
            (new.isUnderWay, new.isOwn) = (true, false)
            handover = new
        }
        return [.transfer(to: name, saying: sentence)]
    }

    /// Nil when there is nothing to do for it.
    mutating func passHandover(isHeard: Bool, assistantWorks: Bool, at now: Instant) -> [CallEffect]? {
        guard var current = handover else { return nil }
        let waited = now - current.since
        guard !current.isUnderWay else {
            guard current.isHere, waited >= configuration.personPatience else { return nil }
            return notTransferred("Nobody takes the call.", wasTried: true)
        }
        if isHeard { current.wasHeard = true }
        handover = current
        let isQuiet = !isHeard && !assistantWorks
        let isDone = isQuiet && (current.wasHeard || waited >= Self.sentencePatience)
        guard isDone || waited >= Self.longestSentence else { return [] }
        (current.isUnderWay, current.since) = (true, now)
        handover = current
        guard !current.isHere else { return [.wantPerson(name: current.to, current.saying)] }
        return [.interruptAssistant, .transfer(to: current.to, saying: current.saying)]
    }

    mutating func notTransferred(_ reason: String, wasTried: Bool) -> [CallEffect] {
        guard let ended = handover else { return [] }
        (handover, quietSince) = (nil, nil)
        // Who asked for it is told by themselves.
        guard ended.isOwn || wasTried, !isTakenOver else { return [] }
        let words = """
            The caller could not be connected with \(ended.to): \(reason) They are with you again. Tell them so in one \
            short sentence, and ask whether you may take a message; take_message delivers it.
            """
        return [.interruptAssistant, .hush, .instruct(words, answers: true)]
    }

    /// The assistant is as silent as when a person speaks in its place.
    mutating func join() -> [CallEffect] {
        (handover, isTakenOver, quietSince) = (nil, true, nil)
        return [.interruptAssistant, .silence, .deafen]
    }
}
