/// Follows the level of steady noise in one band: the least of the smoothed level over the last 1.2 seconds.
struct NoiseFloor: Sendable {
    /// What is assumed before anything was heard, dBFS; lower noise is found at once, higher within a second.
    private static let assumed: Float = -62
    /// Below this nothing matters, dBFS.
    private static let least: Float = -75
    /// The least of a fluctuating level lies this far below its mean, dB.
    private static let bias: Float = 3

    private var smoothed: Float?
    private var blockMinimum: Float = .infinity
    private var frames = 0
    /// Of the last blocks of 300 ms.
    private var minima = [4 of Float](repeating: Self.assumed - Self.bias)
    private var next = 0

    /// The floor that held before this frame of 20 ms, dBFS.
    mutating func receive(_ level: Float) -> Float {
        let floor = max(Self.least, minima.indices.reduce(blockMinimum) { min($0, minima[$1]) } + Self.bias)
        let smooth = smoothed.map { $0 + 0.4 * (level - $0) } ?? level
        smoothed = smooth
        blockMinimum = min(blockMinimum, smooth)
        frames += 1
        if frames % 15 == 0 { closeBlock() }
        return floor
    }

    private mutating func closeBlock() {
        minima[next] = blockMinimum
        next = (next + 1) % minima.count
        blockMinimum = .infinity
    }
}
