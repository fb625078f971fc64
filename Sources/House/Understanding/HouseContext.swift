public import Foundation

/// The context of a sentence: where and when it is said, and what was said before.
public struct HouseContext: Sendable {
    /// The room of this terminal; nil when none was set.
    public var room: RoomID?
    /// What "it" and "them" stand for.
    public var lastMentioned: [DeviceID]
    public var now: Date
    public var calendar: Calendar
    /// The next sunset and sunrise; nil where they are not known.
    public var sunset: Date?
    public var sunrise: Date?
    public var readings: [DeviceID: DeviceReading]
    /// The house is out of reach: the readings are those that were seen last, and what waits is in them.
    public var isAway = false
    public var openQuestion: OpenQuestion?
    /// What is said comes again: "at seven" is a time of the day, whatever it is now.
    var isOfRhythm = false
    /// The device of which it was just asked what it is.
    public var askedWhatIs: DeviceID?

    /// A question that was not answered yet.
    public enum OpenQuestion: Hashable, Sendable {
        /// Whether a plan is to be carried out.
        case confirm(HousePlan)
        case pin(HousePlan)
        case which(HouseChoice)
        /// For how long a timer is, or when somebody is to be told.
        case time(HouseTimer)
    }

    public init(
        room: RoomID? = nil, lastMentioned: [DeviceID] = [], now: Date, calendar: Calendar, sunset: Date? = nil,
        sunrise: Date? = nil, readings: [DeviceID: DeviceReading] = [:], openQuestion: OpenQuestion? = nil
    ) {
        self.room = room
        self.lastMentioned = lastMentioned
        self.now = now
        self.calendar = calendar
        self.sunset = sunset
        self.sunrise = sunrise
        self.readings = readings
        self.openQuestion = openQuestion
    }
}
