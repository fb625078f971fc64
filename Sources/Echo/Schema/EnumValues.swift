import EchoWire
import Foundation

/// The JSON values of an enum, each a string or a number.
enum EnumValues {
    /// Nil for what is no such enum.
    static func of<Value: Decodable>(_ type: Value.Type) -> (json: [JSONValue], first: Value)? {
        guard let cases = cases(of: type), let first = cases.first, let json = json(of: cases) else { return nil }
        return (json, first)
    }

    private static func cases<Value>(of type: Value.Type) -> [Value]? {
        if let type = type as? any CaseIterable.Type { return listed(type) as? [Value] }
        return type is any RawRepresentable.Type ? EnumCases.all(of: type) : nil
    }

    private static func listed<Value: CaseIterable>(_ type: Value.Type) -> [Value] { Array(type.allCases) }

    /// Its raw values if they are what it reads, else what it writes.
    private static func json<Value: Decodable>(of cases: [Value]) -> [JSONValue]? {
        if let raw = all(cases.map { rawValue(of: $0) }), reads(raw, as: Value.self) { return raw }
        guard let written = all(cases.map { written($0) }), reads(written, as: Value.self) else { return nil }
        return written
    }

    private static func all(_ values: [JSONValue?]) -> [JSONValue]? {
        let found = values.compactMap { $0 }
        return found.count == values.count ? found : nil
    }

    private static func rawValue(of value: Any) -> JSONValue? {
        guard let value = value as? any RawRepresentable else { return nil }
        switch value.rawValue {
        case let raw as String: return .string(raw)
        case let raw as any BinaryInteger: return Int(exactly: raw).map { .integer($0) }
        case let raw as Double: return .number(raw)
        default: return nil
        }
    }

    private static func written(_ value: Any) -> JSONValue? {
        guard let value = value as? any Encodable, let data = try? JSONEncoder().encode([AnyEncodable(value)]) else {
            return nil
        }
        switch (try? JSONValue(parsing: data))?[0] {
        case .string(let text): return .string(text)
        case .integer(let number): return .integer(number)
        default: return nil
        }
    }

    private static func reads<Value: Decodable>(_ values: [JSONValue], as type: Value.Type) -> Bool {
        (try? JSONDecoder().decode([Value].self, from: JSONValue.array(values).data)) != nil
    }

    private struct AnyEncodable: Encodable {
        let value: any Encodable

        init(_ value: any Encodable) { self.value = value }

        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }
}
