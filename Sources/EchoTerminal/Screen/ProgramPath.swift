import Glibc

/// Where programs are looked for.
struct ProgramPath: Sendable {
    private let directories: [String]

    init(_ environment: [String: String]) {
        directories = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
    }

    func has(_ program: String) -> Bool { file(of: program) != nil }

    /// The file that runs when `program` is called; nil when there is none.
    func file(of program: String) -> String? {
        directories.lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
    }
}
