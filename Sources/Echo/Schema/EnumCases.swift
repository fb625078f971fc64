/// Lists the cases of enums that do not list them themselves.
enum EnumCases {
    /// All values of a type that is an enum of at most 255 cases without payloads; nil for every other type.
    ///
    /// Such an enum is stored as the number of its case, counted from zero, in one byte (none, if it has one case), and
    /// the first number that is not taken stands for an optional's nil: so nil's byte is the number of cases.
    static func all<Value>(of type: Value.Type) -> [Value]? {
        guard MemoryLayout<Value?>.size == 1 else { return nil }
        let count: UInt8
        let first: Value
        switch MemoryLayout<Value>.size {
        case 0:
            count = 1
            first = unsafeBitCast((), to: type)
        case 1:
            count = unsafeBitCast(Value?.none, to: UInt8.self)
            first = unsafeBitCast(UInt8(0), to: type)
        default: return nil
        }
        // Cases with payloads come first, so that a first case without one has none behind it.
        let mirror = Mirror(reflecting: first)
        guard count > 0, mirror.displayStyle == .enum, mirror.children.isEmpty else { return nil }
        return [first] + (1..<max(count, 1)).map { unsafeBitCast($0, to: type) }
    }
}
