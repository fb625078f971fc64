/// Which sentences are for the house. What others can answer too, and what names nothing of the house, is left to them.
struct HouseAttention: Sendable {
    /// It is known what there is in the house.
    var isKnown: Bool
    /// Something was asked and not answered yet.
    var isAsking: Bool
    /// Something was done, or is under way, that can be taken back.
    var canUndo: Bool
    var hasTimers: Bool

    /// - Parameter isForAssistant: whether the house's own assistant is asked what is not understood here.
    func takes(_ understood: HouseUnderstanding, isForAssistant: () -> Bool) -> Bool {
        guard isKnown else { return false }
        switch understood {
        case .nothing, .unknownDevice: return isForAssistant()
        case .yes, .no, .cancel, .pin: return isAsking
        case .undo: return canUndo
        case .record(.timers), .endTimers: return hasTimers
        case .unclear: return false
        default: return true
        }
    }
}
