import Foundation

/// Lets a person write or read a text in an editor of their own, on the same terminal.
struct ExternalEditor: Sendable {
    /// A shell command, as `$VISUAL` or `$EDITOR` has it.
    let command: String

    /// `$VISUAL` is for full-screen terminals, `$EDITOR` for all; every Debian has the last.
    init(environment: [String: String]) {
        command = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty } ?? "editor"
    }

    /// Returns when the editor has ended: what the file then holds, without the line feed editors put at its end.
    /// nil when the editor failed or cannot be run: the text stays as it was.
    func edit(_ text: String) async -> String? {
        let file = FileManager.default.temporaryDirectory.appending(path: "echo-tui-\(UUID().uuidString).md")
        defer { try? FileManager.default.removeItem(at: file) }
        guard write(text, to: file), await ChildProgram.shell(command, argument: file.path).run() else { return nil }
        guard let data = try? Data(contentsOf: file) else { return nil }
        let edited = String(decoding: data, as: UTF8.self)
        return edited.hasSuffix("\n") ? String(edited.dropLast()) : edited
    }

    /// Only its owner may read it, at no moment anybody else: it may hold what nobody else is to know.
    private func write(_ text: String, to file: URL) -> Bool {
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        return (try? handle.write(contentsOf: Data(text.utf8))) != nil
    }
}
