import CNcurses
import EchoPrograms
import Glibc

/// Runs another program on the terminal and waits for its end on a thread of its own.
struct ChildProgram: Sendable {
    /// The program and what it is given.
    let words: [String]
    /// What it reads on its standard input; nil for the terminal.
    var input: String?
    /// In a session of its own, and silent: it serves us and not the person.
    var isDetached = false

    /// How often to see whether it was stopped, or we are to end.
    private static let glance: Int32 = 250

    /// A shell command with one more argument.
    static func shell(_ command: String, argument: String? = nil, input: String? = nil) -> ChildProgram {
        let script = argument == nil ? command : "\(command) \"$1\""
        return ChildProgram(words: ["/bin/sh", "-c", script, "sh"] + (argument.map { [$0] } ?? []), input: input)
    }

    /// Whether it ended and said that all went well.
    func run() async -> Bool {
        guard let child = spawn() else { return false }
        return await withCheckedContinuation { continuation in
            DetachedThread { continuation.resume(returning: Self.hasSucceeded(child)) }.start()
        }
    }

    /// Whether it was started; nobody waits for it.
    func launch() -> Bool { spawn() != nil }

    private func spawn() -> ChildProcess? {
        let text = input.map(Self.memory)
        defer { if let text { close(text) } }
        let screen = isDetached ? ProgramFile.nothing : .inherited
        return try? ProgramSpawner.spawn(
            ProgramCommand(words[0], Array(words.dropFirst()), kind: .personal),
            input: text.map { .descriptor($0) } ?? .inherited, output: screen, errors: screen,
            group: isDetached ? .released : .terminal)
    }

    /// A file that is nowhere but in memory, open at its beginning: what is in it stands in no list of processes.
    private static func memory(of text: String) -> Int32 {
        let file = memfd_create("text", UInt32(CN_CLOSE_ON_EXEC))
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        lseek(file, 0, SEEK_SET)
        return file
    }

    private static func hasSucceeded(_ child: ChildProcess) -> Bool {
        while true {
            if let status = child.reap() { return status == .exited(0) }
            // It stopped itself alone, or what it runs did: the shell must get the terminal, so we stop as well.
            if ProcessTree.hasStopped(child.id) { kill(getpid(), SIGTSTP) }
            if SignalMask.isEnding {
                end(child)
                return false
            }
            var file = pollfd(fd: child.ending, events: Int16(POLLIN), revents: 0)
            poll(&file, 1, glance)
        }
    }

    /// We are told to end, and it goes with us, with what it runs; half a second later without regard.
    private static func end(_ child: ChildProcess) {
        let others = ProcessTree.descendants(of: child.id)
        for signal in [SIGHUP, SIGKILL] {
            child.signal(signal)
            for process in others { kill(process, signal) }
            for _ in 0..<50 {
                if child.reap() != nil, !others.contains(where: ProcessTree.isRunning) { return }
                poll(nil, 0, 10)
            }
        }
    }
}
