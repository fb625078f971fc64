import Echo
import EchoScreen
import EchoServing
import Foundation
import PhoneBridge
import Synchronization

/// A telephone line of the screen, from its opening to its end.
final class OpenLine: Sendable {
    /// The requests to a running line.
    struct Running {
        var desk: CallDesk
        var drain: @Sendable () async -> Void
        var call: @Sendable (String) async throws(PhoneError) -> Void
        /// Takes a call back that rings.
        var takeBack: @Sendable (String) async throws(PhoneError) -> Void = { _ in }
        var testLine: TestLine?
    }

    let kind: PhoneLineKind
    let news: AsyncStream<PhoneNews>
    let sink: AsyncStream<PhoneNews>.Continuation
    private let host: CallAssistant.Hosting
    let program: PhoneProgram
    let policy: CallPolicy
    let proxies: TrustedProxies?
    let sipPort: Int
    /// The sources that a line over SIP believes.
    let trust: SIPSettings
    let archive: CallArchive?
    private let budget: CallBudget?
    private let isRemembered: @Sendable () -> Bool
    private let rings: @Sendable () -> Duration?
    let running = Mutex<Running?>(nil)
    private let task = Mutex<Task<Void, Never>?>(nil)
    private let headsets = Mutex<[String: CallHeadset]>([:])
    /// The prompts of calls that are being placed, by their numbers.
    private let prompts = Mutex<[String: SavedPrompt]>([:])
    /// What was changed since the line was opened.
    private let adjustment = Mutex<CallAdjustment?>(nil)

