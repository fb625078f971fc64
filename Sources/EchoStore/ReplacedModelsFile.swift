import Echo
public import EchoScreen
import Foundation

/// Names of models that were replaced in the person's settings, in a file of the state directory. One that is damaged counts
/// as none.
public actor ReplacedModelsFile: ReplacedModelsProtocol {
    private struct Entry: Codable {
        var profile: String?
        var prompt: String?
        var promptName: String?
        var setting: String
        var before: String
        var after: String
        var replaced: [Replacement]
    }

    private struct Replacement: Codable {
        var old: String
        var new: String
        var end: String
    }

    /// Changes that are remembered, the newest ones.
    static let most = 200
    /// Bytes; a file that is larger was written by somebody else.
    private static let largest = 256 << 10

    private let path: String

    public init(path: String) { self.path = path }

    public func changes() -> [ModelChange] {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: Self.largest + 1),
            data.count <= Self.largest, let entries = try? JSONDecoder().decode([Entry].self, from: data)
        else { return [] }
        return entries.suffix(Self.most).compactMap(Self.change)
    }

    public func keep(_ changes: [ModelChange]) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(changes.suffix(Self.most).compactMap(Self.entry)) else { return }
        try? AtomicFile(path: path).write(String(decoding: data, as: UTF8.self) + "\n")
    }

    private static func change(_ entry: Entry) -> ModelChange? {
        var place = ModelChange.Keeping.settings(nil)
        if let prompt = entry.prompt {
            place = .prompt(PromptID(prompt), name: entry.promptName ?? "")
        } else if let name = entry.profile {
            guard let profile = try? ProfileName(name) else { return nil }
            place = .settings(profile)
        }
        let replaced = entry.replaced.compactMap { one in
            CalendarDay(one.end).map { ModelReplacement(one.old, by: one.new, end: $0) }
        }
        return ModelChange(
            place, SettingExchange(SettingID(entry.setting), from: .word(entry.before), to: .word(entry.after)),
            replaced)
    }

    private static func entry(_ change: ModelChange) -> Entry? {
        guard case .word(let before) = change.exchange.old, case .word(let after) = change.exchange.new else {
            return nil
        }
        var entry = Entry(
            setting: change.exchange.id.name, before: before, after: after,
            replaced: change.replaced.map { Replacement(old: $0.old, new: $0.new, end: $0.end.description) })
        switch change.place {
        case .settings(let profile): entry.profile = profile?.text
        case .prompt(let id, let name): (entry.prompt, entry.promptName) = (id.rawValue, name)
        }
        return entry
    }
}
