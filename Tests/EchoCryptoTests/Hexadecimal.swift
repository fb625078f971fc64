/// Bytes as published vectors write them: two digits a byte.
struct Hexadecimal {
    let bytes: [UInt8]

    init(_ text: String) {
        let digits = text.compactMap(\.hexDigitValue)
        bytes = stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
