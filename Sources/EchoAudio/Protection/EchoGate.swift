/// Decides whether somebody speaks over the echo: the microphone must be clearly louder than the echo to be expected.
///
/// How much of the loudspeaker arrives, and how much of that a canceller leaves, is learnt while it plays: the levels
/// that nearly all frames of echo stay below. A voice is above both.
struct EchoGate: Sendable {
    /// The loudspeaker is silent below this, dBFS.
    static let silence: Float = -65
    /// How fast the echo of a room dies away, dB in 10 ms.
    private static let decay: Float = 1.2
    /// What "clearly" means, dB.
    private static let margin: Float = 7
    /// So many frames of echo alone stay below what is expected.
    private static let quantile: Float = 0.977
    /// So many frames of the last four must be clearly louder: 30 ms of a voice; a click is over before.
    private static let needed = 3
    /// It stays open so long after the last, in frames of 10 ms.
    private static let hold = 25
    /// Nothing is known at first: no loudspeaker is heard louder than this, dB.
    private static let assumed: Float = 10

    /// A canceller leaves at least so much of a voice, dB.
    private static let leastLoss: Float = -3

    private(set) var isOpen = true
    /// The echo that is left to be heard, dB against what is played.
    private var coupling = Self.assumed
    /// The echo that arrives: more than that is never left of it.
    private var wholeCoupling = Self.assumed
    /// What a canceller leaves of the microphone's sound when all of it is echo, dB.
    private var remainder: Float = 0
    private var learnt = 0
    private var envelope = LevelReading.floor
    /// The noise of the room, dBFS.
    private(set) var noise = LevelReading.floor
    private var louder: UInt8 = 0
    private var heldFor = 0
    /// Somebody was clearly louder than the echo only now.
    var hearsSomebody: Bool { heldFor > 0 }

    /// A canceller begins anew: what it leaves is not known any more, what arrives is.
    mutating func forget() {
        coupling = min(Self.assumed, wholeCoupling + 6)
        learnt = 0
    }

    /// - Parameters:
    ///   - near: level of a frame of 10 ms of the microphone, dBFS, after whatever was cancelled.
    ///   - whole: its level before.
    ///   - far: level of what is echoed in it, dBFS.
    /// - Returns: whether the frame may pass.
    mutating func receive(near: Float, whole: Float, far: Float) -> Bool {
        envelope = max(far, envelope - Self.decay)
        noise = near < noise || noise == LevelReading.floor ? near : min(near, noise + 0.02)
        guard envelope > Self.silence else {
            louder = 0
            heldFor = max(0, heldFor - 1)
            isOpen = true
            return true
        }
        let (expected, remaining) = (envelope + coupling, whole + min(remainder + Self.margin, Self.leastLoss))
        let isLouder = near > max(expected, noise + 3) + Self.margin && near > remaining
        louder = louder << 1 | (isLouder ? 1 : 0)
        learn(near, whole, isLouder: isLouder)
        heldFor = (louder & 0xF).nonzeroBitCount >= Self.needed ? Self.hold : max(0, heldFor - 1)
        // An echo that drowns in the noise of the room disturbs nobody.
        isOpen = heldFor > 0 || (learnt > 100 && expected + Self.margin < noise)
        return isOpen
    }

    private mutating func learn(_ near: Float, _ whole: Float, isLouder: Bool) {
        learnt += 1
        let step: Float = learnt < 50 ? 6 : learnt < 200 ? 3 : 1.5
        // The noise of the room says nothing about the echo that it drowns.
        if near > noise + 6 || near - envelope < coupling {
            coupling = Self.follow(coupling, near - envelope, step: step, isLouder: isLouder)
        }
        guard near > noise + 3 || whole > noise + 6 else { return }
        wholeCoupling = Self.follow(
            wholeCoupling, whole - envelope, step: step, isLouder: whole > envelope + wholeCoupling + Self.margin)
        remainder = Self.follow(remainder, near - whole, step: min(step, 3) / 1.5, isLouder: isLouder)
    }

    /// Many small steps down for one large one up. What is clearly louder is somebody, or an echo that grew: it raises
    /// the expectation slowly.
    private static func follow(_ level: Float, _ heard: Float, step: Float, isLouder: Bool) -> Float {
        guard heard > level else { return level - (1 - quantile) * step }
        return level + (isLouder ? 0.04 : quantile * min(step, heard - level))
    }
}
