/// How loud a stretch of sound is.
public struct LevelReading: Sendable, Hashable {
    /// Floor of all readings: silence, dBFS.
    public static let floor: Float = -90

    /// Root mean square, dBFS: 0 is a full-scale square wave, −90 the floor.
    public var rms: Float
    /// Highest sample, dBFS.
    public var peak: Float
    /// Ten bands from low to high, each 0–1 on a logarithmic scale.
    public var bands: [Float]

    public init(
        rms: Float = LevelReading.floor, peak: Float = LevelReading.floor,
        bands: [Float] = Array(repeating: 0, count: 10)
    ) {
        self.rms = rms
        self.peak = peak
        self.bands = bands
    }
}
