import Echo
import EchoApp
import EchoPresentation
import Foundation
import TOMLKit

/// Keeps the person's choices in `config.toml`, a file they may write and comment themselves.
public actor TOMLSettingsStore: SettingsStoreProtocol {
    /// A configuration larger than this is none.
    static let largest = 1_000_000

    public nonisolated let path: String
    private let environment: [String: String]

    /// - Parameter environment: where values that are written "env:NAME" are found.
    public init(path: String, environment: [String: String] = [:]) {
        self.path = path
        self.environment = environment
    }

    public nonisolated func load() -> StoredPreferences {
        switch contents() {
        case .success(let text): TOMLSettingsReader(file: path, secrets: secrets).read(text ?? "")
        case .failure(let error): .refused(SettingsProblem(file: path, reason: error.reason))
        }
    }

    /// The key kept in the file, if there is one, and only if nobody else can read it.
    public nonisolated func apiKey() throws(SecretFileError) -> Secret? {
        guard case .success(let text?) = contents(), let table = try? TOMLTable(string: text),
            let value = table["api_key"]
        else { return nil }
        guard let key = value.string else { throw .notText(path: path) }
        guard !key.isEmpty else { return nil }
        try AtomicFile(path: path).checkPrivate()
        return Secret(key)
    }

    private nonisolated var secrets: SecretSource {
        do throws(SecretFileError) {
            try AtomicFile(path: path).checkPrivate()
            return SecretSource(environment: environment, obstacle: nil)
        } catch {
            return SecretSource(environment: environment, obstacle: error)
        }
    }

    public func save(_ id: SettingID, from settings: SessionSettings) async throws(SettingsStoreError) {
        try save(id.rawValue, in: TOMLSettingsReader.section, SettingsTable[id].value(in: settings))
    }

    public func save(theme: String) async throws(SettingsStoreError) { try save("theme", in: "", .word(theme)) }

    private func save(_ key: String, in section: String, _ value: SettingValue) throws(SettingsStoreError) {
        let text = try contents().get() ?? ""
        guard (try? TOMLTable(string: text)) != nil else { throw failure("it has an error; mend that first") }
        let changed = TOMLEdit.setting(key, in: section, to: value, in: text)
        guard holds(changed, key, in: section) else { throw failure("\(key) is written in a way only you can change") }
        do { try AtomicFile(path: path).write(changed) } catch { throw failure(error.reason) }
    }

    /// Whether the changed text is still TOML, with the key where it belongs.
    private func holds(_ text: String, _ key: String, in section: String) -> Bool {
        guard let table = try? TOMLTable(string: text) else { return false }
        return (section.isEmpty ? table : table[section]?.table)?[key] != nil
    }

    private nonisolated func failure(_ reason: String) -> SettingsStoreError {
        SettingsStoreError(file: path, reason: reason)
    }

    /// Nil when there is no file.
    private nonisolated func contents() -> Result<String?, SettingsStoreError> {
        guard FileManager.default.fileExists(atPath: path) else { return .success(nil) }
        guard let data = FileManager.default.contents(atPath: path) else {
            return .failure(failure("it cannot be read"))
        }
        guard data.count <= Self.largest else { return .failure(failure("it is too large")) }
        guard let text = String(data: data, encoding: .utf8) else { return .failure(failure("it is not UTF-8 text")) }
        return .success(text)
    }
}

extension StoredPreferences {
    fileprivate static func refused(_ problem: SettingsProblem) -> StoredPreferences {
        var preferences = StoredPreferences()
        preferences.problems = [problem]
        return preferences
    }
}
