/// What was said of devices.
extension HouseAnswer {
    /// "You said that it is a heater": why a plan is asked about that looks harmless.
    func described(_ plan: HousePlan) -> [String] {
        let risky = plan.steps.compactMap { vocabulary.devices[$0.device] }.filter { device in
            device.ownKind != nil
                && plan.steps.contains { step in
                    step.device == device.id && PlanRules.reason(step.to, device.kind) != nil
                }
        }
        guard plan.steps.count > 1 else {
            return risky.compactMap(\.description).map { "It \($0.text), as you said." }
        }
        return risky.prefix(Self.mostNames).map { said($0) }
    }

    /// "Plug 3 is a heater, as you said."
    private func said(_ device: HouseDevice) -> String {
        Self.sentence("\(name(device.id)) \(device.description?.text ?? "is unknown"), as you said")
    }

    /// What can be said where a switch that opens something is to close it: nobody knows what it does to an open door.
    func onlyOpens(_ id: DeviceID) -> String {
        let name = name(id)
        guard let device = vocabulary.devices[id], let description = device.description else { return name }
        let use = device.abilities.contains(.power) ? "turn on" : "press"
        let noun = description.verb == .opens ? HouseLine.text(description.noun) : "door"
        return "nobody has said that \(name) closes it, too. Say “\(use) \(name)” to use it, or once "
            + "“\(name) opens and closes the \(noun)”"
    }

    /// What was remembered, or forgotten.
    ///
    /// - Parameter before: the devices as they were.
    func text(of changes: [DescribedDevice], before: [DeviceID: HouseDevice]) -> String {
        let told = changes.prefix(Self.mostNames).map { change -> String in
            if let description = change.description {
                return "Remembered: \(name(change.device)) \(description.text).\(consequence(change.device))"
            }
            let was = before[change.device]?.description
            return was.map { "Forgotten: that \(name(change.device)) \($0.text)." }
                ?? "Nobody has said what \(name(change.device)) is."
        }
        return told.joined(separator: " ")
    }

    private func consequence(_ id: DeviceID) -> String {
        guard let device = vocabulary.devices[id], device.ownKind != nil,
            device.abilities.contains(.power) || device.abilities.contains(.activate)
        else { return "" }
        let action: DeviceAction = device.abilities.contains(.power) ? .turnOn : .activate
        let use = action == .turnOn ? "turned on" : "used"
        return PlanRules.reason(action, device.kind) == nil ? "" : " You are asked before it is \(use)."
    }

    /// What is asked before something that was said is forgotten.
    func question(of changes: [DescribedDevice], before: [DeviceID: HouseDevice]) -> String {
        let parts = changes.prefix(Self.mostNames).compactMap { change in
            before[change.device]?.description.map { "\(name(change.device)) \($0.text)" }
        }
        guard !parts.isEmpty else {
            let said = changes.prefix(Self.mostNames).compactMap { change in
                change.description.map { "\(name(change.device)) \($0.text)" }
            }
            return "Remember that \(HouseWording.list(said))? Then nobody is asked before it is switched."
        }
        return "Forget that \(HouseWording.list(parts))? Then nobody is asked before it is switched."
    }

    /// All that was said of devices, in the order of the house.
    var descriptions: String {
        let told = vocabulary.inventory.devices.filter { $0.description != nil }
        guard !told.isEmpty else {
            return
                "Nobody has said yet what a device is. Say it as “plug 3 is a lamp”, or “the hall switch opens the garage”."
        }
        let more = told.count - 20
        let all = told.prefix(20).map(said) + (more > 0 ? ["And \(more) more."] : [])
        return all.joined(separator: " ")
    }

    /// What one is: as it was said, or that nobody has said it.
    func text(ofDescribed devices: [DeviceID]) -> String {
        devices.prefix(Self.mostNames).compactMap { vocabulary.devices[$0] }.map { device in
            guard device.description != nil else {
                return "Nobody has said what \(name(device.id)) is. \(hint(device.id))"
            }
            return "\(said(device)) \(Self.sentence(whyUnknown(device.id)))"
        }.joined(separator: " ")
    }

    /// What is asked of a device of which nothing is known.
    func whatIs(_ id: DeviceID) -> String { "What is \(name(id))? \(hint(id))" }

    private func hint(_ id: DeviceID) -> String { "Say “\(name(id)) is a lamp”, or what else it is." }
}
