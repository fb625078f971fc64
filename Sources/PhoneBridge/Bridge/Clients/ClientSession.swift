import Echo
import EchoAudio
import EchoServing
import EchoWire
import Foundation
import NIOCore
import Synchronization

/// One client of `/ios-client`: it holds calls, and is told what becomes of them.
final class ClientSession: Sendable {
    typealias Instant = ContinuousClock.Instant

    private static let mostSubscriptions = 16
    private static let mostSlow = 4
    /// Sound of a person that waits to be heard.
    private static let mostAhead = Duration.seconds(2)
    static let flood = ServerSocketClose(code: 1008, reason: "Too many messages.")

    struct Subscription {
        var wantsAudio: Bool
        var stop: (@Sendable () -> Void)?
    }

    struct State {
        var subscriptions: [String: Subscription] = [:]
        var watchesAll = false
        /// When what a person says in a call will have been heard.
        var spokenUntil: [String: Instant] = [:]
        var encoders: [String: LineEncoder] = [:]
        /// Commands that wait for Twilio.
        var slow = 0
        var answers: [String: HeardAnswers] = [:]
        /// Transfers that this client asked for and has heard nothing of.
        var transfers: [String: Int] = [:]
        /// Calls in which its person speaks in the assistant's place.
        var taken: Set<String> = []
    }

    let switchboard: Switchboard
    private let caller: BridgeCaller
    /// The user who is written down with calls that are placed; nil where nobody said.
    private let user: CallUser?
    private let door: ClientDoor
    private let outgoing: OutgoingCalls
    private let outbox = ClientOutbox { ClientMessage.dropped($0).json }
    let state = Mutex(State())
    let mask = PersonalDataMask()

    init(_ caller: BridgeCaller, _ user: CallUser?, _ door: ClientDoor, outgoing: OutgoingCalls) {
        (self.caller, self.user, self.door, self.outgoing) = (caller, user, door, outgoing)
        switchboard = outgoing.desk.switchboard
    }

    func run(_ socket: ServerSocket) async {
        let news = switchboard.news
        if let user { outgoing.desk.journal.record(.user(user)) }
        for call in switchboard.calls { tell(.status(call.id, .inProgress, Self.sides(call))) }
        for (call, status) in switchboard.waiting { tell(.status(call.id, status, Self.sides(call))) }
        await withDiscardingTaskGroup { group in
            group.addTask {
                for await item in news { self.receive(item, socket) }
                socket.leave(.serverStops)
            }
            group.addTask {
                await socket.untilDraining()
                ClientRoute.leaveWhenDone(socket, self.switchboard)
            }
            group.addTask {
                await self.outbox.run(socket)
                if !Task.isCancelled { socket.abandon() }
            }
            group.addTask { await self.door.watch(self.caller, socket) }
            await socket.run { inbound in
                var allowance = MessageAllowance()
                for try await message in inbound {
                    guard allowance.take(at: .now) else { return await self.turnAway(socket) }
                    if let slow = self.perform(message) { group.addTask { await self.performSlowly(slow) } }
                }
            }
            group.cancelAll()
        }
        for subscription in state.withLock({ Array($0.subscriptions.values) }) { subscription.stop?() }
        // Its person is gone: the caller must not be left with nobody.
        for call in state.withLock(\.taken) { switchboard.ask(.takeOver(false), of: call) }
    }

    func tell(_ message: ClientMessage) { outbox.put(message.json) }

    private func turnAway(_ socket: ServerSocket) async {
        let problem = BridgeProblem(.tooManyRequests, "Too many messages. Connect again, and send fewer.")
        let text = ByteBuffer(bytes: ClientMessage.problem(problem).json.data)
        try? await socket.send([text], within: .seconds(2))
        await socket.close(Self.flood)
    }
}

// MARK: - What the client asks for

extension ClientSession {
    /// - Returns: the command that takes time, and is still to be done.
    private func perform(_ message: WebSocketMessage) -> ClientCommand? {
        do throws(BridgeProblem) {
            guard case .text(let bytes) = message else { throw .invalid("message", "must be text") }
            let command = try ClientCommand(Data(bytes.readableBytesView))
            try door.require(command.rights, of: caller)
            if case .end(let call) = command, switchboard.ask(.hangUp, of: call) { return nil }
            guard command.isSlow else {
                try perform(command)
                return nil
            }
            try begin()
            return command
        } catch {
            tell(.problem(error, command: Self.type(of: message)))
        }
        return nil
    }

    /// Of a command that can be read so far.
    private static func type(of message: WebSocketMessage) -> String? {
        guard case .text(let bytes) = message,
            let type = (try? JSONValue(parsing: Data(bytes.readableBytesView)))?["type"]?.string
        else { return nil }
        return ClientCommand.types.first { $0 == type }
    }

