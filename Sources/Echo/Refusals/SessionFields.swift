import EchoWire
import Foundation

/// The fields of a voice session by their places, such as `audio.output.speed`.
enum SessionFields {
    private static let longest = 100
    private static let prefix = "session."
    /// What stands for several fields rather than for a value.
    private static let folders: Set = ["audio", "audio.input", "audio.output"]

    /// Whether a text can be the place of a field.
    static func isPlace(_ text: some StringProtocol) -> Bool {
        !text.isEmpty && text.utf8.count <= longest && !text.hasPrefix(".") && !text.hasSuffix(".")
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "_"), UInt8(ascii: "."):
                    true
                default: false
                }
            }
    }

    /// The field that an error names, by its parameter or in its words; nil where it names none.
    static func place(in error: ErrorDetail) -> String? {
        if let parameter = error.param {
            let place = parameter.hasPrefix(prefix) ? parameter.dropFirst(prefix.count) : parameter[...]
            if isPlace(place), place != "session" { return String(place) }
        }
        return quoted(error.message)
    }

    /// A word in quotes that is a place below the session.
    private static func quoted(_ message: String) -> String? {
        message.split(whereSeparator: { "'\"`".contains($0) }).lazy
            .filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }.first { isPlace($0) }.map(String.init)
    }

    /// The tool that an error is about, by its place in the list: "session.tools[3].parameters"; nil for none.
    static func toolIndex(in error: ErrorDetail) -> Int? {
        [error.param ?? "", error.message].lazy.compactMap { text -> Int? in
            guard let open = text.range(of: "tools[") else { return nil }
            let digits = text[open.upperBound...].prefix { $0.isASCII && $0.isNumber }
            return text[digits.endIndex...].hasPrefix("]") ? Int(digits) : nil
        }.first
    }

    static func has(_ place: String, in session: JSONValue) -> Bool {
        value(at: place, in: session) != nil
    }

    /// The field that has a value as a part that it cannot do without: of "audio.input.transcription.model" the transcription.
    static func whole(_ place: String) -> String {
        let names = place.split(separator: ".")
        guard let last = names.last, ["type", "model", "id"].contains(last), names.count > 1 else { return place }
        let parent = names.dropLast().joined(separator: ".")
        return folders.contains(parent) ? place : parent
    }

    static func removing(_ places: [String], from session: SessionObject) -> SessionObject {
        guard !places.isEmpty else { return session }
        let json = places.reduce(session.json) { removing($1.split(separator: ".")[...], from: $0) }
        return (try? SessionObject(json)) ?? session
    }

    private static func removing(_ path: ArraySlice<Substring>, from json: JSONValue) -> JSONValue {
        guard let name = path.first.map(String.init), case .object(var fields) = json, let value = fields[name] else {
            return json
        }
        let rest = path.count == 1 ? JSONValue.object([:]) : removing(path.dropFirst(), from: value)
        if rest.object?.isEmpty == true {
            fields.removeValue(forKey: name)
        } else {
            fields[name] = rest
        }
        return .object(fields)
    }

    /// The places of all values, without the type, which goes with each.
    static func places(of session: JSONValue, below folder: String = "") -> [String] {
        (session.object ?? [:]).sorted { $0.key < $1.key }.flatMap { name, value -> [String] in
            let place = folder.isEmpty ? name : "\(folder).\(name)"
            guard place != "type" else { return [] }
            return folders.contains(place) ? places(of: value, below: place) : [place]
        }
    }

    static func keeping(_ places: [String], of session: SessionObject) -> SessionObject {
        removing(self.places(of: session.json).filter { !places.contains($0) }, from: session)
    }

    /// The places of what is not as it was before.
    static func changes(from old: JSONValue, to new: JSONValue) -> [String] {
        places(of: new).filter { value(at: $0, in: old) != value(at: $0, in: new) }
    }

    private static func value(at place: String, in session: JSONValue) -> JSONValue? {
        place.split(separator: ".").reduce(session as JSONValue?) { $0?[String($1)] }
    }
}