    /// - Parameters:
    ///   - sipPort: where SIP telephones call; 0 for any that is free.
    ///   - trust: whom a line over SIP believes.
    ///   - archive: where the sound of calls is kept; nil for nowhere.
    ///   - budget: that of the month, which calls count into; nil for none.
    ///   - isRemembered: whether conversations are kept now.
    ///   - rings: how long incoming calls ring now.
    init(
        _ kind: PhoneLineKind, _ policy: CallPolicy, _ proxies: TrustedProxies?, in program: PhoneProgram, sipPort: Int,
        trust: SIPSettings, archive: CallArchive?, budget: CallBudget?, isRemembered: @escaping @Sendable () -> Bool,
        rings: @escaping @Sendable () -> Duration?, _ host: @escaping CallAssistant.Hosting
    ) {
        (self.kind, self.host, self.policy, self.proxies) = (kind, host, policy, proxies)
        (self.program, self.sipPort, self.trust) = (program, sipPort, trust)
        (self.archive, self.budget) = (archive, budget)
        (self.isRemembered, self.rings) = (isRemembered, rings)
        (news, sink) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(4096))
    }

    // MARK: - Opening and closing

    /// - Returns: how it is reached.
    func open() async throws(PhoneError) -> String {
        let (openings, opening) = AsyncStream.makeStream(of: Result<String, PhoneError>.self)
        let task = Task {
            do {
                try await run { opening.yield(.success($0)) }
                sink.yield(.closed(nil))
            } catch {
                let problem = Self.problem(error)
                opening.yield(.failure(problem))
                sink.yield(.closed(problem.sentence))
            }
            running.withLock { $0 = nil }
            opening.finish()
            sink.finish()
        }
        self.task.withLock { $0 = task }
        for await result in openings { return try result.get() }
        throw PhoneError("The line was closed before it was open.")
    }

    /// Returns when those who talk have heard a goodbye; on the test line nobody has to.
    func close() async {
        let running = running.withLock { $0 }
        if kind == .test, let switchboard = running?.desk.switchboard {
            for call in switchboard.calls { switchboard.ask(.hangUp, of: call.id) }
        }
        await running?.drain()
        await task.withLock { $0 }?.value
    }

    private func run(_ onOpen: @escaping @Sendable (String) -> Void) async throws {
        try await host { host in
            var host = host
            host.recorder = archive?.recorder(isOn: isRemembered) { [sink] in sink.yield($0) }
            let configuration = host.configuration
            host.configuration = { [weak self] call in
                self?.applied(to: configuration(call), for: call) ?? configuration(call)
            }
            switch kind {
            case .test: try await runTestLine(host, onOpen)
            case .sip: try await runSIP(host, onOpen)
            case .twilio: try await runTwilio(host, onOpen)
            case .asterisk: try await runAsterisk(host, onOpen)
            case .openAI: try await runOpenAI(host, onOpen)
            // It is no line of this program.
            case .remote: break
            }
        }
    }

    // MARK: - What happens

    func follow(_ desk: CallDesk) async {
        let switchboard = desk.switchboard
        let counting = Task { [budget] in await budget?.follow(desk.gate) }
        let usage = Task { [archive] in
            await DayUsage(archive: archive, tariff: desk.gate.policy.tariff).follow(desk.gate)
        }
        defer {
            counting.cancel()
            usage.cancel()
        }
        await withDiscardingTaskGroup { group in
            for await item in switchboard.news {
                if case .began(let call, _) = item.happening {
                    let headset = CallHeadset(program.sound(), codec: call.codec) { switchboard.speak($0, in: call.id) }
                    headsets.withLock { $0[call.id] = headset }
                    group.addTask { await self.measure(switchboard.sound(of: call.id), call, headset) }
                }
                switch item.happening {
                case .began(let call, _), .notReached(let call, _, _):
                    if call.direction == .outbound { prompts.withLock { $0[call.to] = nil } }
                default: break
                }
                if let news = PhoneNews(item) { sink.yield(news) }
            }
        }
    }

    /// Until the call is over.
    private func measure(_ sound: AsyncStream<CallSound>, _ call: PhoneLineCall, _ headset: CallHeadset) async {
        var levels = CallLevels(codec: call.codec)
        for await piece in sound {
            headset.hear(piece)
            guard let loudest = levels.hear(piece, at: .now) else { continue }
            sink.yield(.levels(caller: loudest.caller, assistant: loudest.assistant, call: call.id))
        }
        await headset.close()
        headsets.withLock { $0[call.id] = nil }
    }

    // MARK: - What is asked

    func listen(_ hears: Bool, to call: String) { headsets.withLock { $0[call] }?.listen(hears) }

    func adjust(_ adjustment: CallAdjustment, in call: String) {
        running.withLock { $0 }?.desk.switchboard.change(call) { adjustment.apply(to: &$0) }
    }

    func ask(_ request: CallRequest, of call: String) {
        if case .takeOver(let takes) = request { headsets.withLock { $0[call] }?.talk(takes) }
        guard let running = running.withLock({ $0 }) else { return }
        guard !running.desk.switchboard.ask(request, of: call), request == .hangUp else { return }
        Task {
            do throws(PhoneError) { try await running.takeBack(call) } catch { warn(error.sentence) }
        }
    }

    /// - Returns: nil when there is no such call.
    func beginInterpreting(in call: String) async -> InterpretedCall? {
        await headsets.withLock { $0[call] }?.beginInterpreting()
    }

    func endInterpreting(in call: String) { headsets.withLock { $0[call] }?.endInterpreting() }

    /// Voice and turns of calls to come.
    func adjust(_ adjustment: CallAdjustment) {
        self.adjustment.withLock { $0 = $0?.followed(by: adjustment) ?? adjustment }
    }

    var used: PhoneUse? {
        guard let gate = running.withLock({ $0 })?.desk.gate else { return nil }
        let usage = gate.usage
        return PhoneUse(
            talked: usage.talked, mostMinutes: policy.limits.minutesPerDay, dollars: usage.dollars,
            mostDollars: policy.limits.dollarsPerDay)
    }

    func warn(_ sentence: String) { sink.yield(.warning(sentence)) }

    func call(_ number: String, with prompt: SavedPrompt?) async throws(PhoneError) {
        guard let running = running.withLock({ $0 }) else { throw PhoneError("No line is open.") }
        // An address of SIP is no number, and costs nothing; one with a number in it may be an exchange's.
        let user = number.dropFirst(4).prefix { $0 != "@" }
        let isAddress = kind == .sip && number.hasPrefix("sip:")
        guard !isAddress || user.hasPrefix("+") || user.hasPrefix("00") else { return try await running.call(number) }
        switch running.desk.gate.decision(on: .outgoing(number: isAddress ? String(user) : number)) {
        case .refuse(let refusal): throw PhoneError(refusal.wording)
        case .askForPIN(let dialed), .allow(let dialed):
            let digits = isAddress ? number : dialed?.digits ?? number
            if let prompt { prompts.withLock { $0[digits] = prompt } }
            try await running.call(digits)
        }
    }

    func ring() async throws(PhoneError) {
        try await running.withLock({ $0 })?.testLine?.ring()
    }

    func callAssistant() async throws(PhoneError) {
        guard let testLine = running.withLock({ $0 })?.testLine else { return }
        try await testLine.call(with: LiveCaller(program.sound()))
    }

    /// An incoming call rings; the prompt that a call was placed with says how the assistant speaks.
    private func applied(to configuration: CallConfiguration, for call: PhoneLineCall) -> CallConfiguration {
        var configuration = configuration
        adjustment.withLock { $0 }?.apply(to: &configuration.settings)
        if call.direction == .inbound {
            configuration.ringing = rings()
            return configuration
        }
        guard let prompt = prompts.withLock({ $0[call.to] }) else { return configuration }
        configuration.settings.instructions = prompt.text
        configuration.prompt = prompt.name
        if case .word(let voice)? = prompt.values[.voice] { configuration.settings.voice = voice }
        return configuration
    }
}
