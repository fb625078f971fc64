public import Foundation

/// Finds the key: in the environment, else as `api_key` in a configuration file that only its owner can read.
public struct KeyFinder: Sendable {
    private let environmentValue: String?
    private let configFile: URL

    /// - Parameter environmentValue: what `OPENAI_API_KEY` holds.
    public init(environmentValue: String?, configFile: URL) {
        self.environmentValue = environmentValue
        self.configFile = configFile
    }

    /// nil when there is no key anywhere. A file without a key may be read by everyone.
    public func find() throws(KeyRefusal) -> FoundKey? {
        if let key = environmentValue.flatMap({ APIKey($0) }) { return FoundKey(key: key, source: .environment) }
        guard let text = try text(), let key = try KeyText.key(in: text, of: configFile) else { return nil }
        try OwnerOnlyFile.check(configFile)
        return FoundKey(key: key, source: .file(configFile))
    }

    private func text() throws(KeyRefusal) -> String? {
        guard FileManager.default.fileExists(atPath: configFile.path) else { return nil }
        do {
            return try String(contentsOf: configFile, encoding: .utf8)
        } catch {
            throw .unreadable(configFile)
        }
    }
}
