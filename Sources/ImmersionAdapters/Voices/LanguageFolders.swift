import Foundation

/// Where `echo-tui language get` puts what the distribution does not have.
public enum LanguageFolders {
    /// The user's own first, where nothing says that the user's data lies elsewhere.
    public static var standard: [String] { folders(data: NSHomeDirectory() + "/.local/share") }

    /// Cards and days of learning lie in the file `language` beside it.
    ///
    /// - Parameter data: `XDG_DATA_HOME`.
    public static func folders(data: String) -> [String] {
        [data + "/echo-tui/language-parts", "/usr/local/lib/echo-tui/language"]
    }

    /// The first that is there.
    static func file(_ name: String, in folders: [String]) -> String? {
        folders.map { "\($0)/\(name)" }.first { FileManager.default.isReadableFile(atPath: $0) }
    }
}
