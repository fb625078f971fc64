/// What a sentence has to wait for.
extension HouseDesk {
    func concern(of heard: HeardSentence) -> AnswerOrder.Concern {
        switch heard.understood {
        case .plan(let plan): concern(of: plan)
        case .question(let asked): .devices(Set(asked.devices))
        case .yes, .pin:
            switch question {
            case .confirm(let plan)?, .pin(let plan)?: concern(of: plan)
            case .which?, .time?, nil: .nothing
            }
        case .undo, .cancel, .callOff: .everything
        default: .nothing
        }
    }

    /// What a scene or a script changes is not seen from here.
    private func concern(of plan: HousePlan) -> AnswerOrder.Concern {
        let isSeen = plan.devices.allSatisfy { id in
            picture.devices[id].map { ![.scene, .script, .automation].contains($0.kind) } ?? true
        }
        return isSeen ? .devices(Set(plan.devices)) : .everything
    }
}
