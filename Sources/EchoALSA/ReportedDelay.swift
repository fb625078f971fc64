/// A device's report of its own delay, as far as it can be believed.
enum ReportedDelay {
    /// More than this behind its own buffer no sound server, radio link or converter is, frames: two seconds.
    static let farthest = 48_000

    /// - Parameters:
    ///   - frames: what it says; nil when it cannot tell.
    ///   - buffer: frames the device holds.
    /// - Returns: nil for what cannot be: a sound that is heard before it is written, or so late that nobody would talk.
    static func plausible(_ frames: Int?, buffer: Int) -> Int? {
        frames.flatMap { (0...buffer + farthest).contains($0) ? $0 : nil }
    }
}
