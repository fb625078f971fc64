import EchoScreen
import EchoText

/// Where things stand in a configuration text, to say so.
struct TOMLPlaces {
    let file: String
    let outline: TOMLOutline

    func problem(_ path: String, _ reason: String) -> SettingsProblem {
        let entry = entry(of: path) ?? parent(of: path)
        return SettingsProblem(file: file, line: entry?.line, column: entry?.column, reason: reason)
    }

    /// Of a table on one line only the line is known.
    private func parent(of path: String) -> TOMLOutline.Entry? {
        var rest = path[...]
        while let dot = rest.lastIndex(of: ".") {
            rest = rest[..<dot]
            if let entry = entry(of: String(rest)) { return entry }
        }
        return nil
    }

    /// A section stands where the first of its keys stands.
    private func entry(of path: String) -> TOMLOutline.Entry? {
        outline[path] ?? outline.entries.first { $0.path.hasPrefix(path + ".") }
    }
}
