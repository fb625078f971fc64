import Glibc

/// The command line of a program to start, and the data it is given.
public struct ProgramCommand: Sendable {
    /// As it was given: programs may look at how they were called.
    let words: [String]
    let environment: [String: String]

    /// - Parameters:
    ///   - command: a path when there is a slash in it, else a name that is looked for in its `PATH`.
    ///   - environment: added to what programs of its kind get, secrets too.
    public init(
        _ command: String, _ arguments: [String] = [], kind: ProgramKind, environment: [String: String] = [:]
    ) {
        words = [command] + arguments
        self.environment = ProgramEnvironment.variables(for: kind, in: ProgramEnvironment.own, adding: environment)
    }

    /// The file that runs; nil when there is none.
    var path: String? {
        let name = words[0]
        guard !name.isEmpty, !name.contains("/") else { return name.isEmpty ? nil : name }
        return (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").lazy
            .map { "\($0)/\(name)" }.first(where: Self.isProgram)
    }

    private static func isProgram(_ path: String) -> Bool {
        var file = stat()
        return access(path, X_OK) == 0 && stat(path, &file) == 0 && file.st_mode & S_IFMT == S_IFREG
    }
}
