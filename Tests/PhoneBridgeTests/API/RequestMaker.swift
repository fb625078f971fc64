import EchoTestKit
import EchoWire
import Foundation

/// Makes requests of a document, right ones and wrong ones, the same at every run.
struct RequestMaker {
    struct Request {
        var method: String
        var path: String
        var headers: [String: String]
        var body: Data?
    }

    let schema: JSONSchema
    var random: SplitMix

    private static let hostile = [
        "", "0", "-1", "null", "'; DROP TABLE call_sessions; --", "\" OR 1=1 --", "$1", "%s%n", "\r\nX-Injected: 1",
        "\u{0}", "\u{1B}[2J", "../../etc/passwd", "🏳️‍🌈é", "{\"a\":1}", "<script>", "\u{202E}abc",
        String(repeating: "a", count: 300), "+12015550123", "CA1", "911", "1.00000000-0000-0000-0000-000000000000",
    ]

    mutating func request(_ method: String, _ path: String, _ operation: JSONValue) -> Request {
        var request = Request(method: method.uppercased(), path: path, headers: [:])
        var query: [String] = []
        for parameter in operation["parameters"]?.array ?? [] {
            guard let name = parameter["name"]?.string, let place = parameter["in"]?.string else { continue }
            let text = Self.encoded(text(for: parameter["schema"] ?? [:]))
            switch place {
            case "path": request.path = request.path.replacing("{\(name)}", with: text)
            case "query" where chance(70): query.append("\(name)=\(text)")
            case "header" where chance(50):
                request.headers[name] = ["bytes=0-9", "bytes=-", "x", "bytes=9-0"].randomElement(using: &random)
            default: break
            }
        }
        if !query.isEmpty { request.path += "?" + query.joined(separator: "&") }
        if let body = operation["requestBody"]?["content"]?["application/json"]?["schema"] {
            request.headers["Content-Type"] = chance(97) ? "application/json" : "text/plain"
            let json = value(body, depth: 0)
            request.body = chance(95) ? json.data : Data(json.data.prefix(Int.random(in: 0...20, using: &random)))
        }
        return request
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func text(for schema: JSONValue) -> String {
        switch value(schema, depth: 0) {
        case .string(let text): text
        case let other: other.text
        }
    }

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }

    /// One in eight is anything at all.
    private mutating func value(_ schema: JSONValue, depth: Int) -> JSONValue {
        let schema = self.schema.resolved(schema)
        if chance(12) { return anything(depth: depth) }
        if let constant = schema["const"] { return constant }
        if let choices = schema["enum"]?.array { return choices.randomElement(using: &random) ?? .null }
        if let options = schema["oneOf"]?.array {
            return value(options.randomElement(using: &random) ?? [:], depth: depth)
        }
        let types = schema["type"].map { $0.array ?? [$0] } ?? []
        switch types.randomElement(using: &random)?.string {
        case "boolean": return .bool(chance(50))
        case "integer": return .integer(number(schema))
        case "number": return chance(50) ? .integer(number(schema)) : .number(Double(number(schema)) + 0.5)
        case "string": return .string(string(schema))
        case "object": return object(schema, depth: depth)
        case "array": return .array((0..<Int.random(in: 0...3, using: &random)).map { _ in anything(depth: depth + 1) })
        default: return .null
        }
    }

    private mutating func number(_ schema: JSONValue) -> Int {
        let least = Int(schema["minimum"]?.number ?? 0)
        let most = Int(schema["maximum"]?.number ?? 100)
        let numbers = [least - 1, least, least + 1, most - 1, most, most + 1, 0, -1, .max, .min]
        return numbers.randomElement(using: &random) ?? 0
    }

    private mutating func string(_ schema: JSONValue) -> String {
        if schema["format"] == "uuid", chance(70) { return UUID().uuidString }
        if let examples = schema["examples"]?.array, chance(70) {
            return examples.randomElement(using: &random)?.string ?? ""
        }
        if let most = schema["maxLength"]?.integer, most < 1000, chance(20) {
            return String(repeating: "x", count: most + Int.random(in: -1...1, using: &random))
        }
        return Self.hostile.randomElement(using: &random) ?? ""
    }

    private mutating func object(_ schema: JSONValue, depth: Int) -> JSONValue {
        let required = Set((schema["required"]?.array ?? []).compactMap(\.string))
        var object: JSONObject = [:]
        for (name, property) in (schema["properties"]?.object ?? [:]).sorted(by: { $0.key < $1.key })
        where chance(required.contains(name) ? 92 : 40) {
            object[name] = value(property, depth: depth + 1)
        }
        if chance(5) { object[Self.hostile.randomElement(using: &random) ?? "x"] = anything(depth: depth + 1) }
        return .object(object)
    }

    private mutating func anything(depth: Int) -> JSONValue {
        switch Int.random(in: 0...(depth > 3 ? 4 : 6), using: &random) {
        case 0: return .null
        case 1: return .bool(chance(50))
        case 2: return .integer([0, -1, .max, .min].randomElement(using: &random) ?? 0)
        case 3: return .number([1e300, -0.5, 1e-300].randomElement(using: &random) ?? 0)
        case 4: return .string(Self.hostile.randomElement(using: &random) ?? "")
        case 5: return .array([anything(depth: depth + 1)])
        default: return ["a": anything(depth: depth + 1)]
        }
    }
}
