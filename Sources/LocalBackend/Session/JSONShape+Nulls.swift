import EchoWire

extension JSONShape {
    /// A client's object as it is meant: checked, and without the nulls that stand for absence.
    func reading(_ object: JSONObject) throws(SessionProblem) -> JSONObject {
        let value = withoutNulls(.object(object))
        if let problem = problem(in: value, at: "") { throw problem }
        return value.object ?? object
    }

    /// Clients of typed languages write null for what was not set. It stays where it means something of its own.
    func withoutNulls(_ value: JSONValue) -> JSONValue {
        switch self {
        case .object(let shapes, let required): withoutNulls(value, shapes, required)
        case .nullable(let shape): value.isNull ? value : shape.withoutNulls(value)
        case .array(let shape), .single(let shape): value.array.map { .array($0.map(shape.withoutNulls)) } ?? value
        case .map(let shape): value.object.map { .object($0.mapValues(shape.withoutNulls)) } ?? value
        case .tagged(let key, let shapes): (value[key]?.string).flatMap { shapes[$0] }?.withoutNulls(value) ?? value
        case .either(let shapes): withoutNulls(value, shapes)
        case .any, .absent, .string, .text, .bool, .integer, .number, .oneOf: value
        }
    }

    private func withoutNulls(
        _ value: JSONValue, _ shapes: [String: JSONShape], _ required: [String]
    ) -> JSONValue {
        guard let object = value.object else { return value }
        var rest = JSONObject(minimumCapacity: object.count)
        for (key, member) in object {
            guard let shape = shapes[key] else {
                rest[key] = member
                continue
            }
            guard !member.isNull || shape.takesNull || required.contains(key) else { continue }
            rest[key] = shape.withoutNulls(member)
        }
        return .object(rest)
    }

    private func withoutNulls(_ value: JSONValue, _ choices: [JSONShape]) -> JSONValue {
        choices.lazy.map { ($0, $0.withoutNulls(value)) }.first { $0.problem(in: $1, at: "") == nil }?.1 ?? value
    }

    private var takesNull: Bool {
        switch self {
        case .any, .nullable: true
        default: false
        }
    }
}
