/// Where a house stands.
public struct HousePlace: Hashable, Sendable {
    /// Degrees, north and east positive.
    public let latitude: Double
    public let longitude: Double

    /// Nil for what is no place on earth.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}
