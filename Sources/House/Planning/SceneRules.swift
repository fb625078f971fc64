/// The side effects of a scene, as far as the house tells.
enum SceneRules {
    /// Nil where the order starts no scene whose devices are known. What stays as it is, is none of them.
    ///
    /// - Parameter isOpen: whether how a device is now says nothing of how it is then.
    static func brought(
        _ action: DeviceAction, _ scene: HouseDevice, _ readings: [DeviceID: DeviceReading],
        _ devices: [DeviceID: HouseDevice], isOpen: (DeviceID) -> Bool
    ) -> [SceneMember]? {
        guard action == .activate || action == .turnOn, !scene.members.isEmpty else { return nil }
        return scene.members.filter { member in
            guard let device = devices[member.device] else { return false }
            guard let action = member.action else { return true }
            let id = member.device
            return StepRules.obstacle(action, device, readings[id], isLater: isOpen(id)) == nil
        }
    }

    /// Why a scene is risky for a kind of its devices: where nobody says what it does there, it may do anything.
    static func reason(_ member: SceneMember, _ kind: DeviceKind?) -> PlanRisk.Reason? {
        if let action = member.action { return PlanRules.reason(action, kind) }
        return kind.map(PlanRules.guarded.contains) == true ? .unseen : nil
    }
}
