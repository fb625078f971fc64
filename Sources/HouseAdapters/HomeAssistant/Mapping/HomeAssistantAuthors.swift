import Foundation
import House

/// Those who may have changed something, as far as is known at that moment.
struct HomeAssistantAuthors: Sendable {
    /// The user that the token stands for, which may be at other remotes too.
    var ownUser: String?
    /// The marks of this program's own orders.
    var ownContexts: [String]
    /// Whether an order of this program waits for its answer: what it changes comes before its mark is known.
    var isOrdering: Bool
    /// Orders that nobody answered, by entity: they may be carried out all the same.
    var unanswered: [String: UnansweredOrder] = [:]

    /// Seconds that an order may lie in a house that hangs; and how far its clock may be off.
    private static let (longest, slack) = (600.0, 5.0)

    /// - Parameter units: what the house counts temperatures in.
    func cause(_ entity: HomeAssistantEntity, _ units: HomeAssistantUnits) -> ChangeCause {
        let state = entity.state
        let context = state.context
        return ChangeCause(context: context.id, parent: context.parent, origin: origin(context, entity, units))
    }

    private func origin(
        _ context: HomeAssistantContext, _ entity: HomeAssistantEntity, _ units: HomeAssistantUnits
    ) -> ChangeCause.Origin {
        if let id = context.id, ownContexts.contains(id) { return .us }
        if let user = context.user {
            return user == ownUser && (isOrdering || isLate(entity, units)) ? .us : .person
        }
        return context.parent == nil ? .unknown : .automation
    }

    /// Whether it became what an order asked for that was never answered.
    private func isLate(_ entity: HomeAssistantEntity, _ units: HomeAssistantUnits) -> Bool {
        guard let order = unanswered[entity.id] else { return false }
        let sent = order.sentAt.timeIntervalSince1970
        guard (sent - Self.slack...sent + Self.longest).contains(max(entity.state.changed, entity.state.updated)) else {
            return false
        }
        let reading = HomeAssistantReadings(units: units).reading(entity, cause: ChangeCause())
        return order.action.isShown(by: reading, of: entity.kind)
    }
}
