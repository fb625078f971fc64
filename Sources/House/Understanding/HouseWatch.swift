/// The event that is waited for, and the order that follows.
public struct HouseWatch: Hashable, Sendable, Codable {
    /// Any of them makes it true.
    public var devices: [DeviceID]
    public var test: StandingTest
    /// As it was said: "the washing machine is done".
    public var text: String
    /// What is done then; nil when it is only told. What is risky in it was asked about when it was made.
    public var plan: HousePlan?
    /// Seconds for which it is to be so; nil where it is enough that it becomes so.
    package var lasting: Double?

    public init(devices: [DeviceID], test: StandingTest, text: String, plan: HousePlan? = nil) {
        self.devices = devices
        self.test = test
        self.text = text
        self.plan = plan
    }
}
