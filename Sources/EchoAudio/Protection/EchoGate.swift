/// Decides whether somebody speaks over the echo: the microphone must be clearly louder than the echo to be expected.
///
/// How much of the loudspeaker arrives, and how much of that a canceller leaves, is learnt while it plays. A voice is
/// above both.
struct EchoGate: Sendable {
    /// The loudspeaker is silent below this, dBFS.
    static let silence: Float = -65
    /// What is played more softly than this teaches nothing about its echo, dBFS.
    private static let instructive: Float = -45
    /// How fast the echo of a room dies away, dB in 10 ms.
    private static let decay: Float = 1.2
    /// What "clearly" means, dB.
    private static let margin: Float = 9
    /// So many frames of the last four must be clearly louder: 30 ms of a voice; a click is over before.
    private static let needed = 3
    /// So many of the last three are enough when they are louder still: dB beyond the margin.
    private static let neededLoud = 2
    private static let beyond: Float = 6
    /// It stays open so long after the last, in frames of 10 ms.
    private static let hold = 25
    /// For so many frames of the loudspeaker's sound all that is heard is taken for its echo: 600 ms, twice as long as
    /// the latest echo takes. Where none comes, nobody is held back for longer.
    private static let firstLook = 60
    /// An echo that is softer for three seconds of sound is not worth a word, dB.
    private static let faintest: Float = -55
    /// A canceller takes no more than this out of what arrives, dB: what it leaves when it loses its way is louder.
    private static let greatestLoss: Float = 40
    /// What is softer is nobody, dBFS: nothing so soft is taken for the beginning of a sound either.
    private static let softest: Float = -53
    /// What is not known for sure is no softer, dB.
    private static let softestDoubt: Float = -30
    /// A canceller leaves at least so much of a voice, dB.
    private static let leastLoss: Float = -8

    /// A canceller that was given a wrong sound finds its way again within a second.
    private static let lost = 100

    /// Whether the last frame may pass.
    private(set) var isOpen = true
    /// What is left of the echo.
    private var rest = EchoCoupling()
    /// What arrives of it: more than that is never left.
    private var whole = EchoCoupling()
    /// What a canceller leaves of the microphone's sound when all of it is echo, dB.
    private var remainder: Float = 0
    private var learnt = 0
    private var envelope = LevelReading.floor
    /// Which of the last frames were clearly louder than what was expected, the newest in the lowest bit.
    private var louder: UInt8 = 0
    private var muchLouder: UInt8 = 0
    private var heldFor = 0
    /// For so many frames more all that arrives may be left.
    private var doubtedFor = 0

    /// The noise of the room, dBFS.
    var noise: Float { rest.noise }
    /// Somebody was clearly louder than the echo only now.
    var hearsSomebody: Bool { heldFor > 0 }
    /// Whether what was played for some seconds was not heard at all, as with headphones.
    var hearsNoEcho: Bool { learnt > 300 && whole.level <= Self.faintest }
    /// Whether the last frame is one of those that open it.
    var isBeingOpened: Bool {
        (louder & 0b1111).nonzeroBitCount >= Self.needed || (muchLouder & 0b111).nonzeroBitCount >= Self.neededLoud
    }

    /// A canceller begins anew: what it leaves is not known any more, what arrives is.
    mutating func forget() {
        rest.restart(at: whole.level + 6)
        learnt = min(learnt, Self.firstLook)
    }

    /// What was taken for an echo is none: who spoke into the first sound of the loudspeaker is heard at last. An echo as
    /// loud as 20 dB less would have been found.
    mutating func acquit() {
        guard !hearsSomebody else { return }
        rest.lower(by: 20, to: Self.softestDoubt)
        whole.lower(by: 20, to: Self.softestDoubt)
        learnt = min(learnt, Self.firstLook)
    }

    /// What was played is not exactly known: what is left of its echo is nothing that was learnt, and what was clearly louder
    /// just now was no more than that.
    mutating func doubt() {
        doubtedFor = Self.lost
        (louder, muchLouder, heldFor) = (0, 0, 0)
    }

    /// Whether there is an echo in a frame of this level, dBFS, before whatever is cancelled.
    func isAudible(_ level: Float) -> Bool { level > whole.noise + 6 }

    /// - Parameters:
    ///   - near: level of a frame of 10 ms of the microphone, dBFS, after whatever was cancelled.
    ///   - arrived: its level before.
    ///   - far: level of what is echoed in it, dBFS.
    mutating func receive(near: Float, arrived: Float, far: Float) {
        envelope = max(far, envelope - Self.decay)
        rest.hear(near)
        whole.hear(arrived)
        guard envelope > Self.silence else {
            (louder, muchLouder) = (0, 0)
            heldFor = max(0, heldFor - 1)
            isOpen = true
            return
        }
        let coupling = doubtedFor > 0 ? whole.level : rest.level
        let (expected, remaining) = (envelope + coupling, arrived + min(remainder + Self.margin, Self.leastLoss))
        let excess = near - max(expected, noise + 3) - Self.margin
        let isLouder = learnt >= Self.firstLook && excess > 0 && near > max(remaining, Self.softest)
        louder = louder << 1 | (isLouder ? 1 : 0)
        muchLouder = muchLouder << 1 | (isLouder && excess > Self.beyond ? 1 : 0)
        learn(near, arrived, isLouder: isLouder)
        heldFor = isBeingOpened ? Self.hold : max(0, heldFor - 1)
        // An echo that drowns in the noise of the room disturbs nobody.
        isOpen = heldFor > 0 || (learnt > 100 && expected + Self.margin < noise)
    }

    private mutating func learn(_ near: Float, _ arrived: Float, isLouder: Bool) {
        defer { learnt += 1 }
        guard learnt >= Self.firstLook else {
            // While little is played, what is heard is somebody.
            guard envelope > Self.instructive else { return }
            rest.look(near, envelope)
            whole.look(arrived, envelope)
            return
        }
        // A canceller gets better by 10 dB a second at first: what it leaves is to be followed as fast.
        let step: Float = learnt < 200 ? 2.5 : learnt < 500 ? 1.5 : 0.75
        doubtedFor = max(0, doubtedFor - 1)
        let isWholeLouder = arrived > envelope + whole.level + Self.margin
        if envelope > Self.instructive {
            if doubtedFor == 0 { rest.learn(near, envelope, step: step, isLouder: isLouder) }
            whole.learn(arrived, envelope, step: step, isLouder: isWholeLouder)
        }
        rest.keep(atLeast: whole.level - Self.greatestLoss)
        guard doubtedFor == 0, near > noise + 3 || arrived > whole.noise + 6 else { return }
        remainder = EchoCoupling.follow(
            remainder, near - arrived, step: step / 1.5, isLouder: isLouder)
    }
}
