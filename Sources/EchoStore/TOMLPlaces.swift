import EchoApp

/// Where things stand in a configuration text, to say so.
struct TOMLPlaces {
    let file: String
    let outline: TOMLOutline

    func problem(_ path: String, _ reason: String) -> SettingsProblem {
        let entry = outline[path] ?? outline.entries.first { $0.path.hasPrefix(path + ".") } ?? parent(of: path)
        return SettingsProblem(file: file, line: entry?.line, column: entry?.column, reason: reason)
    }

    /// Of a table on one line only the line is known.
    private func parent(of path: String) -> TOMLOutline.Entry? {
        var rest = path[...]
        while let dot = rest.lastIndex(of: ".") {
            rest = rest[..<dot]
            if let entry = outline[String(rest)] { return entry }
        }
        return nil
    }
}
