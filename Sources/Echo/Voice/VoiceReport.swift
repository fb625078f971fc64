import EchoWire
import Foundation

/// What a leg tells: what happened, to everybody, and what went over the wire, to those who watch it. All that happened
/// together is told at once.
struct VoiceReport: Sendable {
    private let emitter: EventEmitter<EchoEvent>
    private let log: WireLog
    /// More is about to happen: everybody is told at its end.
    var holdsBack = false
    /// When the last sample of the sound that is being sent was taken.
    var capturedAt: ContinuousClock.Instant?
    /// Happened, and nobody was told of it yet.
    private var untold: [EchoEvent] = []
    /// Went over the wire, and is not in the log yet.
    private var unrecorded: [WireNote?] = []
    /// The leg is tried while another one goes on: why it has no connection is thrown to who tries it, and is no news of
    /// the conversation, which has one.
    private var isOnTrial = false
    private var failureOnTrial: EchoEvent?

    init(_ emitter: EventEmitter<EchoEvent>, _ log: WireLog) { (self.emitter, self.log) = (emitter, log) }

    var source: EventEmitter<EchoEvent> { emitter }

    mutating func emit(_ event: EchoEvent) {
        guard isOnTrial, case .connectionStatusChanged(let status) = event else { return untold.append(event) }
        switch status {
        case .lost, .retrying: failureOnTrial = event
        default:
            failureOnTrial = nil
            untold.append(event)
        }
    }

    mutating func beginTrial() { isOnTrial = true }

    /// The conversation goes on with this leg: how its connection stands is news from now on.
    mutating func endTrial() {
        isOnTrial = false
        if let failureOnTrial { untold.append(failureOnTrial) }
        failureOnTrial = nil
    }

    mutating func tell() {
        log.record(unrecorded)
        unrecorded.removeAll(keepingCapacity: true)
        emitter.emit(untold)
        untold.removeAll(keepingCapacity: true)
    }

    /// A server is read no faster than what it says is digested.
    func room() async {
        await emitter.room()
        await log.room()
    }

    // MARK: the wire

    mutating func read(_ data: Data) throws(WireError) -> ServerText {
        do {
            let text = try ServerText(data)
            note(WireNote(data, text))
            return text
        } catch {
            note(WireNote(message: data))
            throw error
        }
    }

    mutating func sent(_ json: @autoclosure () -> JSONValue, size: Int) {
        let capturedAt = capturedAt
        note(WireNote(json(), size: size, .sent, capturedAt: capturedAt))
    }

    private mutating func note(_ note: @autoclosure () -> WireNote) { unrecorded.append(log.isWatched ? note() : nil) }
}
