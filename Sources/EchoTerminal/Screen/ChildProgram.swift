import CNcurses
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
    func launch() -> Bool {
        guard let child = spawn() else { return false }
        DetachedThread { _ = waitpid(child, nil, 0) }.start()
        return true
    }

    private func spawn() -> pid_t? {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var interrupts = sigset_t()
        sigemptyset(&interrupts)
        for signal in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&interrupts, signal) }
        posix_spawnattr_setsigdefault(&attributes, &interrupts)
        let session = isDetached ? Int32(CN_SPAWN_SETSID) : 0
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | session))
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        let text = input.map(Self.memory)
        defer { if let text { close(text) } }
        if let text { posix_spawn_file_actions_adddup2(&files, text, STDIN_FILENO) }
        if isDetached {
            for file in [STDOUT_FILENO, STDERR_FILENO] {
                posix_spawn_file_actions_addopen(&files, file, "/dev/null", O_WRONLY, 0)
            }
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var child: pid_t = 0
        return posix_spawn(&child, words[0], &files, &attributes, &arguments, environ) == 0 ? child : nil
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

    private static func hasSucceeded(_ child: pid_t) -> Bool {
        let watch = pidfd_open(child, 0)
        defer { close(watch) }
        while true {
            var status: Int32 = 0
            let ended = waitpid(child, &status, WNOHANG)
            if ended < 0, errno != EINTR { return false }
            if ended == child { return status == 0 }
            // It stopped itself alone, or what it runs did: the shell must get the terminal, so we stop as well.
            if ProcessTree.hasStopped(child) { kill(getpid(), SIGTSTP) }
            if SignalMask.isEnding { return end(child) }
            var file = pollfd(fd: watch, events: Int16(POLLIN), revents: 0)
            poll(&file, 1, glance)
        }
    }

    /// We are told to end, and it goes with us; half a second later without regard.
    private static func end(_ child: pid_t) -> Bool {
        for signal in [SIGHUP, SIGKILL] {
            kill(child, signal)
            for _ in 0..<50 {
                if waitpid(child, nil, WNOHANG) != 0 { return false }
                poll(nil, 0, 10)
            }
        }
        return false
    }
}
