import EchoPrograms
import Foundation

/// Runs the program of a part: starts it when it is needed, ends it when nobody asks it any more, and starts it again, after
/// a pause, when it died. It ends with this program, however that ends. Where another program of the same person runs it
/// already, that one is used.
actor PartSupervisor {
    /// How long a program may load its model.
    static let patience = Duration.seconds(120)
    /// How long it has to end.
    private static let ending = Duration.seconds(2)
    private static let longestLine = 64 << 10
    /// Until it is looked again whether another program has started it.
    private static let glance = Duration.milliseconds(50)

    nonisolated let part: OwnPart
    private let key: String
    private let room: @Sendable () -> MemoryRoom
    private let tell: @Sendable (String) -> Void
    private let patience: Duration
    private let share: PartShare?
    private var rules: SupervisionRules
    /// Where another program's answers.
    private var borrowed: PartShare.Address?
    private var program: StreamedProgram?
    private var isStopping = false
    private var isTooSlow = false
    private var server: PartServer?
    private var start: Task<PartServer?, Never>?
    private var idleWatch: Task<Void, Never>?

    /// - Parameters:
    ///   - key: what the program answers to.
    ///   - idle: after which it is ended.
    ///   - room: the memory that is free.
    ///   - tell: is told why it does not run.
    init(
        _ part: OwnPart, key: String, idle: Duration, patience: Duration = PartSupervisor.patience,
        room: @escaping @Sendable () -> MemoryRoom = { .now }, tell: @escaping @Sendable (String) -> Void
    ) {
        (self.part, self.key, self.patience, self.room, self.tell) = (part, key, patience, room, tell)
        rules = SupervisionRules(idle: idle)
        share = part.share.map(PartShare.init)
    }

    deinit {
        program?.hangUp()
        start?.cancel()
        idleWatch?.cancel()
    }

    /// Its server, which is started where it does not run. Nil while it rests after it died, or when it cannot run.
    func run() async -> PartServer? {
        _ = isStillLent
        if rules.want(at: .now) { begin() }
        if let server { return server }
        return await start?.value
    }

    /// Whether a server that it gave is still the one; asking is using.
    func holds(_ server: PartServer) -> Bool {
        guard server == self.server, isStillLent else { return false }
        _ = rules.want(at: .now)
        if borrowed != nil { share?.use() }
        return true
    }

    /// Ends it until it is needed again.
    func stop() {
        isStopping = true
        program?.hangUp()
        if borrowed != nil { giveBack() }
    }

    /// False when the program that ran it for us is gone.
    private var isStillLent: Bool {
        guard let borrowed else { return true }
        if share?.holds(borrowed) == true { return true }
        giveBack()
        return false
    }

    private func giveBack() {
        (borrowed, server) = (nil, nil)
        idleWatch?.cancel()
        rules.ended(at: .now, wasAsked: true)
    }

    private func begin() {
        switch share?.take() ?? .free {
        case .free: launch()
        case .taken(let address): borrow(address)
        case .starting: start = Task { [weak self] in await self?.wait() }
        }
    }

    private func borrow(_ address: PartShare.Address) {
        borrowed = address
        answers(at: address.url, address.key)
        share?.use()
    }

    /// Another program is starting it, or gives up.
    private func wait() async -> PartServer? {
        let patience = ContinuousClock.now + patience
        while ContinuousClock.now < patience, !Task.isCancelled {
            switch share?.take() ?? .free {
            case .free:
                launch()
                return await start?.value
            case .taken(let address):
                start = nil
                borrow(address)
                return server
            case .starting: try? await Task.sleep(for: Self.glance)
            }
        }
        start = nil
        rules.ended(at: .now, wasAsked: false)
        tell("another window has been starting it for too long")
        return nil
    }

    private func answers(at url: String, _ key: String) {
        var server = PartServer(baseURL: url, model: part.model)
        (server.product, server.isOwn, server.ownKey) = (part.title, true, key)
        server.translates = part.translates
        self.server = server
        rules.answers(at: .now)
    }

    private func launch() {
        guard room().has(part.memory) else {
            rules.ended(at: .now, wasAsked: false)
            share?.release()
            start = nil
            return tell("it needs \(part.memory / 1_000_000) MB of memory, and there is less")
        }
        let program = StreamedProgram(command, patience: Self.ending)
        (self.program, isStopping, isTooSlow) = (program, false, false)
        start = Task { [weak self, patience] in
            let limit = Task {
                if (try? await Task.sleep(for: patience)) != nil { await self?.giveUp(program) }
            }
            let outcome = await Self.address(told: program)
            limit.cancel()
            return await self?.begun(program, outcome)
        }
    }

    private func giveUp(_ program: StreamedProgram) {
        isTooSlow = program === self.program
        program.hangUp()
    }

    private func begun(_ program: StreamedProgram, _ outcome: Outcome) -> PartServer? {
        start = nil
        switch outcome {
        case .ended(let end):
            ended(program, end)
            return nil
        case .answers(let url):
            answers(at: url, key)
            share?.tell(PartShare.Address(url: url, key: key))
            Task { [weak self] in
                while true {
                    guard case .end(let end) = await program.next() else { continue }
                    await self?.ended(program, end)
                    return
                }
            }
            watchIdleness()
            return server
        }
    }

    private func ended(_ program: StreamedProgram, _ end: ProgramEnd) {
        guard program === self.program else { return }
        (self.program, server) = (nil, nil)
        share?.release()
        idleWatch?.cancel()
        rules.ended(at: .now, wasAsked: isStopping)
        if isStopping { return }
        let seconds = Int(patience / .seconds(1))
        tell(isTooSlow ? "it did not answer within \(seconds) s" : Self.words(end))
    }

    private func watchIdleness() {
        idleWatch?.cancel()
        idleWatch = Task { [weak self] in
            while let at = await self?.idleAt, !Task.isCancelled {
                try? await Task.sleep(until: at)
                guard !Task.isCancelled, await self?.stopIfIdle() == false else { return }
            }
        }
    }

    private var idleAt: ContinuousClock.Instant? { rules.idleAt }

    private func stopIfIdle() -> Bool {
        guard rules.isIdle(at: .now) else { return false }
        // Other windows use it too.
        if let since = share?.sinceUse, since + .seconds(1) < rules.idle {
            _ = rules.want(at: .now)
            return false
        }
        stop()
        return true
    }

    // MARK: the program

    private enum Outcome: Sendable {
        case answers(url: String)
        case ended(ProgramEnd)
    }

    private struct Line: Decodable {
        let url: String
    }

    /// Sound and screen come before it. What it writes to standard error goes to its log.
    private var command: ProgramCommand {
        var environment = part.environment
        environment["ECHO_PART_KEY"] = key
        environment["ECHO_PART_LOG"] = part.log.map(PartLog.begin) ?? "/dev/null"
        let script = "exec nice -n 5 \"$@\" 2>>\"$ECHO_PART_LOG\""
        return ProgramCommand("/bin/sh", ["-c", script, "sh"] + part.words, kind: .tool, environment: environment)
    }

    private static func address(told program: StreamedProgram) async -> Outcome {
        var output: [UInt8] = []
        while true {
            switch await program.next() {
            case .end(let end): return .ended(end)
            case .output(let bytes):
                output = Array((output + bytes).suffix(longestLine))
                for line in output.split(separator: 0x0A) {
                    guard let told = try? JSONDecoder().decode(Line.self, from: Data(line)),
                        told.url.hasPrefix("http://127.0.0.1:")
                    else { continue }
                    return .answers(url: told.url)
                }
            }
        }
    }

    private static func words(_ end: ProgramEnd) -> String {
        switch end {
        case .notStarted(let reason): "it cannot be started: \(reason)"
        case .ended(.exited(let status), _): "it ended with status \(status)"
        case .ended(.killed(SIGKILL), _): "it was killed, perhaps for lack of memory"
        case .ended(.killed(let signal), _): "it was ended by signal \(signal)"
        case .ended(.unknown, _): "it ended"
        }
    }
}

/// The file that the program of a part writes its output to.
private enum PartLog {
    /// One that has grown beyond is begun anew with the next start.
    private static let largest = 1 << 20

    /// Makes it ready to be added to, for nobody else to read.
    ///
    /// - Returns: its path, or that of nothing where it cannot be made.
    static func begin(_ path: String) -> String {
        let files = FileManager.default
        let size = (try? files.attributesOfItem(atPath: path))?[.size] as? Int
        if let size, size <= largest { return path }
        try? files.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        let isMade = files.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        return isMade ? path : "/dev/null"
    }
}
