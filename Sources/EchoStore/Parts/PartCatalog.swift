import EchoScreen
import EchoText
import Foundation
import TOMLKit

/// The parts that can be got, as files name them: the program's own, and the person's.
public struct PartCatalog: Sendable {
    /// Names are parts of paths and of commands.
    private static let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789.-")
    private static let mostParts = 200
    /// The server of parts that Ollama loads, keeps and runs; `model` is its name for them.
    public static let ollama = "ollama"

    /// In the order of preference: the person's own first.
    public private(set) var parts: [LocalPart] = []
    public private(set) var problems: [SettingsProblem] = []

    /// - Parameter files: their paths, the person's own first. Those that are not there are left out; a name that came
    ///   before stands.
    public init(files: [String]) {
        for path in files { read(path) }
    }

    public subscript(name: String) -> LocalPart? { parts.first { $0.name == name } }

    private mutating func read(_ path: String) {
        do throws(SettingsStoreError) {
            guard let text = try TOMLFile(path: path).contents() else { return }
            read(text, of: path)
        } catch {
            problems.append(SettingsProblem(file: path, reason: error.reason, consequence: "The file is not used."))
        }
    }

    private mutating func read(_ text: String, of path: String) {
        guard let table = try? TOMLTable(string: TOMLHeaders.parsable(text)) else {
            return problems.append(
                SettingsProblem(file: path, reason: "invalid TOML", consequence: "The file is not used."))
        }
        let places = TOMLPlaces(file: path, outline: TOMLOutline(text))
        for value in table["part"]?.array ?? TOMLArray() where parts.count < Self.mostParts {
            guard let table = value.table else { continue }
            var section = TOMLSection("part", table, places)
            let part = Self.part(&section, path)
            problems += section.problems
            if let part, self[part.name] == nil { parts.append(part) }
        }
    }

    private static func part(_ section: inout TOMLSection, _ path: String) -> LocalPart? {
        let roles: [String: LocalPartChange.Role] = [
            "brain": .brain, "ears": .ears, "voice": .voice, "embeddings": .embeddings,
        ]
        guard let name = required("name", &section), let word = required("role", &section),
            let title = required("title", &section), let (server, model) = source(&section)
        else { return nil }
        guard name.allSatisfy(letters.contains), name.first != ".", name.count <= 60 else {
            return section.refuse("name", "must be of small letters, digits, dots and hyphens")
        }
        guard let role = roles[word] else {
            return section.refuse("role", "must be one of brain, ears, voice, embeddings")
        }
        func bytes(_ key: String, _ section: inout TOMLSection) -> Int {
            Int(section.number(key, in: 0...1e12) ?? 0)
        }
        return LocalPart(
            name: name, role: role, title: title, purpose: section.text("purpose") ?? "",
            license: section.text("license") ?? "not told", maker: section.text("maker") ?? "not told",
            download: bytes("download", &section), disk: bytes("disk", &section), memory: bytes("memory", &section),
            speed: section.text("speed"), server: server, model: model,
            translates: section.bool("translates") ?? true, needs: section.texts("needs") ?? [], catalog: path)
    }

    /// The program that serves it, and its model there.
    private static func source(_ section: inout TOMLSection) -> (server: String, model: String)? {
        if let model = section.text("ollama") { return (ollama, model) }
        guard let server = required("server", &section), let model = required("model", &section) else { return nil }
        for (key, path) in ["server": server, "model": model]
        where path.hasPrefix("/") || path.split(separator: "/").contains("..") {
            return section.refuse(key, "must be a path within the part")
        }
        guard server != ollama else { return section.refuse("server", "must be a program") }
        return (server, model)
    }

    private static func required(_ key: String, _ section: inout TOMLSection) -> String? {
        if section.table[key] == nil { return section.refuse(key, "is missing: the part is left out") }
        return section.text(key)
    }
}
