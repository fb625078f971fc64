import Foundation

/// One command of a sentence: what, with which things, and when.
struct HouseRequest: Hashable, Sendable {
    var wishes: [HouseWish]
    var things: [ThingReference]
    var exceptions: [ThingReference] = []
    var aspect: HouseAspect?
    var moment: HouseMoment?
    /// Seconds after which it is to be as it was.
    var lasting: Double?
}
