public import EchoScreen
import EchoText
public import Foundation
import TOMLKit

/// Prompts as TOML: `[[prompt]]` with `name`, `text`, `default` and the settings that it brings.
public struct PromptFile: Sendable {
    /// A larger file has no prompts in it.
    public static let largest = 1_000_000
    /// Prompts of one file.
    public static let most = 1_000

    private let table: SettingsTable

    public init(_ catalog: Catalog) { table = catalog.settings }

    /// All prompts of a text, or why it is refused as a whole.
    ///
    /// - Parameters:
    ///   - file: how it is called in errors.
    ///   - newID: names each prompt.
    public func read(_ text: String, file: String, at date: Date, newID: () -> PromptID)
        throws(PromptFileError) -> [SavedPrompt]
    {
        guard text.utf8.count <= Self.largest else { throw PromptFileError(file: file, reason: "it is too large") }
        let source = PromptSource(text, file: file)
        let entries = try source.entries(of: parsed(text, file))
        guard entries.count <= Self.most else {
            throw PromptFileError(file: file, reason: "it holds more than \(Self.most) prompts")
        }
        var prompts: [SavedPrompt] = []
        for (index, entry) in entries.enumerated() {
            let prompt = try prompt(entry, index, source, id: newID(), at: date)
            if prompts.contains(where: { $0.name.lowercased() == prompt.name.lowercased() }) {
                throw source.error(index, "name", "another prompt of this file is called \(prompt.name)")
            }
            if prompt.isDefault, prompts.contains(where: \.isDefault) {
                throw source.error(index, "default", "only one prompt can be the default")
            }
            prompts.append(prompt)
        }
        return prompts
    }

    private func parsed(_ text: String, _ file: String) throws(PromptFileError) -> TOMLTable {
        do {
            return try TOMLTable(string: TOMLHeaders.parsable(text))
        } catch let error as TOMLParseError {
            throw PromptFileError(file: file, line: error.source.begin.line, reason: "this is not TOML")
        } catch {
            throw PromptFileError(file: file, reason: "this is not TOML")
        }
    }

    private func prompt(_ entry: TOMLTable, _ index: Int, _ source: PromptSource, id: PromptID, at date: Date)
        throws(PromptFileError) -> SavedPrompt
    {
        for key in entry.keys where !Self.keys.contains(key) {
            throw source.error(index, key, "a prompt has no \(Sanitizer.line(String(key.prefix(40))))")
        }
        guard let name = entry["name"]?.string else { throw source.error(index, "name", "name must be a string") }
        if let objection = SavedPrompt.objection(toName: name) {
            throw source.error(index, "name", "the name \(objection)")
        }
        guard let text = entry["text"]?.string else { throw source.error(index, "text", "text must be a string") }
        if let objection = SavedPrompt.objection(toText: text) {
            throw source.error(index, "text", "the text \(objection)")
        }
        let isDefault = entry["default"]?.bool
        if entry["default"] != nil, isDefault == nil {
            throw source.error(index, "default", "default must be true or false")
        }
        return SavedPrompt(
            id: id, name: name, text: Sanitizer.harmless(text), values: try values(entry, index, source),
            isDefault: isDefault ?? false, createdAt: date)
    }

    private func values(_ entry: TOMLTable, _ index: Int, _ source: PromptSource)
        throws(PromptFileError) -> [SettingID: SettingValue]
    {
        var values: [SettingID: SettingValue] = [:]
        for id in SavedPrompt.settings {
            guard let setting = table[id], let written = entry[id.promptKey] else { continue }
            guard let value = Self.value(written) else {
                throw source.error(index, id.promptKey, "\(id.promptKey) must be a word or a number")
            }
            do throws(SettingError) {
                values[id] = setting.value(in: try setting.accepting(value, in: Preferences()))
            } catch {
                throw source.error(index, id.promptKey, "\(id.promptKey) \(error.reason)")
            }
        }
        return values
    }

    private static func value(_ written: any TOMLValueConvertible) -> SettingValue? {
        if let flag = written.bool { return .flag(flag) }
        if let number = written.int.map(Double.init) ?? written.double { return .number(number) }
        return written.string.map { .word($0) }
    }

    private static let keys = Set(["name", "text", "default"] + SavedPrompt.settings.map(\.promptKey))
}

extension SettingID {
    /// How a prompt's file calls it: as the configuration file does, where that has no section of its own.
    var promptKey: String {
        switch self {
        case .realtimeModel: "voice_model"
        case .responsesModel: "text_model"
        default: name
        }
    }
}
