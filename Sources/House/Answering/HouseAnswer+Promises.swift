extension HouseAnswer {
    /// What is waited for, and what is done then.
    public func text(of watch: HouseWatch) -> String {
        let several = watch.devices.count > 1
        let subject = several ? "one of \(names(watch.devices))" : names(watch.devices)
        let verb = several ? "is" : areOrIs(watch.devices)
        let lasting = watch.lasting.map { " for \(Self.span($0))" } ?? ""
        let condition = "when \(subject) \(verb) \(watch.test.text)\(lasting)"
        guard let plan = watch.plan else { return "I will tell you \(condition)." }
        return HouseWording.capitalized("\(condition): \(orders(plan.steps.map(\.order))).")
    }

    /// That it has come so: "The garage door is open for 10 minutes."
    func text(ofReached watch: HouseWatch) -> String {
        guard let seconds = watch.lasting, watch.devices.count == 1 else {
            return Self.sentence(HouseLine.text(watch.text))
        }
        return Self.sentence(
            "\(names(watch.devices)) \(areOrIs(watch.devices)) \(watch.test.text) for \(Self.span(seconds))")
    }

    /// "10 minutes", "1 hour 30 minutes", "45 seconds".
    static func span(_ seconds: Double) -> String {
        let whole = Int(min(max(seconds, 0), 1e9).rounded())
        let parts = [(whole / 3600, "hour"), (whole / 60 % 60, "minute"), (whole % 60, "second")]
        let words = parts.filter { $0.0 > 0 }.prefix(2).map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
        return words.isEmpty ? "0 seconds" : words.joined(separator: " ")
    }

    /// What a scene does that was taught just now.
    public func text(of scene: TaughtScene) -> String {
        "“\(HouseLine.text(scene.name))”: \(orders(scene.steps.map(\.order)))."
    }

    /// What a name means that was taught: what was heard may be other than what was said.
    func learned(_ scene: TaughtScene) -> String {
        "Learned: “\(HouseLine.text(scene.name))” means “\(orders(scene.steps.map(\.order)))” from now on."
    }

    /// "turn on the fan and lock the front door".
    func orders(_ orders: [DeviceOrder]) -> String {
        let told = orders.prefix(Self.mostNames).map {
            ActionWording.order($0.action, name($0.device), of: vocabulary.devices[$0.device])
        }
        let more = orders.count > Self.mostNames ? ["\(orders.count - Self.mostNames) more"] : []
        return HouseWording.list(told + more)
    }
}
