import EchoWire

/// Compares what a script asks for with what came: every field asked for has to be there, others may be.
enum FieldMatch {
    /// The first field that differs, in words; nil when all is as asked.
    static func difference(_ wanted: JSONValue, _ found: JSONValue?, at path: String = "") -> String? {
        switch (wanted, found) {
        case (.object(let wanted), .object(let found)):
            for key in wanted.keys.sorted() {
                let place = path.isEmpty ? key : "\(path).\(key)"
                if let difference = difference(wanted[key] ?? .null, found[key], at: place) { return difference }
            }
            return nil
        case (.array(let wanted), .array(let found)) where wanted.count == found.count:
            for (index, pair) in zip(wanted, found).enumerated() {
                if let difference = difference(pair.0, pair.1, at: "\(path)[\(index)]") { return difference }
            }
            return nil
        case (.null, nil): return nil
        default:
            return wanted == found ? nil : "\(path) is \(found.map(brief) ?? "missing") instead of \(brief(wanted))"
        }
    }

    /// JSON on one line that fits on a screen.
    static func brief(_ json: JSONValue) -> String {
        let text = json.text
        return text.count <= 200 ? text : text.prefix(200) + "…"
    }
}
