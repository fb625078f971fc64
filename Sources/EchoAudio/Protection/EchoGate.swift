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
    /// So many of the last three are enough when they are louder still: dB beyond the margin.
    private static let neededLoud = 2
    private static let beyond: Float = 6
    /// It stays open so long after the last, in frames of 10 ms.
    private static let hold = 25
    /// Nothing is known at first: no loudspeaker is heard louder than this, dB.
    private static let assumed: Float = 10
    /// For so many frames of the loudspeaker's sound all that is heard is taken for its echo: 600 ms, twice as long as
    /// the latest echo takes.
    private static let firstLook = 60
    /// An echo softer than this is none, dB.
    private static let softest: Float = -70
    /// A canceller takes no more than this out of what arrives, dB: what it leaves when it loses its way is louder.
    private static let greatestLoss: Float = 40

    /// A canceller leaves at least so much of a voice, dB.
    private static let leastLoss: Float = -3

    private(set) var isOpen = true
    /// Whether the last frame is one of those that open it.
    var isBeingOpened: Bool {
        (louder & 0b1111).nonzeroBitCount >= Self.needed || (muchLouder & 0b111).nonzeroBitCount >= Self.neededLoud
    }
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
    /// Which of the last frames were clearly louder than what was expected, the newest in the lowest bit.
    private var louder: UInt8 = 0
    private var muchLouder: UInt8 = 0
    private var heldFor = 0
    /// Somebody was clearly louder than the echo only now.
    var hearsSomebody: Bool { heldFor > 0 }

    /// A canceller begins anew: what it leaves is not known any more, what arrives is.
    mutating func forget() {
        coupling = min(Self.assumed, wholeCoupling + 6)
        learnt = min(learnt, Self.firstLook)
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
            (louder, muchLouder) = (0, 0)
            heldFor = max(0, heldFor - 1)
            isOpen = true
            return true
        }
        let (expected, remaining) = (envelope + coupling, whole + min(remainder + Self.margin, Self.leastLoss))
        let excess = near - max(expected, noise + 3) - Self.margin
        let isLouder = learnt >= Self.firstLook && excess > 0 && near > remaining
        louder = louder << 1 | (isLouder ? 1 : 0)
        muchLouder = muchLouder << 1 | (isLouder && excess > Self.beyond ? 1 : 0)
        learn(near, whole, isLouder: isLouder)
        heldFor = isBeingOpened ? Self.hold : max(0, heldFor - 1)
        // An echo that drowns in the noise of the room disturbs nobody.
        isOpen = heldFor > 0 || (learnt > 100 && expected + Self.margin < noise)
        return isOpen
    }

    private mutating func learn(_ near: Float, _ whole: Float, isLouder: Bool) {
        defer { learnt += 1 }
        if learnt < Self.firstLook { return look(near, whole) }
        let step: Float = learnt < 200 ? 3 : 1.5
        let isWholeLouder = whole > envelope + wholeCoupling + Self.margin
        if let heard = heard(near) { coupling = Self.follow(coupling, heard, step: step, isLouder: isLouder) }
        if let heard = heard(whole) {
            wholeCoupling = Self.follow(wholeCoupling, heard, step: step, isLouder: isWholeLouder)
        }
        coupling = max(coupling, wholeCoupling - Self.greatestLoss)
        guard near > noise + 3 || whole > noise + 6 else { return }
        remainder = Self.follow(remainder, near - whole, step: min(step, 3) / 1.5, isLouder: isLouder)
    }

    /// At first the loudest is remembered, and soon forgotten: where no echo comes, nobody is held back for long.
    private mutating func look(_ near: Float, _ whole: Float) {
        coupling = max(coupling - 2, heard(near) ?? Self.softest)
        wholeCoupling = max(wholeCoupling - 2, heard(whole) ?? Self.softest)
    }

    /// How loud the echo is against what is played, dB; the softest where the noise of the room drowns it, and nil where
    /// that may be.
    private func heard(_ level: Float) -> Float? {
        if level <= noise + 3 { return Self.softest }
        return level > noise + 6 || level - envelope < coupling ? level - envelope : nil
    }

    /// Many small steps down for one large one up. What is clearly louder is somebody, or an echo that grew: it raises
    /// the expectation slowly.
    private static func follow(_ level: Float, _ heard: Float, step: Float, isLouder: Bool) -> Float {
        guard heard > level else { return max(softest, level - (1 - quantile) * step) }
        return level + (isLouder ? 0.04 : quantile * min(step, heard - level))
    }
}
