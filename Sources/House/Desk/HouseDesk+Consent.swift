import EchoScreen

/// What a person has to say before something risky is done.
extension HouseDesk {
    /// - Parameter promise: what is waited for once the plan has its yes; nil to carry it out at once.
    func ask(_ plan: HousePlan, _ text: String, then promise: HouseWatch? = nil) -> HouseSpoken {
        let asked = HouseAsking.question(of: plan, hasPIN: pin?.isSet == true)
        question = asked
        asking.promised = promise
        listener.onChange()
        let takesPIN = if case .pin = asked { true } else { false }
        return HouseSpoken(takesPIN ? "\(text) It takes the PIN." : text, asks: asked)
    }

    func confirmed() async -> HouseSpoken {
        switch question {
        case .confirm(let plan)?: await agreed(plan)
        case .pin?:
            HouseSpoken("A yes is not enough: it takes the \(asking.isOfCode ? "code" : "PIN").", asks: question)
        case .which?, .time?, nil: HouseSpoken("There is nothing to say yes to.")
        }
    }

    /// Tries a PIN for the plan that is asked about.
    func take(_ figures: HousePIN) async -> HouseSpoken {
        if case .pin(let plan)? = question, asking.isOfCode {
            question = nil
            let wanted = permitted(plan)
            return if let refusal = refusal(of: plan, permitted: wanted) { refusal } else {
                await carryOut(wanted, code: figures)
            }
        }
        guard case .pin(let plan)? = question, let pin else { return HouseSpoken("Nobody asked for a PIN.") }
        let answer = await pin.check(figures.digits)
        // It may have been called off meanwhile.
        guard question == .pin(plan) else { return HouseSpoken("Nothing was done.") }
        switch answer {
        case .right: return await agreed(plan)
        case .wrong: return HouseSpoken(answer.text, asks: question)
        case .paused, .unreachable: return HouseSpoken("\(answer.text) \(setAside().text)")
        }
    }

    /// Whether a text is the PIN that is asked for, or is meant to be: it is shown to nobody.
    public func isPIN(_ text: String) -> Bool { asking.isPIN(text) }

    /// What figures are that were typed; asked for, they are the PIN.
    func straysAsPIN(_ text: String) -> StrayPIN.Verdict {
        asking.straysAsPIN(text, isSet: pin?.isSet == true, at: now)
    }

    /// Compares figures that nobody asked for with the PIN.
    func isTheirPIN(_ text: String) async -> Bool {
        asking.stray.compare(at: now)
        return await pin?.isSame(text.filter { ("0"..."9").contains($0) }) == true
    }

    /// Asks for the code that the devices of a plan want of their own; nil where none does. Nobody can give one later.
    func askForCode(_ plan: HousePlan) -> HouseSpoken? {
        let wanting = plan.steps.filter { step in
            step.due == nil && picture.devices[step.device]?.code?.isWanted(for: step.to) == true
        }
        guard !wanting.isEmpty, picture.absence == nil else { return nil }
        let names = answer.names(wanting.map(\.device))
        guard wanting.allSatisfy({ picture.devices[$0.device]?.code?.isNumber == true }) else {
            return HouseSpoken(
                HouseAnswer.sentence("\(names) takes a code with letters, which cannot be given here")
                    + " Nothing was done.")
        }
        question = .pin(plan)
        asking.isOfCode = true
        listener.onChange()
        return HouseSpoken("What is the code of \(names)? It is not saved.", asks: question)
    }

    private func agreed(_ plan: HousePlan) async -> HouseSpoken {
        let watch = asking.promised
        question = nil
        // Somebody else may say yes than was asked.
        let wanted = permitted(plan)
        if let refusal = refusal(of: plan, permitted: wanted) { return refusal }
        if plan.describes != nil, let refusal = refusalOfArranging() { return refusal }
        guard let watch else { return await carryOut(wanted) }
        return refusal(of: watch.plan?.steps.map(\.order) ?? []) ?? note(watch)
    }

    /// What was asked is not done.
    @discardableResult public func setAside() -> HouseSpoken {
        guard question != nil else { return HouseSpoken("There is nothing to call off.") }
        question = nil
        listener.onChange()
        return HouseSpoken("Nothing was done.")
    }
}
