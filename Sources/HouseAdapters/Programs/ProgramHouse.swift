import EchoConcurrency
import EchoWire
import Echo
public import Foundation
public import House

/// A house that a program of somebody else's speaks for: how devices are joined that nothing else here knows.
///
/// The program speaks the lines of `docs/house-programs.md`. It is started again when it ends, later and later, but not
/// when it breaks the protocol: then ``run(_:)`` returns after having said why.
public actor ProgramHouse: HouseProtocol {
    /// 64 KiB: our choice; a longer line is left out.
    static let longestLine = 64 << 10
    /// How often is looked whether the program is alive.
    static let beat = Duration.seconds(10)
    /// How long an order waits for its result.
    static let patience = Duration.seconds(10)
    /// A run that was ready is followed by the first wait again.
    static let backoff = Backoff(limit: .max, first: .seconds(1), ceiling: .seconds(60))

    private let command: String
    private let arguments: [String]
    private let environment: [String: String]
    private let clock: any Clock<Duration>
    private let mark: String

    private var runs = 0
    private var session: HouseProgramSession?
    private var program: LineProgram?
    private var tell: @Sendable (HouseNews) -> Void = { _ in }
    private var end = OneTimeEvent()
    private var endReason: HouseError?
    private var waiting: [String: OneTimeEvent] = [:]
    private var answers: [String: Result<Void, HouseError>] = [:]

    /// - Parameters:
    ///   - command: a path when there is a slash in it, else a name that is looked for in `PATH`.
    ///   - environment: added to what such programs get, which is no key and no password.
    public init(
        command: String, arguments: [String] = [], environment: [String: String] = [:],
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.command = command
        self.arguments = arguments
        self.environment = environment
        self.clock = clock
        mark = UUID().uuidString
    }

    public func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
        self.tell = tell
        var failures = 0
        while !Task.isCancelled {
            let (error, wasReady) = await runOnce()
            if Task.isCancelled { return }
            tell(.away(error))
            if case .programBroken = error { return }
            failures = wasReady ? 1 : failures + 1
            let delay = Self.backoff.delay(forAttempt: failures, random: .random(in: 0..<1))
            do { try await clock.sleep(for: delay) } catch { return }
        }
    }

    public func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause {
        guard var talk = session else { throw .programEnded(name: command, reason: "") }
        let (context, effects) = try talk.order(order)
        session = talk
        let event = OneTimeEvent()
        waiting[context] = event
        perform(effects)
        await Self.wait(for: event, clock)
        waiting[context] = nil
        guard let answer = answers.removeValue(forKey: context) else { throw .noAnswer }
        try answer.get()
        return ChangeCause(context: context, origin: .us)
    }

    /// Empty: programs keep no history.
    public func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] { [] }

    // MARK: one run

    private func runOnce() async -> (error: HouseError, wasReady: Bool) {
        let program = LineProgram(
            command: command, arguments: arguments, environment: environment, longestLine: Self.longestLine)
        let end = OneTimeEvent()
        runs += 1
        var talk = HouseProgramSession(mark: "\(mark).\(runs)", name: command)
        let effects = talk.start()
        (self.program, self.end, endReason, session) = (program, end, nil, talk)
        perform(effects)
        let last = await withTaskGroup(of: LineProgramEnd?.self) { group in
            group.addTask { await program.run { [weak self] lines in await self?.hear(lines) } }
            group.addTask {
                await self.beat()
                return nil
            }
            group.addTask {
                await end.wait()
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
        let wasReady = session?.isReady == true
        let error = endReason ?? .programEnded(name: command, reason: last?.reason ?? "it was ended")
        leave(error)
        return (error, wasReady)
    }

    private func leave(_ error: HouseError) {
        session = nil
        program = nil
        for (context, event) in waiting where answers[context] == nil {
            answers[context] = .failure(error)
            event.happen()
        }
    }

    private func hear(_ lines: [Data]) {
        // In its place: a copy would take as long as there are devices, with every change of one.
        guard let effects = session?.receive(lines, at: Date()) else { return }
        perform(effects)
    }

    private func beat() async {
        while (try? await clock.sleep(for: Self.beat)) != nil {
            guard let effects = session?.tick() else { return }
            perform(effects)
        }
    }

    private func perform(_ effects: [HouseProgramEffect]) {
        for effect in effects {
            switch effect {
            case .tell(let news): tell(news)
            case .send(let json): program?.send(json.data)
            case .answer(let context, let failure): settle(context, failure)
            case .end(let error):
                endReason = error
                end.happen()
            }
        }
    }

    /// What comes after the wait was given up is of no use to anybody.
    private func settle(_ context: String, _ failure: HouseError?) {
        guard let event = waiting[context] else { return }
        answers[context] = failure.map { .failure($0) } ?? .success(())
        event.happen()
    }

    private static func wait(for event: OneTimeEvent, _ clock: any Clock<Duration>) async {
        await withTaskGroup { group in
            group.addTask { await event.wait() }
            group.addTask { try? await clock.sleep(for: patience) }
            await group.next()
            group.cancelAll()
        }
    }
}
