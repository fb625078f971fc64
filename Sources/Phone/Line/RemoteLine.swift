import Echo
import EchoConcurrency
import Foundation
import PhoneBridge
import Synchronization

/// The calls of a bridge that runs elsewhere, as a line of the screen: they go on whether it is open or not.
final class RemoteLine: Sendable {
    /// Of a bridge on this machine.
    static let usualAddress = "http://127.0.0.1:3000"
    /// Of which it is told how loud they are: as many as a bridge tells one client of.
    private static let mostLevels = 16

    private struct State {
        var calls = RemoteCalls()
        var attendance = WatchAttendance()
        var levels: Set<String> = []
        var isLost = false
        var task: Task<Void, Never>?
    }

    let address: String
    let news: AsyncStream<PhoneNews>
    private let sink: AsyncStream<PhoneNews>.Continuation
    private let watch: BridgeWatch
    private let headset: WatchHeadset
    private let state = Mutex(State())

    /// - Parameter address: as the bridge prints it; nil for that of this machine.
    init(_ address: String?, in program: PhoneProgram) throws(PhoneError) {
        self.address = address ?? Self.usualAddress
        let token = program.environment["ECHO_BRIDGE_TOKEN"] ?? ""
        guard !token.isEmpty else { throw PhoneError(WatchFailure.words(.missingKey)) }
        do throws(EchoError) {
            watch = try BridgeWatch(
                url: self.address, token: token, network: NetworkEnvironment(program.environment))
        } catch {
            throw PhoneError(WatchFailure.words(error))
        }
        headset = WatchHeadset(program.sound) { [watch] sound, call in _ = watch.ask(.sound(sound), of: call) }
        (news, sink) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(4096))
    }

    // MARK: - Opening and closing

    /// Returns when the bridge is there.
    func open() async throws(PhoneError) {
        let (openings, opening) = AsyncStream.makeStream(of: PhoneError?.self)
        if let host = WatchFailure.openHost(address) { sink.yield(.warning(WatchFailure.isOpenToReaders(host))) }
        let connection = WatchConnection(watch)
        let task = Task {
            let failure = await connection.keep(
                onConnected: { [self] in
                    state.withLock { $0.isLost = false }
                    opening.yield(nil)
                }, onLost: { [self] in lose($0) }
            ) { [self] news, _ in receive(news) }
            let problem = failure.map { PhoneError(WatchFailure.words($0)) }
            opening.yield(problem ?? PhoneError("The line was closed before it was open."))
            sink.yield(.closed(problem?.sentence))
            sink.finish()
        }
        state.withLock { $0.task = task }
        for await problem in openings {
            if let problem { throw problem }
            return
        }
    }

    /// Who has taken a call over gives it back by leaving.
    func close() async {
        let task = state.withLock { $0.task.take() }
        task?.cancel()
        await task?.value
        await headset.close()
    }

    private func lose(_ error: EchoError) {
        let (effects, isNew) = state.withLock { state in
            state.calls.forget()
            state.levels = []
            defer { state.isLost = true }
            return (state.attendance.forget(), !state.isLost)
        }
        perform(effects)
        if isNew { sink.yield(.away(WatchFailure.lost(error))) }
    }

    private func receive(_ news: BridgeNews) {
        if case .sound(let call, let sound) = news { return headset.hear(sound, of: call) }
        let (told, effects, measured) = state.withLock { state in
            let told = state.calls.receive(news, at: Date())
            let running = state.calls.running
            state.levels.formIntersection(running)
            let new = running.filter { !state.levels.contains($0) }.prefix(Self.mostLevels - state.levels.count)
            state.levels.formUnion(new)
            return (told, state.attendance.receive(news, running: running), new)
        }
        for item in told { sink.yield(item) }
        for call in measured { _ = watch.ask(.hear(false), of: call) }
        perform(effects)
    }

    private func perform(_ effects: [WatchEffect]) {
        for effect in effects {
            switch effect {
            case .ask(let call, let order): tell(order, of: call)
            case .end(let call): tell(.end, of: call)
            case .headset(let call, let use): headset.use(use, in: call)
            case .say, .warn, .leave: break
            }
        }
    }

    private func tell(_ order: BridgeOrder, of call: String) {
        if !watch.ask(order, of: call) { sink.yield(.warning(WatchFailure.unheard)) }
    }

    // MARK: - What is asked

    func ask(_ request: CallRequest, of call: String) {
        if case .takeOver(let takes) = request {
            return perform(state.withLock { $0.attendance.takeOver(takes, call) })
        }
        guard let order = BridgeOrder(request) else {
            sink.yield(.warning("That cannot be done at a bridge elsewhere."))
            return
        }
        tell(order, of: call)
    }

    func listen(_ hears: Bool, to call: String) {
        perform(state.withLock { $0.attendance.listen(hears, call) })
    }

    /// What becomes of it is told as of all calls.
    func call(_ number: String, hasPrompt: Bool) throws(PhoneError) {
        guard !hasPrompt else { throw PhoneError("A bridge elsewhere has prompts of its own: call without one.") }
        guard watch.call(number) else { throw PhoneError(WatchFailure.unheard) }
    }
}

extension BridgeOrder {
    /// Nil for what is asked only of a line of the screen's own.
    init?(_ request: CallRequest) {
        switch request {
        case .hangUp, .decline: self = .end
        case .takeOver(let takes): self = .takeOver(takes)
        case .mute(let isMuted): self = .mute(isMuted)
        case .record(let isWanted): self = .record(isWanted)
        case .whisper(let text): self = .whisper(text)
        case .say(let text): self = .say(text)
        case .press(let digits): self = .press(digits)
        case .transfer(let target, let sentence): self = .transfer(target, saying: sentence)
        case .answer, .update, .close, .timeIsUp: return nil
        }
    }
}
