import EchoWire
import Foundation

/// A text that should be JSON but may not be.
enum LooseJSON {
    /// JSON, or an object as a program prints it, and its bytes as JSON.
    case json(JSONValue, Data)
    /// Words of the server's in the place of an object.
    case words(String)
    case damaged(WireError)

    init(_ data: Data) {
        do throws(WireError) {
            self = .json(try JSONValue(parsingHalves: data), data)
        } catch {
            let text = String(decoding: data, as: UTF8.self)
            if let json = PrintedObject.json(text) {
                self = .json(json, json.data)
            } else {
                self = PrintedObject.words(text).map(LooseJSON.words) ?? .damaged(error)
            }
        }
    }
}

/// A text in braces that is no JSON: an object printed by a program in Python, or words.
enum PrintedObject {
    private static let names: [String: String] = ["None": "null", "True": "true", "False": "false"]

    /// An object as Python prints it, `{'error': {'message': 'no GPU', 'code': None}}`; nil for anything else.
    static func json(_ text: String) -> JSONValue? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard isBraced(text), text.contains("'") || names.keys.contains(where: text.contains) else { return nil }
        var (written, rest) = ("", text[...])
        while let first = rest.first {
            if first == "'" || first == "\"" {
                guard let quoted = quoted(&rest) else { return nil }
                written += JSONValue.string(quoted).text
            } else if first.isLetter {
                let word = rest.prefix { $0.isLetter }
                written += names[String(word)] ?? String(word)
                rest = rest.dropFirst(word.count)
            } else {
                written.append(first)
                rest = rest.dropFirst()
            }
        }
        return try? JSONValue(parsing: written)
    }

    /// The words in braces that are no object, `{ERROR: worker died}`; nil for what may be JSON that is damaged.
    static func words(_ text: String) -> String? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard isBraced(text) else { return nil }
        let words = text.dropFirst().dropLast().trimmingCharacters(in: .whitespacesAndNewlines)
        guard words.first?.isLetter == true, !words.contains("\":") else { return nil }
        return String(words.prefix(300))
    }

    private static func isBraced(_ text: String) -> Bool {
        text.utf8.count < 64 << 10 && text.hasPrefix("{") && text.hasSuffix("}")
    }

    /// The text that begins there in its quotes; nil for one that does not end.
    private static func quoted(_ rest: inout Substring) -> String? {
        guard let quote = rest.popFirst() else { return nil }
        var text = ""
        while let next = rest.popFirst() {
            if next == quote { return text }
            guard next == "\\" else {
                text.append(next)
                continue
            }
            switch rest.popFirst() {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case let other?: text.append(other)
            case nil: return nil
            }
        }
        return nil
    }
}
