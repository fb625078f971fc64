/// A feature that can be plugged in: what it offers, and how it is made when there is a screen.
public struct FeaturePlug: Sendable {
    public let offer: FeatureOffer
    /// The feature behind which it is asked, by name; nil for behind all.
    package let predecessor: String?
    let make: @MainActor @Sendable (ScreenDoor) throws -> any FeatureProtocol

    /// - Parameter predecessor: the name of the feature behind which it is asked, and stands in tables; nil for behind all.
    public init<Feature: FeatureProtocol>(
        _ type: Feature.Type, behind predecessor: String? = nil,
        _ make: @escaping @MainActor @Sendable (ScreenDoor) throws -> Feature
    ) where Feature: SendableMetatype {
        offer = type.offer
        self.predecessor = predecessor
        self.make = make
    }
}
