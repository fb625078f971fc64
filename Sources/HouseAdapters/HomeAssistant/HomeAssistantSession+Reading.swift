import EchoWire
import House

/// What there is, and how it is.
extension HomeAssistantSession {
    mutating func startReading() -> [HomeAssistantEffect] {
        phase = .reading
        // Changes first, so that none is missed while the rest is read.
        let changes = HomeAssistantRegistryPart.allCases.map { ask(.subscribe(event: $0.rawValue), .registry($0)) }
        subscriptions = [:]
        for (id, question) in questions {
            if case .registry(let part) = question { subscriptions[id] = part }
        }
        let parts = HomeAssistantRegistryPart.allCases.map { ask($0.command, $0.question) }
        return changes + parts + [ask(.subscribeEntities, .states)]
    }

    /// - Parameter answer: nil when it was refused: such a house has none, or does not tell this user.
    mutating func read(_ question: HomeAssistantQuestion, _ answer: JSONValue?) -> [HomeAssistantEffect] {
        var effects: [HomeAssistantEffect] = []
        if let answer {
            switch question {
            case .areas: world.change { $0.readAreas(answer) }
            case .floors: world.change { $0.readFloors(answer) }
            case .devices: world.change { $0.readDevices(answer) }
            case .labels: world.change { $0.readLabels(answer) }
            case .exposed: world.change { $0.readExposed(answer) }
            case .entities:
                world.change { $0.readEntries(answer) }
                effects = askAliases() + [ask(.exposed, .exposed)]
            default: world.change { $0.readAliases(answer) }
            }
        }
        if let part = stale.first(where: { $0.question == question }) {
            stale.remove(part)
            effects.append(ask(part.command, part.question))
        }
        return effects + arrive()
    }

    private mutating func askAliases() -> [HomeAssistantEffect] {
        let entities = world.registry.entries.filter { !$0.value.isAside }.keys.sorted()
        return stride(from: 0, to: entities.count, by: Self.entriesAtOnce).map { start in
            ask(.entries(Array(entities[start..<min(start + Self.entriesAtOnce, entities.count)])), .aliases)
        }
    }

    mutating func happened(_ id: Int, _ event: JSONValue) -> [HomeAssistantEffect] {
        if let part = subscriptions[id] { return changed(part) }
        guard questions[id] == .states else { return [] }
        let event = HomeAssistantEntitiesEvent(event)
        world.apply(event, by: authors)
        guard !hasStates else { return [] }
        hasStates = true
        return arrive()
    }

    private mutating func changed(_ part: HomeAssistantRegistryPart) -> [HomeAssistantEffect] {
        guard !questions.values.contains(part.question) else {
            stale.insert(part)
            return []
        }
        return [ask(part.command, part.question)]
    }

    /// When everything was read, the house is here.
    private mutating func arrive() -> [HomeAssistantEffect] {
        let reading: Set<HomeAssistantQuestion> = [
            .areas, .floors, .devices, .labels, .entities, .aliases, .exposed,
        ]
        guard phase == .reading, hasStates, reading.isDisjoint(with: questions.values) else { return [] }
        phase = .here
        return [.tell(world.whole(by: authors))]
    }

    mutating func tellReadings() -> [HomeAssistantEffect] {
        guard phase == .here else { return [] }
        let readings = world.takeReadings()
        return readings.isEmpty ? [] : [.tell(.changed(readings))]
    }

    /// Tells what there is, when it is something else than before; then how the new things are.
    mutating func settle() -> [HomeAssistantEffect] {
        isSettling = false
        guard phase == .here else { return [] }
        let inventory = world.settle()
        return (inventory.map { [.tell(.inventory($0))] } ?? []) + tellReadings()
    }

    private var authors: HomeAssistantAuthors {
        HomeAssistantAuthors(
            ownUser: ownUser, ownContexts: ownContexts, isOrdering: questions.values.contains(.order),
            unanswered: unanswered)
    }
}
