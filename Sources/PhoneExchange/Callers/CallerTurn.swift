public import Foundation

/// A caller's 20 ms at a telephone.
public struct CallerTurn: Sendable, Hashable {
    /// The µ-law code of silence.
    public static let silence: UInt8 = 0xFF
    static let quietFrame = Data(repeating: silence, count: PlayedBuffer.frame)

    /// 160 bytes of G.711 µ-law.
    public var sound: Data
    /// Keys that are pressed: 0–9, `*`, `#`, A–D.
    public var digits: String
    public var hangsUp: Bool

    /// - Parameter sound: what is missing of 20 ms is silence, what is more is cut.
    public init(sound: Data = Data(), digits: String = "", hangsUp: Bool = false) {
        let frame = sound.prefix(PlayedBuffer.frame)
        self.sound = frame + Data(repeating: Self.silence, count: PlayedBuffer.frame - frame.count)
        self.digits = digits
        self.hangsUp = hangsUp
    }
}
