extension Sequence<UInt8> {
    /// Two small digits a byte: "0a1f".
    var hexadecimal: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
