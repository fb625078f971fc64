import Foundation

/// Lets a person write a text in an editor of their own, on the same terminal.
struct ExternalEditor {
    /// A shell command, as `$VISUAL` or `$EDITOR` has it.
    let command: String

    /// `$VISUAL` is for full-screen terminals, `$EDITOR` for all; every Debian has the last.
    init(environment: [String: String]) {
        command = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty } ?? "editor"
    }

    /// Returns when the editor has ended: what the file then holds, without the line feed editors put at its end.
    /// nil when the editor failed or cannot be run: the text stays as it was.
    func edit(_ text: String) -> String? {
        let file = FileManager.default.temporaryDirectory.appending(path: "echo-tui-\(UUID().uuidString).md")
        defer { try? FileManager.default.removeItem(at: file) }
        guard write(text, to: file), run(file) else { return nil }
        guard let data = try? Data(contentsOf: file) else { return nil }
        let edited = String(decoding: data, as: UTF8.self)
        return edited.hasSuffix("\n") ? String(edited.dropLast()) : edited
    }

    /// Only its owner may read it: it may hold what nobody else is to know.
    private func write(_ text: String, to file: URL) -> Bool {
        FileManager.default.createFile(
            atPath: file.path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
    }

    private func run(_ file: URL) -> Bool {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var interrupts = sigset_t()
        sigemptyset(&interrupts)
        for signal in [SIGINT, SIGQUIT] { sigaddset(&interrupts, signal) }
        posix_spawnattr_setsigdefault(&attributes, &interrupts)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        let words = ["/bin/sh", "-c", "\(command) \"$1\"", "sh", file.path]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var child: pid_t = 0
        guard posix_spawn(&child, "/bin/sh", nil, &attributes, &arguments, environ) == 0 else { return false }
        return hasSucceeded(child)
    }

    private func hasSucceeded(_ child: pid_t) -> Bool {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else { return false }
        }
        return status == 0
    }
}
