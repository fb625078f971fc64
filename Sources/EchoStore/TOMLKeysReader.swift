import EchoScreen
import TOMLKit

/// Reads which keys a person wants for which commands: `talk = "f8"`, `palette = ["ctrl+k", "f10"]`, `tour = []`.
struct TOMLKeysReader {
    static let section = "keys"

    private(set) var rebindings: [KeyRebinding] = []
    private(set) var problems: [SettingsProblem] = []

    /// - Parameter commands: those that there are.
    init(_ table: TOMLTable, _ places: TOMLPlaces, of commands: CommandTable) {
        guard let value = table[Self.section] else { return }
        guard let keys = value.table else {
            problems = [places.problem(Self.section, "keys must be a table: [keys]")]
            return
        }
        for name in keys.keys { read(name, keys[name], places, commands) }
        rebindings.sort { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
    }

    private mutating func read(
        _ name: String, _ value: (any TOMLValueConvertible)?, _ places: TOMLPlaces, _ commands: CommandTable
    ) {
        let path = "\(Self.section).\(name)"
        let place = places.problem(path, "")
        guard let command = commands.command(written: name) else {
            return problems.append(places.problem(path, "unknown command \(name)"))
        }
        let texts = value?.string.map { [$0] } ?? value?.array.map { $0.compactMap(\.string) }
        guard let texts, value?.array.map({ $0.count == texts.count }) ?? true else {
            return problems.append(places.problem(path, "\(name) must be a key or a list of keys"))
        }
        rebindings.append(KeyRebinding(command, keys: texts, line: place.line, column: place.column))
    }
}
