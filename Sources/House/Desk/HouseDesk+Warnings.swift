/// What the house warns of, without being asked.
extension HouseDesk {
    /// - Parameter changed: before the picture has taken it in.
    func warn(of changed: [DeviceReading]) {
        for reading in changed {
            guard let device = picture.devices[reading.device], let hazard = device.hazard,
                manner.warnings.tells(hazard)
            else { continue }
            let before = DeviceStanding(device, picture.readings[device.id]).holds(.on)
            let now = DeviceStanding(device, reading).holds(.on)
            if now == true, before != true { listener.onRemark(warning(hazard, device)) }
            if now == false, before == true, hazard.isDanger {
                listener.onRemark(HouseAnswer.sentence("\(answer.name(device.id)) is clear again"))
            }
        }
    }

    /// What has begun that somebody may want to hear of; "close it" means what it names.
    func tellSituation(_ changed: [DeviceReading]) {
        guard manner.warnings == .all,
            let begun = HouseSituation.begun(
                picture.inventory.devices, before: picture.readings, changed: changed)
        else { return }
        mention(begun.devices)
        // How they are now is what was told before, or has just come.
        var answer = answer
        answer.show(changed)
        listener.onRemark(answer.text(of: begun))
    }

    /// What it warns of already when it is met.
    func warnOfWhatIs() {
        for device in picture.inventory.devices {
            guard let hazard = device.hazard, hazard.isDanger, manner.warnings.tells(hazard),
                picture.device(device.id)?.holds(.on) == true
            else { continue }
            listener.onRemark(warning(hazard, device))
        }
    }

    private func warning(_ hazard: HouseHazard, _ device: HouseDevice) -> String {
        let room = picture.room(of: device.id).map { " in the room “\(HouseLine.text($0.name))”" } ?? ""
        let word = hazard.isDanger ? "Danger" : "Warning"
        return "\(word): \(hazard.name)\(room), says \(answer.name(device.id))."
    }
}
