import EchoAudio
public import Foundation

/// 20 ms that somebody at a telephone heard.
public struct HeardFrame: Sendable, Hashable {
    /// Louder than the noise of a line: −41 dBFS, on average.
    private static let loud = 300

    /// Since the call was answered.
    public var time: Duration
    public var sound: Data

    /// Whether there is anything to hear.
    public var isLoud: Bool { Self.isLoud(sound) }

    static func isLoud(_ sound: Data) -> Bool {
        let sum = MuLaw.decode(Array(sound)).reduce(0) { $0 + Int($1.magnitude) }
        return sum > loud * sound.count
    }
}
