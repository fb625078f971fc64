import CPrograms
import Glibc

/// Starts every program that this one starts: with the variables that are named for it, no open file but the first
/// three, and no signal blocked or ignored.
public enum ProgramSpawner {
    /// Returns when it runs. It is to be waited for by asking it.
    ///
    /// It holds up the thread until the system has found the file, which takes a moment from a slow disk.
    public static func spawn(
        _ command: ProgramCommand, input: ProgramFile, output: ProgramFile, errors: ProgramFile,
        group: ProgramGroup = .session
    ) throws(ProgramError) -> ChildProcess {
        guard let path = command.path else { throw failure(ENOENT) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, file) in zip(STDIN_FILENO..., [input, output, errors]) { add(file, as: number, to: &actions) }
        posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
        var attributes = plainAttributes(group)
        defer { posix_spawnattr_destroy(&attributes) }
        var process: pid_t = 0
        let failed = withWords(command.words) { words in
            withWords(command.environment.map { "\($0)=\($1)" }) { environment in
                posix_spawn(&process, path, &actions, &attributes, words, environment)
            }
        }
        guard failed == 0 else { throw failure(failed) }
        return ChildProcess(process, group)
    }

    /// Two ends of a pipe that nobody inherits, both out of the way of the first three files.
    static func pipe() throws(ProgramError) -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe2(&ends, O_CLOEXEC) == 0 else { throw failure(errno) }
        for index in ends.indices where ends[index] <= STDERR_FILENO {
            let moved = fcntl(ends[index], F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
            close(ends[index])
            ends[index] = moved
        }
        return (ends[0], ends[1])
    }

    private static func add(_ file: ProgramFile, as number: Int32, to actions: inout posix_spawn_file_actions_t) {
        switch file {
        case .inherited: break
        case .nothing: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
        case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, number)
        }
    }

    private static func plainAttributes(_ group: ProgramGroup) -> posix_spawnattr_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let session = if case .terminal = group { Int32(0) } else { Int32(CP_SPAWN_SETSID) }
        posix_spawnattr_setflags(&attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | session))
        return attributes
    }

    private static func withWords<Result>(
        _ words: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        return body(&pointers)
    }

    static func failure(_ number: Int32) -> ProgramError {
        .notStarted(reason: String(cString: strerror(number)))
    }
}
