import EchoScreen
import EchoText
import TOMLKit

/// Reads a theme file: `role = [foreground, background, attributes…]` under `[roles]`,
/// `surface = [background, attributes…]` under `[surfaces]`.
public struct ThemeReader {
    private let source: TOMLSource
    private var theme: Theme
    private var problems: [ThemeProblem] = []

    /// Reads a theme. Entries that are missing or wrong are taken from `fallback`.
    public static func read(_ text: String, name: String, fallback: Theme) -> ThemeReading {
        var base = fallback
        base.name = name
        var reader = ThemeReader(source: TOMLSource(text), theme: base)
        reader.read(text)
        reader.problems.sort { ($0.line, $0.column) < ($1.line, $1.column) }
        return ThemeReading(theme: reader.theme, problems: reader.problems)
    }

    private init(source: TOMLSource, theme: Theme) {
        self.source = source
        self.theme = theme
    }

    private mutating func read(_ text: String) {
        do {
            read(try TOMLTable(string: TOMLHeaders.parsable(text)))
        } catch let error as TOMLParseError {
            let begin = error.source.begin
            problems.append(
                ThemeProblem(line: Int(begin.line), column: Int(begin.column), kind: .syntax(error.description)))
        } catch {
            problems.append(ThemeProblem(line: 1, column: 1, kind: .syntax("invalid TOML")))
        }
    }

    private mutating func read(_ table: TOMLTable) {
        for (key, value) in table {
            switch (key, value.table) {
            case ("roles", let roles?): readRoles(roles)
            case ("surfaces", let surfaces?): readSurfaces(surfaces)
            default: report(.unknownTable(key), key, in: nil)
            }
        }
    }

    private mutating func readRoles(_ table: TOMLTable) {
        for (key, value) in table {
            guard let role = TextRole(rawValue: key) else {
                report(.unknownRole(key), key, in: "roles")
                continue
            }
            guard let words = words(value, key, in: "roles"),
                let foreground = color(words.first ?? "default", key, in: "roles")
            else { continue }
            var entry = Theme.Entry(foreground: foreground)
            if words.count > 1, words[1] != "" {
                guard let background = color(words[1], key, in: "roles") else { continue }
                entry.background = background
            }
            entry.attributes = attributes(words.dropFirst(2), key, in: "roles")
            theme.roles[role] = entry
        }
        // Themes of others may be older than that role.
        if table["behind"] == nil, table["border"] != nil { theme.roles[.behind] = theme.roles[.border] }
    }

    private mutating func readSurfaces(_ table: TOMLTable) {
        for (key, value) in table {
            guard let surface = Surface(rawValue: key) else {
                report(.unknownSurface(key), key, in: "surfaces")
                continue
            }
            guard let words = words(value, key, in: "surfaces"),
                let background = color(words.first ?? "default", key, in: "surfaces")
            else { continue }
            theme.surfaces[surface] = Theme.Entry(
                background: background, attributes: attributes(words.dropFirst(), key, in: "surfaces"))
        }
    }

    private mutating func words(_ value: any TOMLValueConvertible, _ key: String, in table: String) -> [String]? {
        if let word = word(value) { return [word] }
        if let array = value.array {
            let words = array.compactMap { self.word($0) }
            if words.count == array.count { return words }
        }
        report(.notAList(key), key, in: table)
        return nil
    }

    private func word(_ value: any TOMLValueConvertible) -> String? {
        value.string ?? value.int.map { String($0) }
    }

    private mutating func color(_ word: String, _ key: String, in table: String) -> Color? {
        if let color = Color(parsing: word) { return color }
        report(.unknownColor(word, of: key), key, in: table)
        return nil
    }

    private mutating func attributes(_ words: ArraySlice<String>, _ key: String, in table: String) -> Attributes {
        var attributes: Attributes = []
        for word in words {
            if let attribute = Attributes.named[word] {
                attributes.insert(attribute)
            } else {
                report(.unknownAttribute(word, of: key), key, in: table)
            }
        }
        return attributes
    }

    private mutating func report(_ kind: ThemeProblem.Kind, _ key: String, in table: String?) {
        let place = source.place(of: key, in: table)
        problems.append(ThemeProblem(line: place.line, column: place.column, kind: kind))
    }
}
