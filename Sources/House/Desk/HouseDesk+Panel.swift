import EchoScreen
import EchoText
import Foundation

/// What the panel of a house asks for.
extension HouseDesk {
    /// What is worth a word at any time; nil for nothing.
    var standingItem: StyledText? {
        guard picture.isKnown || picture.absence != nil else { return nil }
        if picture.absence != nil {
            let why =
                switch picture.absence {
                case .tokenRefused?: ": token refused"
                case .tokenMissing?: ": no token"
                default: ""
                }
            return StyledText(
                waiting.isEmpty ? "⌂ away\(why)" : "⌂ away\(why), \(waiting.count) waiting", .warning)
        }
        let text = [isDemonstration ? "demonstration" : "", HouseSummaryRules.text(picture, now: now)]
            .filter { !$0.isEmpty }.joined(separator: ": ")
        guard !text.isEmpty else { return nil }
        let standing = picture.standing
        let role: TextRole = !standing.alarming.isEmpty ? .failure : standing.open.isEmpty ? .plain : .warning
        // The screen shortens it where there is no room.
        return StyledText("⌂ " + HouseLine.text(text, longest: 1_000), role)
    }

    /// What stands in place of rows.
    var note: Wording {
        if let problem = picture.absence { return HouseProblemWording.text(problem) }
        return picture.isKnown ? "Nothing in this house has that name." : "There is no house here yet."
    }

    /// A sentence that switches a lamp of it; nil where there is none with a short name.
    var example: String? {
        let lamps = picture.inventory.devices.lazy.filter { $0.kind == .light && $0.abilities.contains(.power) }
        let vocabulary = skill.vocabulary
        let names = lamps.prefix(20).map { HouseWording.lowered(HouseOptions.label(of: $0, vocabulary)) }
        return names.first { $0.count <= 11 }.map { "turn on the \($0)" }
    }

    func rows(of plan: HousePlan) -> [PlanRow] { answer.rows(of: plan) }

    func room(named name: String) -> HouseRoom? {
        let wanted = name.trimmed.lowercased()
        return picture.inventory.rooms.first { ([$0.name] + $0.aliases).contains { $0.lowercased() == wanted } }
    }

    /// What Enter does to a device; nil for one that cannot be switched.
    func switchAction(of id: DeviceID) -> HousePlan? {
        guard let device = picture.devices[id] else { return nil }
        let standing = DeviceStanding(device, picture.readings[id])
        let action: DeviceAction? =
            switch device.stateKind {
            case .lock: standing.state == "locked" ? .unlock : .lock
            case .blind, .garageDoor: standing.holds(.open) == true ? .close : .open
            case .alarm: standing.holds(.armed) == true ? .disarm : .arm
            case .scene, .script: .activate
            case .washingMachine: standing.holds(.running) == true ? .pause : .start
            case .vacuum, .mower: standing.holds(.running) == true ? .returnHome : .start
            case .mediaPlayer where device.abilities.contains(.playback):
                standing.holds(.playing) == true ? .pause : .play
            case .thermostat where device.abilities.contains(.climateMode):
                .setClimateMode(standing.state == "off" ? .heat : .off)
            default: Self.use(of: device, standing)
            }
        return action.map { plan($0, of: device) }
    }

    /// Of a device of no known kind: it is switched, opened and closed, or pressed.
    private static func use(of device: HouseDevice, _ standing: DeviceStanding) -> DeviceAction? {
        if device.abilities.contains(.power) { return standing.holds(.on) == true ? .turnOff : .turnOn }
        if device.abilities.contains(.openClose) { return standing.holds(.open) == true ? .close : .open }
        return device.abilities.contains(.activate) ? .activate : nil
    }

    /// What an arrow key does to a device; nil for one that has no steps.
    func stepAction(of id: DeviceID, by steps: Int) -> HousePlan? {
        guard let device = picture.devices[id] else { return nil }
        let wish = HouseWish.change(nil, isUp: steps > 0, by: device.kind == .thermostat ? 0.5 : 10, .usual)
        guard case .step(let action) = StepRules.decide(wish, device, picture.readings[id]) else { return nil }
        return plan(action, of: device)
    }

    /// What a press on the bar of a device does; nil for one that has none.
    ///
    /// - Parameter share: along the bar, 0 to 1.
    func setAction(of id: DeviceID, to share: Double) -> HousePlan? {
        guard let device = picture.devices[id], share.isFinite else { return nil }
        let share = min(1, max(0, share))
        guard device.kind == .thermostat else {
            let wish = HouseWish.amount((share * 100).rounded(), .percent)
            guard case .step(let action) = StepRules.decide(wish, device, picture.readings[id], isLater: true) else {
                return nil
            }
            return plan(action, of: device)
        }
        let range = AmountRules.temperatures(of: device)
        let degrees = range.lowerBound + share * (range.upperBound - range.lowerBound)
        let wish = HouseWish.amount((degrees * 2).rounded() / 2, .celsius)
        guard case .step(let action) = StepRules.decide(wish, device, picture.readings[id], isLater: true) else {
            return nil
        }
        return plan(action, of: device)
    }

    private func plan(_ action: DeviceAction, of device: HouseDevice) -> HousePlan {
        var step = PlanStep(device: device.id, from: picture.readings[device.id], to: action)
        step.brings = SceneRules.brought(action, device, picture.readings, picture.devices) { _ in false }
        let risk = planRules.risk(of: [step], picture.devices)
        return HousePlan(steps: [step], risk: risk)
    }

    /// The last day of each sensor that has numbers, in half hours, each between the day's least and most.
    func days() async -> [DeviceID: [Double?]] {
        let sensors = picture.inventory.devices.filter { $0.kind == .temperatureSensor || $0.kind == .humiditySensor }
            .prefix(200).map(\.id)
        let end = now
        let past = await history(of: Array(sensors), in: end - 86_400..<end)
        return Dictionary(grouping: past, by: \.device).mapValues {
            Self.shares(SensorDay($0, count: 24, now: end).values(now: end))
        }
    }

    /// Above the day's least, 0 to 1; what hardly moves stays low: a unit at least is the whole height.
    static func shares(_ values: [Double?]) -> [Double?] {
        let known = values.compactMap(\.self)
        guard let least = known.min(), let most = known.max() else { return [] }
        let height = max(1, most - least)
        return values.map { $0.map { ($0 - least) / height } }
    }
}
