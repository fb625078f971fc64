import Glibc

/// A parent as it should not be, for what its children see of it: there are secrets in its environment, it has left a
/// file open, and it ignores a signal.
public enum StrangeParent {
    public static let secrets = [
        "OPENAI_API_KEY", "ECHO_API_KEY", "TWILIO_AUTH_TOKEN", "DATABASE_URL", "AWS_SECRET_ACCESS_KEY", "SIP_PASSWORD",
    ]

    /// What a shell says of itself, in four lines: the names of its environment, its open files, the signals that are
    /// blocked and ignored. It blocks some itself while it starts others, so that one of those says the last.
    public static let question =
        "env | cut -d= -f1 | sort | tr '\\n' ' '; echo; ls -m /proc/$$/fd; grep -E '^Sig(Blk|Ign)' /proc/self/status"

    /// Whether a shell that answered saw nothing of ours.
    public static func isUnseen(in answer: String) -> Bool {
        let lines = answer.split(separator: "\n")
        guard lines.count == 4, lines[0].contains("PATH") else { return false }
        return !secrets.contains { lines[0].contains($0) } && lines[1] == "0, 1, 2"
            && lines.dropFirst(2).allSatisfy(hasNoSignals)
    }

    /// The two that glibc keeps for its threads are ignored in every child.
    private static func hasNoSignals(_ line: Substring) -> Bool {
        line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) }.map { $0 & 0x7FFF_FFFF == 0 } ?? false
    }

    /// This process is one while `body` runs.
    public static func isHere<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        let before = secrets.map { name in getenv(name).map { String(cString: $0) } }
        for name in secrets { setenv(name, "secret", 1) }
        let file = open("/dev/null", O_RDONLY)
        signal(SIGUSR1, SIG_IGN)
        defer {
            for (name, value) in zip(secrets, before) {
                if let value { setenv(name, value, 1) } else { unsetenv(name) }
            }
            close(file)
            signal(SIGUSR1, SIG_DFL)
        }
        return try await body()
    }
}
