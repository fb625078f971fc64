public import EchoPresentation

/// A feature that can be plugged in: what it offers, and how it is made when there is a screen.
public struct FeaturePlug: Sendable {
    public let offer: FeatureOffer
    let make: @MainActor @Sendable (Screen) throws -> any FeatureProtocol

    public init<Feature: FeatureProtocol>(
        _ type: Feature.Type, _ make: @escaping @MainActor @Sendable (Screen) throws -> Feature
    ) where Feature: SendableMetatype {
        offer = type.offer
        self.make = make
    }
}
