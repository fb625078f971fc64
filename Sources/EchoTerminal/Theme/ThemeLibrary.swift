public import Foundation

/// Finds themes by name: files of the person's own first, then those of the program.
public struct ThemeLibrary: Sendable {
    private let folders: [URL]

    /// `folders` are looked through in order for `NAME.toml`.
    public init(folders: [URL] = []) { self.folders = folders }

    /// Everything that can be chosen: the program's own first.
    public var names: [String] {
        let files = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
        let own = Set(files.filter { $0.hasSuffix(".toml") }.map { String($0.dropLast(5)) })
        return ThemeCatalog.names + own.subtracting(ThemeCatalog.names).sorted()
    }

    /// nil when there is no such theme. What its file gets wrong is taken from the dark theme and told.
    public func reading(named name: String) -> ThemeReading? {
        if !name.contains("/"), let text = text(named: name) {
            return ThemeReader.read(text, name: name, fallback: ThemeCatalog.theme(named: name) ?? ThemeCatalog.dark)
        }
        return ThemeCatalog.theme(named: name).map { ThemeReading(theme: $0, problems: []) }
    }

    private func text(named name: String) -> String? {
        let files = folders.lazy.map { $0.appending(path: "\(name).toml") }
        return files.compactMap { try? Data(contentsOf: $0) }.first.map { String(decoding: $0, as: UTF8.self) }
    }
}
