import ArgumentParser
import Echo
import EchoScreen
import EchoText
import Foundation

/// Checks the values of options, and says what is wrong with one in a sentence.
enum CommandLineValue {
    static func word(_ value: String?, named name: String) throws -> String? {
        guard let value else { return nil }
        let word = value.trimmingCharacters(in: .whitespaces)
        guard !word.isEmpty, !word.contains(where: \.isNewline) else {
            throw ValidationError("\(name) needs a name.")
        }
        return word
    }

    /// - Parameter example: an address that would do.
    static func serverAddress(
        _ value: String?, named name: String,
        example: String = "https://api.openai.com/v1 or http://127.0.0.1:8080/v1"
    ) throws -> String? {
        guard let address = value?.trimmingCharacters(in: .whitespaces) else { return nil }
        let parts = URLComponents(string: address)
        guard let scheme = parts?.scheme?.lowercased(), ["ws", "wss", "http", "https"].contains(scheme),
            let host = parts?.host, !host.isEmpty
        else {
            throw ValidationError(
                """
                \(name) needs a server address that begins with https://, http://, wss:// or ws://, such as \
                \(example).
                """)
        }
        guard parts?.user == nil, parts?.password == nil else {
            throw ValidationError(
                """
                \(name) must not contain a user name or password: other users can read the command line. Put the API \
                key in OPENAI_API_KEY.
                """)
        }
        return address
    }

    static func mode(_ value: String?, named name: String) throws -> ConversationMode? {
        switch try word(value, named: name)?.lowercased() {
        case nil: return nil
        case "voice", "audio": return .audio
        case "text": return .text
        default: throw ValidationError("\(name) must be voice or text.")
        }
    }

    static func choice<Choice: RawRepresentable & CaseIterable>(_ value: String?, named name: String) throws -> Choice?
    where Choice.RawValue == String {
        guard let word = try word(value, named: name)?.lowercased() else { return nil }
        if let choice = Choice(rawValue: word) { return choice }
        throw ValidationError("\(name) must be one of \(Choice.allCases.map(\.rawValue).joined(separator: ", ")).")
    }

    static func profile(_ value: String?, named name: String, among known: [ProfileName]) throws -> ProfileName? {
        guard let word = try word(value, named: name) else { return nil }
        if let profile = known.first(where: { $0.text == word }) { return profile }
        let names = known.map(\.text).joined(separator: ", ")
        let others = names.isEmpty ? "None yet: /save-profile saves one." : "Available: \(names)."
        throw ValidationError("\(name): no such profile. \(others)")
    }

    /// - Parameter known: names of themes; automatic is one as well.
    static func theme(_ value: String?, named name: String, among known: [String]) throws -> String? {
        guard let word = try word(value, named: name) else { return nil }
        let all = [ThemeChoice.automatic] + known
        guard all.contains(word) else {
            throw ValidationError("\(name): no such theme. Available: \(all.joined(separator: ", ")).")
        }
        return word
    }

    static func port(_ value: Int?, named name: String) throws -> Int? {
        guard let value else { return nil }
        guard (0...65535).contains(value) else { throw ValidationError("\(name) must be a number from 0 to 65535.") }
        return value
    }

    /// As the command line says, else as services are told with PORT; nil where nobody says it.
    static func servicePort(
        _ value: Int?, named name: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> Int? {
        let text = environment["PORT"] ?? ""
        guard value == nil, !text.isEmpty else { return try port(value, named: name) }
        guard let number = Int(text) else { throw ValidationError("PORT must be a number from 0 to 65535.") }
        return try port(number, named: "PORT")
    }

    static func existingFile(_ value: String?, named name: String) throws -> URL? {
        guard let path = try word(value, named: name) else { return nil }
        let file = url(path)
        guard FileManager.default.fileExists(atPath: file.path), !isDirectory(file) else {
            throw ValidationError("\(name): file not found: \(file.path).")
        }
        guard FileManager.default.isReadableFile(atPath: file.path) else {
            throw ValidationError("\(name): \(file.path) cannot be read.")
        }
        return file
    }

    static func writableFile(_ value: String?, named name: String) throws -> URL? {
        guard let path = try word(value, named: name) else { return nil }
        let file = url(path)
        let manager = FileManager.default
        let exists = manager.fileExists(atPath: file.path)
        let target = exists ? file : file.deletingLastPathComponent()
        guard !isDirectory(file), manager.isWritableFile(atPath: target.path) else {
            throw ValidationError("\(name): \(file.path) cannot be written.")
        }
        return file
    }

    private static func url(_ path: String) -> URL {
        URL(filePath: HomeFolder.ofThisProcess.expanded(path)).standardizedFileURL
    }

    private static func isDirectory(_ file: URL) -> Bool {
        (try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    }
}
