import Echo
import EchoAudio

/// The assistant talks and listens at the same time, in a simulated room and without a clock: what it plays is ducked,
/// goes on and is cut as the program does it.
struct DuplexLoop {
    /// What the loudspeaker has and cannot take back, in steps of 20 ms: a device of 60 ms.
    static let ahead = 3
    /// What is this much softer than the echo beside it nobody hears, in dB: people do not either.
    static let drowned: Float = 10
    /// Nothing is said more softly, dBFS.
    private static let softest: Float = -60

    private(set) var ducks: [Int] = []
    private(set) var resumes: [Int] = []
    private(set) var cuts: [Int] = []
    /// Steps in which a server that got this sound would say that speech began.
    private(set) var starts: [Int] = []
    /// Steps in which what somebody says is not drowned by the echo.
    private(set) var audible: [Int] = []
    private(set) var reading = EchoReading()
    private(set) var step = 0

    private let meter = LevelMeter()
    private let voice: [Int16]
    private var room: SimulatedRoom
    private var microphone: DriftingMicrophone
    private var protector = EchoProtector()
    private var reference = EchoReference()
    private var ear = AttentiveEar()
    private var bargeIn = BargeIn()
    private var detector = VoiceActivityDetector()
    private var segmenter = SpeechSegmenter()
    private var onTheWay: [[Int16]] = Array(repeating: [Int16](repeating: 0, count: SimulatedRoom.step), count: ahead)
    private var place = 0
    private var isHeld = false
    private let origin = ContinuousClock().systemEpoch + .seconds(5)

    /// - Parameters:
    ///   - voice: what the assistant says, over and over.
    ///   - drift: of the microphone's clock, parts in a million that it is faster than the loudspeaker's.
    init(voice: [Int16], delay: Int, level: Double, drift: Double = 0) {
        self.voice = voice
        room = SimulatedRoom(delay: delay, level: level)
        microphone = DriftingMicrophone(drift: drift)
    }

    /// 20 ms in which somebody says this.
    mutating func advance(saying said: [Int16] = [Int16](repeating: 0, count: SimulatedRoom.step)) {
        let written = write()
        let heard = onTheWay.removeFirst()
        onTheWay.append(written)
        let last = origin + .milliseconds(20 * (step + 1))
        reference.append(written[...], lastHeardAt: last + .milliseconds(20 * Self.ahead))
        let taken = room.hear(heard, said)
        noteAudible(said, in: taken)
        for chunk in microphone.take(taken) {
            let cleaned = protector.clean(chunk.samples, capturedAt: origin + chunk.end) {
                reference.heard($0, offset: $1)
            }
            reading = protector.reading
            judge(cleaned)
        }
        step += 1
    }

    /// A second after a cut another answer begins.
    private mutating func write() -> [Int16] {
        if let cut = cuts.last, step - cut == 50 { isHeld = false }
        guard !isHeld else { return [Int16](repeating: 0, count: SimulatedRoom.step) }
        defer { place = (place + SimulatedRoom.step) % (voice.count - SimulatedRoom.step) }
        return Array(voice[place..<place + SimulatedRoom.step])
    }

    /// - Parameter taken: with the echo and the noise of the room.
    private mutating func noteAudible(_ said: [Int16], in taken: [Int16]) {
        let rest = zip(taken, said).map { Int16(clamping: Int($0) - Int($1)) }
        let (level, beside) = (meter.measure(PCM16(said)).rms, meter.measure(PCM16(rest)).rms)
        if level > Self.softest, level > beside - Self.drowned { audible.append(step) }
    }

    private mutating func judge(_ sound: [Int16]) {
        for probability in detector.process(sound) {
            if case .started = segmenter.receive(probability) { starts.append(step) }
        }
        for piece in ear.receive(sound, isSpokenOver: reading.isSpokenOver) {
            switch bargeIn.hear(piece.frame, over: true) {
            case .duck:
                ducks.append(step)
                isHeld = true
            case .restore:
                resumes.append(step)
                isHeld = false
            case .cut:
                cuts.append(step)
                isHeld = true
            case nil: break
            }
        }
    }
}
