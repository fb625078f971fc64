/// Reads a scene, or a script, that is said with little more than its name: "movie night in the living room",
/// "change to party mode".
struct HouseSceneReader {
    let skill: HouseSkill
    let context: HouseContext

    func understanding(of units: [HouseUnit]) -> HouseUnderstanding? {
        guard units.count <= 8, !units.contains(where: { $0.isUnknown || $0.number != nil || $0.question != nil })
        else {
            return nil
        }
        let things = units.filter {
            $0.isThing && !$0.isPlace && $0.meaning.kind != .scene && $0.meaning.kind != .script
        }
        guard things.count == 1, let found = things.first.flatMap(scene), isSaidOnly(of: found, units) else {
            return nil
        }
        var thing = ThingReference(text: HouseLine.text(found.name))
        thing.chosen = [found.id]
        return skill.maker(context).understanding(of: [HouseRequest(wishes: [.activate], things: [thing])])
    }

    /// The one thing of that name.
    private func scene(_ unit: HouseUnit) -> HouseDevice? {
        let named = (unit.meaning.named.isEmpty ? unit.meaning.called : unit.meaning.named).compactMap {
            skill.vocabulary.devices[$0]
        }
        guard named.count == 1, let device = named.first, device.kind == .scene || device.kind == .script else {
            return nil
        }
        return device
    }

    /// Whether the rest is where it is, and words that begin one.
    private func isSaidOnly(of scene: HouseDevice, _ units: [HouseUnit]) -> Bool {
        units.allSatisfy { unit in
            if unit.isPlace { return scene.room.map(unit.meaning.rooms.contains) ?? false || isFloor(unit, scene) }
            if unit.isThing { return true }
            switch unit.word {
            case .verb(.set), .verb(.turn), .verb(.activate), .verb(.start), .particle(.on), .preposition(.to),
                .preposition(.place), .preposition(.of), .preposition(.with):
                return true
            default: return false
            }
        }
    }

    private func isFloor(_ unit: HouseUnit, _ scene: HouseDevice) -> Bool {
        scene.room.flatMap { skill.vocabulary.rooms[$0]?.floor }.map(unit.meaning.floors.contains) ?? false
    }
}
