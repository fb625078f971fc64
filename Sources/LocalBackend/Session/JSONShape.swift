import EchoWire

/// The required shape of a JSON value, and the answer when it has another.
indirect enum JSONShape: Sendable {
    case any
    /// Nothing but null, which is as good as absence.
    case absent
    case string
    case text(maximum: Int)
    case bool
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case oneOf([String])
    case array(JSONShape)
    /// An array of exactly one.
    case single(JSONShape)
    case map(JSONShape)
    case object([String: JSONShape], required: [String] = [])
    /// The value of `key` says which shape holds.
    case tagged(String, [String: JSONShape])
    case nullable(JSONShape)
    /// The first that fits; if none does, the last one complains.
    case either([JSONShape])

    func problem(in value: JSONValue, at path: String) -> SessionProblem? {
        switch self {
        case .any: nil
        case .absent: value.isNull ? nil : .unknownParameter(path)
        case .string: value.string == nil ? wrongType("a string", value, path) : nil
        case .text(let maximum): text(value, maximum, path)
        case .bool: value.bool == nil ? wrongType("a boolean", value, path) : nil
        case .integer(let range): integer(value, range, path)
        case .number(let range): number(value, range, path)
        case .oneOf(let names): choice(value, names, path)
        case .array(let element): array(value, element, path)
        case .single(let element): single(value, element, path)
        case .map(let element): map(value, element, path)
        case .object(let shapes, let required): object(value, shapes, required, path)
        case .tagged(let key, let shapes): tagged(value, key, shapes, path)
        case .nullable(let shape): value.isNull ? nil : shape.problem(in: value, at: path)
        case .either(let shapes): either(value, shapes, path)
        }
    }

    private func text(_ value: JSONValue, _ maximum: Int, _ path: String) -> SessionProblem? {
        guard let text = value.string else { return wrongType("a string", value, path) }
        guard text.utf8.count > maximum else { return nil }
        return .invalid(path, "Invalid '\(path)': string too long. Expected a maximum length of \(maximum).")
    }

    private func integer(_ value: JSONValue, _ range: ClosedRange<Int>, _ path: String) -> SessionProblem? {
        guard let number = value.integer else { return wrongType("an integer", value, path) }
        return outside(number, range, "integer", value, path) { .integer($0) }
    }

    private func number(_ value: JSONValue, _ range: ClosedRange<Double>, _ path: String) -> SessionProblem? {
        guard let number = value.number else { return wrongType("a number", value, path) }
        return outside(number, range, "decimal", value, path) { .number($0) }
    }

    private func outside<Number>(
        _ number: Number, _ range: ClosedRange<Number>, _ kind: String, _ value: JSONValue, _ path: String,
        _ written: (Number) -> JSONValue
    ) -> SessionProblem? {
        guard !range.contains(number) else { return nil }
        let isHigh = number > range.upperBound
        let bound = written(isHigh ? range.upperBound : range.lowerBound).text
        return .invalid(
            path,
            "Invalid '\(path)': \(kind) \(isHigh ? "above maximum" : "below minimum") value. "
                + "Expected a value \(isHigh ? "<=" : ">=") \(bound), but got \(value.text) instead.")
    }

    private func choice(_ value: JSONValue, _ names: [String], _ path: String) -> SessionProblem? {
        if let name = value.string, names.contains(name) { return nil }
        let known = names.map { "'\($0)'" }.joined(separator: ", ")
        return .invalid(path, "Invalid value: \(Self.quoted(value)). Supported values are: \(known).")
    }

    private func array(_ value: JSONValue, _ element: JSONShape, _ path: String) -> SessionProblem? {
        guard let values = value.array else { return wrongType("an array", value, path) }
        return values.indices.lazy.compactMap { element.problem(in: values[$0], at: "\(path)[\($0)]") }.first
    }

    private func single(_ value: JSONValue, _ element: JSONShape, _ path: String) -> SessionProblem? {
        guard let values = value.array else { return wrongType("an array", value, path) }
        guard values.count == 1 else { return .invalid(path, "Invalid value for '\(path)': expected exactly one.") }
        return element.problem(in: values[0], at: path)
    }

    private func map(_ value: JSONValue, _ element: JSONShape, _ path: String) -> SessionProblem? {
        guard let object = value.object else { return wrongType("an object", value, path) }
        return object.keys.sorted().lazy
            .compactMap { key in object[key].flatMap { element.problem(in: $0, at: Self.join(path, key)) } }.first
    }

    private func object(
        _ value: JSONValue, _ shapes: [String: JSONShape], _ required: [String], _ path: String
    ) -> SessionProblem? {
        guard let object = value.object else { return wrongType("an object", value, path) }
        if let missing = required.first(where: { object[$0] == nil }) { return .missing(Self.join(path, missing)) }
        for key in object.keys.sorted() {
            guard let shape = shapes[key] else { return .unknownParameter(Self.join(path, key)) }
            if let member = object[key], let problem = shape.problem(in: member, at: Self.join(path, key)) {
                return problem
            }
        }
        return nil
    }

    private func tagged(
        _ value: JSONValue, _ key: String, _ shapes: [String: JSONShape], _ path: String
    ) -> SessionProblem? {
        guard let object = value.object else { return wrongType("an object", value, path) }
        guard let tag = object[key] else { return .missing(Self.join(path, key)) }
        guard let name = tag.string, let shape = shapes[name] else {
            return choice(tag, shapes.keys.sorted(), Self.join(path, key))
        }
        return shape.problem(in: value, at: path)
    }

    private func either(_ value: JSONValue, _ shapes: [JSONShape], _ path: String) -> SessionProblem? {
        let problems = shapes.map { $0.problem(in: value, at: path) }
        return problems.contains { $0 == nil } ? nil : problems.last ?? nil
    }

    private func wrongType(_ wanted: String, _ value: JSONValue, _ path: String) -> SessionProblem {
        .invalid(path, "Invalid type for '\(path)': expected \(wanted), but got \(Self.kind(value)) instead.")
    }

    private static func join(_ path: String, _ key: String) -> String { path.isEmpty ? key : path + "." + key }

    private static func quoted(_ value: JSONValue) -> String {
        value.string.map { "'\($0.prefix(80))'" } ?? String(value.text.prefix(80))
    }

    private static func kind(_ value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .bool: "a boolean"
        case .integer: "an integer"
        case .number: "a decimal"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
