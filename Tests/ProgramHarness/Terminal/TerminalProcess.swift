import CPseudoTerminal
import Foundation

/// A program started as the leader of its own session, on its own pseudo-terminal.
struct TerminalProcess: Sendable {
    let pid: pid_t
    /// The terminal emulator's end of the line.
    let master: Int32
    let startedAt: ContinuousClock.Instant

    static func spawn(
        command: String, arguments: [String], environment: [String: String], columns: Int, rows: Int
    ) throws(PseudoTerminalError) -> TerminalProcess {
        let master = try openMaster(columns: columns, rows: rows)
        let startedAt = ContinuousClock.now
        do {
            let pid = try spawn([command] + arguments, environment, terminal: name(of: master))
            return TerminalProcess(pid: pid, master: master, startedAt: startedAt)
        } catch {
            close(master)
            throw error
        }
    }

    func resize(columns: Int, rows: Int) {
        Self.setSize(of: master, columns: columns, rows: rows)
    }

    func write(_ bytes: some Collection<UInt8>) {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(master, $0.baseAddress, $0.count) }
            guard written > 0 || errno == EINTR else { return }
            rest = rest.dropFirst(max(0, written))
        }
    }

    private static func openMaster(columns: Int, rows: Int) throws(PseudoTerminalError) -> Int32 {
        let master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0 else {
            throw .noTerminal(errno: errno)
        }
        setSize(of: master, columns: columns, rows: rows)
        return master
    }

    private static func setSize(of master: Int32, columns: Int, rows: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    private static func name(of master: Int32) -> String {
        var name = [CChar](repeating: 0, count: 128)
        ptsname_r(master, &name, name.count)
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The terminal is opened after `setsid`, which makes it the controlling one.
    private static func spawn(
        _ words: [String], _ environment: [String: String], terminal: String
    ) throws(PseudoTerminalError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = cleanAttributes()
        defer { posix_spawnattr_destroy(&attributes) }
        let file = words[0]
        var pid: pid_t = 0
        let failure = withCStrings(words) { words in
            withCStrings(environment.map { "\($0)=\($1)" }) { environment in
                posix_spawn(&pid, file, &actions, &attributes, words, environment)
            }
        }
        guard failure == 0 else { throw .cannotStart(command: file, errno: failure) }
        return pid
    }

    /// A new session in which no signal is blocked or ignored, whatever the parent has set up.
    private static func cleanAttributes() -> posix_spawnattr_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let flags = Int32(EchoSpawnSetSID) | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        posix_spawnattr_setflags(&attributes, Int16(flags))
        return attributes
    }
}

private func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(&pointers)
}
