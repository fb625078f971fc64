import Glibc

/// Runs a program for its ``ProgramDesk``: writes, reads, waits for its end and sees to it. It is used on one thread.
final class ProgramWatch {
    /// Where the kernel does not tell of the end, how often to look.
    private static let glance = Duration.milliseconds(50)
    /// What is kept of its standard error.
    private static let lastErrors = 4 << 10
    /// A pipe holds less: what goes beyond is of somebody who got away from its session.
    private static let mostAfterEnd = 1 << 20

    private enum Step { case wait, askToEnd, kill, killed }

    private let desk: ProgramDesk
    private let patience: Duration
    private let process: ChildProcess
    private let input, output, errors: PipeEnd

    private var unwritten: ArraySlice<UInt8> = []
    private var lastErrors: [UInt8] = []
    private var step = Step.wait
    private var deadline: ContinuousClock.Instant?
    private var isHungUp = false

    static func run(_ command: ProgramCommand, at desk: ProgramDesk, patience: Duration) {
        do throws(ProgramError) {
            let watch = try ProgramWatch(command, desk, patience)
            desk.tell(watch.run())
        } catch {
            let reason = if case .notStarted(let reason) = error { reason } else { "\(error)" }
            desk.tell(.notStarted(reason: reason))
        }
    }

    private init(_ command: ProgramCommand, _ desk: ProgramDesk, _ patience: Duration) throws(ProgramError) {
        (self.desk, self.patience) = (desk, patience)
        // Without it nobody could be heard.
        guard desk.bell >= 0 else { throw ProgramSpawner.failure(EMFILE) }
        let (read0, write0) = try ProgramSpawner.pipe()
        input = PipeEnd(write0)
        defer { close(read0) }
        let (read1, write1) = try ProgramSpawner.pipe()
        output = PipeEnd(read1)
        defer { close(write1) }
        let (read2, write2) = try ProgramSpawner.pipe()
        errors = PipeEnd(read2)
        defer { close(write2) }
        process = try ProgramSpawner.spawn(
            command, input: .descriptor(read0), output: .descriptor(write1), errors: .descriptor(write2))
    }

    private func run() -> ProgramEnd {
        while true {
            let orders = desk.takeOrders()
            if orders.isClosed { return .ended(.unknown, lastErrors: lastErrors) }
            if let status = process.reap() { return finish(status) }
            if input.isOpen { unwritten += orders.bytes }
            if orders.isHungUp { hangUp() }
            if isHungUp, unwritten.isEmpty { input.close() }
            wait(readsOutput: orders.isRead)
            endInTime()
        }
    }

    private func wait(readsOutput: Bool) {
        var waits = [
            desk.bell, unwritten.isEmpty ? -1 : input.number, readsOutput ? output.number : -1, errors.number,
            process.ending,
        ].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        waits[1].events = Int16(POLLOUT)
        guard poll(&waits, nfds_t(waits.count), milliseconds) > 0 else { return }
        if waits[0].revents != 0 { desk.silenceBell() }
        if waits[1].revents != 0 { write() }
        if waits[3].revents != 0 { readErrors() }
        guard waits[2].revents != 0, let piece = output.read() else { return }
        if piece.isEmpty {
            output.close()
            hangUp()
        } else {
            desk.tell(piece)
        }
    }

    /// Until the next thing is to be done of ourselves.
    private var milliseconds: Int32 {
        let next = deadline.map { max(.zero, $0 - .now) }
        guard let time = process.ending < 0 ? min(next ?? Self.glance, Self.glance) : next else { return -1 }
        return Int32(clamping: Int((time / .milliseconds(1)).rounded(.up)))
    }

    private func write() {
        guard let count = input.write(unwritten) else {
            // It reads no more.
            unwritten = []
            input.close()
            return hangUp()
        }
        unwritten = unwritten.dropFirst(count)
        if count > 0, step == .askToEnd { deadline = .now + patience }
    }

    private func readErrors() {
        guard let piece = errors.read() else { return }
        if piece.isEmpty { errors.close() }
        lastErrors = (lastErrors + piece).suffix(Self.lastErrors)
    }

    private func hangUp() {
        guard !isHungUp else { return }
        isHungUp = true
        (step, deadline) = (.askToEnd, .now + patience)
    }

    private func endInTime() {
        guard let deadline, deadline <= .now else { return }
        switch step {
        case .wait, .killed: self.deadline = nil
        case .askToEnd:
            unwritten = []
            input.close()
            process.signal(SIGTERM)
            (step, self.deadline) = (.kill, .now + patience)
        case .kill:
            process.signal(SIGKILL)
            (step, self.deadline) = (.killed, nil)
        }
    }

    /// Tells what it wrote before it ended, as it is asked for.
    private func finish(_ status: ProgramStatus) -> ProgramEnd {
        var rest = Self.mostAfterEnd
        while output.isOpen {
            let orders = desk.takeOrders()
            if orders.isClosed { break }
            guard orders.isRead else {
                var bell = pollfd(fd: desk.bell, events: Int16(POLLIN), revents: 0)
                poll(&bell, 1, -1)
                desk.silenceBell()
                continue
            }
            guard rest > 0, let piece = output.read(), !piece.isEmpty else { break }
            rest -= piece.count
            desk.tell(piece)
        }
        for _ in 0..<(Self.mostAfterEnd >> 16) where errors.isOpen { readErrors() }
        return .ended(status, lastErrors: lastErrors)
    }
}
