import Foundation

/// The head of a part.
struct MultipartHead: Sendable, Hashable {
    private(set) var name: String?
    private(set) var fileName: String?

    init() {}

    /// - Parameter text: The lines of the head.
    init(_ text: String) {
        for line in text.components(separatedBy: "\r\n") {
            let halves = line.split(separator: ":", maxSplits: 1)
            guard halves.count == 2, halves[0].lowercased() == "content-disposition" else { continue }
            let parameters = Self.parameters(String(halves[1]))
            name = parameters["name"]
            fileName = parameters["filename"]
        }
    }

    /// The `key=value` pairs after the first semicolon; values may be quoted.
    static func parameters(_ header: String) -> [String: String] {
        var parameters: [String: String] = [:]
        var rest = header.drop { $0 != ";" }
        while rest.first == ";" {
            rest = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
            let key = rest.prefix { $0 != "=" && $0 != ";" }
            rest = rest.dropFirst(key.count)
            guard rest.first == "=" else { continue }
            rest = rest.dropFirst()
            let value = rest.first == "\"" ? quoted(&rest) : plain(&rest)
            parameters[key.trimmingCharacters(in: .whitespaces).lowercased()] = value
            rest = rest.drop { $0 != ";" }
        }
        return parameters
    }

    private static func plain(_ rest: inout Substring) -> String {
        let value = rest.prefix { $0 != ";" }
        rest = rest.dropFirst(value.count)
        return value.trimmingCharacters(in: .whitespaces)
    }

    private static func quoted(_ rest: inout Substring) -> String {
        var value = ""
        rest = rest.dropFirst()
        while let character = rest.popFirst(), character != "\"" {
            let isEscape = character == "\\" && (rest.first == "\"" || rest.first == "\\")
            value.append(isEscape ? rest.removeFirst() : character)
        }
        return value.replacing("%22", with: "\"").replacing("%0D%0A", with: "\n")
    }
}
