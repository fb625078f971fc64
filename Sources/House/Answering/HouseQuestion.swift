public import Foundation

/// A question about the house.
public struct HouseQuestion: Hashable, Sendable {
    /// What it is asked of, in the order of the house.
    public var devices: [DeviceID]
    public var asks: Asks

    public enum Asks: Hashable, Sendable {
        /// Whether it is so: of each, of any, of all or of none.
        case whether(StandingTest, Scope)
        case which(StandingTest)
        case howMany(StandingTest)
        case value(HouseAspect)
        /// When it became so last, which only the house's past tells.
        case lastTime(StandingTest)
        /// Whether it was so at a time that has passed, and what a value was then.
        case wasSo(StandingTest, Scope, Date)
        case wasValue(HouseAspect, Date)
        /// What a thermostat is set to.
        case target
        /// How it is.
        case state
        /// In which room, or whether at home.
        case place
    }

    public enum Scope: String, Hashable, Sendable, Codable { case each, any, all, none }

    public init(devices: [DeviceID], asks: Asks) {
        self.devices = devices
        self.asks = asks
    }
}
