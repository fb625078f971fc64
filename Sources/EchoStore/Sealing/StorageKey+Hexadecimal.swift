import EchoCrypto
import EchoText

extension StorageKey {
    /// - Parameter text: 64 hexadecimal digits; nil for anything else.
    init?(hexadecimal text: String) {
        guard text.utf8.count == 64 else { return nil }
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == 64 else { return nil }
        self.init(
            SymmetricKey(data: stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }))
    }

    var hexadecimal: String { symmetric.withUnsafeBytes(\.hexadecimal) }
}
