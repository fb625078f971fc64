import EchoWire

extension JSONValue {
    /// Bytes that it takes in memory, roughly.
    var weight: Int {
        switch self {
        case .string(let text): 16 + text.utf8.count
        case .array(let values): values.reduce(16) { $0 + $1.weight }
        case .object(let object): object.reduce(32) { $0 + 32 + $1.key.utf8.count + $1.value.weight }
        default: 16
        }
    }
}
