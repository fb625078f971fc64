import Foundation

/// Where `make deps-language` puts what the distribution does not have.
public enum LanguageFolders {
    /// The user's own first.
    public static var standard: [String] {
        let environment = ProcessInfo.processInfo.environment
        let data = environment["XDG_DATA_HOME"] ?? (environment["HOME"] ?? "") + "/.local/share"
        return [data + "/echo-tui/language", "/usr/local/lib/echo-tui/language"]
    }

    /// The first that is there.
    static func file(_ name: String, in folders: [String]) -> String? {
        folders.map { "\($0)/\(name)" }.first { FileManager.default.isReadableFile(atPath: $0) }
    }
}
