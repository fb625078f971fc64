import EchoConcurrency
import EchoPrograms
import Glibc
public import Immersion

/// Gets what languages need of the distribution and the package index, on this terminal: who is asked for a password
/// answers there, Ctrl+C stops, and what was loaded is kept.
public actor LanguageScript {
    public enum Work: String, Sendable {
        case get, remove, list
    }

    /// Between two looks at whether it has ended, where the kernel does not tell.
    private static let glance: Int32 = 250

    /// What a program is told of the package index.
    static let passedOn: Set = ["PIP_INDEX_URL", "PIP_CERT"]

    private nonisolated let thread = WorkThread(name: "echo.language")
    /// Nil where the script is not installed.
    private let path: String?
    private let environment: [String: String]

    /// - Parameters:
    ///   - folders: where it may lie.
    ///   - environment: of this program; what it says of the package index is passed on.
    public init(folders: [String], environment: [String: String]) {
        path = LanguageFolders.file("language.sh", in: folders)
        self.environment = environment.filter { Self.passedOn.contains($0.key) }
    }

    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// Waits until it has ended.
    /// - Returns: its status.
    public func run(_ work: Work, _ languages: [RoomLanguage]) throws(ProviderError) -> Int32 {
        guard let path else { throw .notInstalled(part: "language.sh") }
        let words = [path, work.rawValue] + languages.map(\.rawValue)
        let command = ProgramCommand("bash", words, kind: .configured, environment: environment)
        let process: ChildProcess
        do throws(ProgramError) {
            process = try ProgramSpawner.spawn(
                command, input: .inherited, output: .inherited, errors: .inherited, group: .terminal)
        } catch {
            throw ProviderError(error, of: "bash")
        }
        while true {
            if let status = process.reap() {
                guard case .exited(let code) = status else { return 1 }
                return code
            }
            var file = pollfd(fd: process.ending, events: Int16(POLLIN), revents: 0)
            poll(&file, 1, Self.glance)
        }
    }
}