    private func perform(_ command: ClientCommand) throws(BridgeProblem) {
        switch command {
        case .start, .end: break
        case .ask(.transfer(let number, let sentence), let call): try transfer(call, to: number, saying: sentence)
        case .ask(let request, let call): try ask(request, of: call)
        case .sound(let sound, let isNarrow, let call): try speak(sound, isNarrow, in: call)
        case .configure(let fields):
            tell(.configured(try SessionAPI(desk: outgoing.desk).change(fields)))
        case .subscribe(let call, let audio):
            guard isSubscribed(call) || switchboard.expects(call) else { throw .noCall() }
            try subscribe(call, audio: audio)
        case .subscribeToAll: subscribeToAll()
        }
    }

    /// Whether its levels and sound may be wanted.
    func isSubscribed(_ call: String) -> Bool { state.withLock { $0.subscriptions[call] != nil } }

    func isWatched(_ call: String) -> Bool { state.withLock { $0.watchesAll || $0.subscriptions[call] != nil } }

    private func transfer(_ call: String, to number: String, saying sentence: String?) throws(BridgeProblem) {
        // Before it is asked for: the answer may be there at once.
        state.withLock { $0.transfers[call, default: 0] += 1 }
        do throws(BridgeProblem) {
            try ask(.transfer(to: number, saying: sentence), of: call)
        } catch {
            _ = takeTransfer(call)
            throw error
        }
    }

    /// - Returns: whether this client waits for one.
    func takeTransfer(_ call: String) -> Bool {
        state.withLock { state in
            guard let count = state.transfers[call] else { return false }
            state.transfers[call] = count > 1 ? count - 1 : nil
            return true
        }
    }

    private func ask(_ request: CallRequest, of call: String) throws(BridgeProblem) {
        // Before it is asked for: that it was done may be told at once.
        if case .takeOver(let isTaken) = request { noteTaken(call, isTaken) }
        guard switchboard.ask(request, of: call) else {
            noteTaken(call, false)
            throw .noCall()
        }
    }

    func noteTaken(_ call: String, _ isTaken: Bool) {
        state.withLock { state in
            if isTaken { state.taken.insert(call) } else { state.taken.remove(call) }
        }
    }

    private func begin() throws(BridgeProblem) {
        let mayStart = state.withLock { state in
            guard state.slow < Self.mostSlow else { return false }
            state.slow += 1
            return true
        }
        guard mayStart else {
            throw BridgeProblem(
                .tooManyRequests, "\(Self.mostSlow) calls are being placed or ended. Wait for one of them.")
        }
    }

    private func performSlowly(_ command: ClientCommand) async {
        do throws(BridgeProblem) {
            switch command {
            case .start(let fields): try subscribe(try await outgoing.place(fields, user: user), audio: false)
            case .end(let call): try await outgoing.end(call)
            default: break
            }
        } catch {
            tell(.problem(error, command: command.name))
        }
        state.withLock { $0.slow -= 1 }
    }

    private func speak(_ sound: PCM16, _ isNarrow: Bool, in call: String) throws(BridgeProblem) {
        guard let line = switchboard.call(call) else { throw .noCall() }
        guard switchboard.isTakenOver(call) else {
            throw BridgeProblem(.invalidSound, "Take the call over first: call.takeover.", field: "audio")
        }
        let now = Instant.now
        let hasRoom = state.withLock { state in
            let until = max(state.spokenUntil[call] ?? now, now)
            guard until - now <= Self.mostAhead else { return false }
            state.spokenUntil[call] = until.advanced(by: sound.duration)
            return true
        }
        guard hasRoom else {
            throw BridgeProblem(.tooManyRequests, "The sound arrives faster than it is played.", field: "audio")
        }
        let bytes = isNarrow ? line.codec.encode(sound) : encode(sound, for: line, call)
        switchboard.speak(bytes, in: call)
    }

    /// Piece by piece as one sound.
    private func encode(_ sound: PCM16, for line: PhoneLineCall, _ call: String) -> Data {
        state.withLock { $0.encoders[call, default: LineEncoder(line.codec)].encode(sound) }
    }

    private func subscribeToAll() {
        state.withLock { $0.watchesAll = true }
        for call in switchboard.calls { noteHeardAnswers(of: call.id) }
    }

    /// From now on it is known which answers of the call somebody hears.
    func noteHeardAnswers(of call: String) {
        let answers = switchboard.heardAnswers(of: call)
        state.withLock { $0.answers[call] = $0.answers[call] ?? answers }
    }

    /// A call that does not run yet is heard when it begins.
    private func subscribe(_ call: String, audio: Bool) throws(BridgeProblem) {
        let isKnown = try state.withLock { state throws(BridgeProblem) in
            if state.subscriptions[call] != nil {
                state.subscriptions[call]?.wantsAudio = audio
                return true
            }
            guard state.subscriptions.count < Self.mostSubscriptions else {
                throw BridgeProblem(
                    .tooManyRequests, "A client may watch \(Self.mostSubscriptions) calls at once.", field: "callId")
            }
            state.subscriptions[call] = Subscription(wantsAudio: audio)
            state.answers[call] = state.answers[call] ?? switchboard.heardAnswers(of: call)
            return false
        }
        if !isKnown { hear(call) }
    }
}
