import EchoServing
import EchoWire
import Foundation

/// The fields of a JSON object that a client sent. Each is asked for with its bounds; what does not keep to them is a
/// problem with the field's name.
struct BodyFields: Sendable {
    /// Of names that are said back to who sent them.
    private static let longestName = 40

    let object: JSONObject
    /// Stands before the names in messages: "vadConfig." within another object.
    private let prefix: String

    init(_ request: PlainRequest) throws(BridgeProblem) {
        guard case .object(let object)? = try? JSONValue(parsing: request.body) else {
            throw .invalid("body", "must be a JSON object")
        }
        self.init(object)
    }

    init(_ object: JSONObject, prefix: String = "") {
        self.object = object
        self.prefix = prefix
    }

    /// With other names in the place of some.
    func withNames(_ names: [String: String]) -> BodyFields {
        let pairs = object.map { (names[$0.key] ?? $0.key, $0.value) }
        return BodyFields(JSONObject(pairs, uniquingKeysWith: { first, _ in first }), prefix: prefix)
    }

    func without(_ names: [String]) -> BodyFields {
        BodyFields(object.filter { !names.contains($0.key) }, prefix: prefix)
    }

    func with(_ name: String, _ value: JSONValue?) -> BodyFields {
        var object = object
        object[name] = value
        return BodyFields(object, prefix: prefix)
    }

    /// What nobody would read is a mistake of who sent it.
    func refuseOthers(than known: [String]) throws(BridgeProblem) {
        guard let other = object.keys.sorted().first(where: { !known.contains($0) }) else { return }
        let shown = String(String.UnicodeScalarView(other.unicodeScalars.prefix(Self.longestName)))
        throw .invalid(prefix + shown, "is not a known field")
    }

    func has(_ name: String) -> Bool { object[name].map { !$0.isNull } ?? false }

    func isNull(_ name: String) -> Bool { object[name]?.isNull ?? false }

    /// - Parameter longest: in Unicode scalars.
    func string(_ name: String, longest: Int) throws(BridgeProblem) -> String? {
        guard has(name) else { return nil }
        guard let text = object[name]?.string, text.unicodeScalars.count <= longest else {
            throw .invalid(prefix + name, "must be a string of at most \(longest) characters")
        }
        return text
    }

    func words(_ name: String, longest: Int) throws(BridgeProblem) -> String {
        guard let text = try string(name, longest: longest), !text.isEmpty else {
            throw .invalid(prefix + name, "must be a string of 1–\(longest) characters")
        }
        return text
    }

    /// One line, as names are: with nothing in it that a screen or a log would obey.
    func name(_ name: String, longest: Int) throws(BridgeProblem) -> String {
        let text = try words(name, longest: longest)
        guard text.unicodeScalars.allSatisfy({ !Self.isCommand($0) }) else {
            throw .invalid(prefix + name, "must be one line without control characters")
        }
        return text
    }

    /// Those that turn the direction of what follows belong to it; what joins letters and signs does not.
    private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        }
    }

    func number(_ name: String, in range: ClosedRange<Double>) throws(BridgeProblem) -> Double? {
        guard has(name) else { return nil }
        guard let number = object[name]?.number, range.contains(number) else {
            throw .invalid(prefix + name, "must be a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func integer(_ name: String, in range: ClosedRange<Int>) throws(BridgeProblem) -> Int? {
        guard has(name) else { return nil }
        guard let number = object[name]?.integer, range.contains(number) else {
            throw .invalid(prefix + name, "must be a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func bool(_ name: String) throws(BridgeProblem) -> Bool? {
        guard has(name) else { return nil }
        guard let value = object[name]?.bool else { throw .invalid(prefix + name, "must be true or false") }
        return value
    }

    func choice(_ name: String, of choices: [String]) throws(BridgeProblem) -> String? {
        guard has(name) else { return nil }
        guard let text = object[name]?.string, choices.contains(text) else {
            throw .invalid(prefix + name, "must be one of \(choices.joined(separator: ", "))")
        }
        return text
    }

    func id(_ name: String) throws(BridgeProblem) -> UUID? {
        guard has(name) else { return nil }
        guard let id = object[name]?.string.flatMap({ UUID(uuidString: $0) }) else {
            throw .invalid(prefix + name, "must be a UUID")
        }
        return id
    }

    func object(_ name: String) throws(BridgeProblem) -> BodyFields? {
        guard has(name) else { return nil }
        guard let object = object[name]?.object else { throw .invalid(prefix + name, "must be an object") }
        return BodyFields(object, prefix: prefix + name + ".")
    }
}
