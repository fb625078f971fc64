/// A question about a thing of a place.
public enum PlaceQuestion: Hashable, Sendable {
    /// Say or type the word for it.
    case name(PlaceThing)
    /// The word was spoken: point at one of these.
    case point(PlaceThing, choices: [PlaceThing])

    public var thing: PlaceThing {
        switch self {
        case .name(let thing), .point(let thing, _): thing
        }
    }
}
