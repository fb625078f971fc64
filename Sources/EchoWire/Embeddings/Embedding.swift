public import Foundation

/// A vector that stands for what a text means, in one of its two spellings.
public struct Embedding: WireValue {
    /// How the vector is written.
    public enum Encoding: Sendable, Hashable {
        /// JSON numbers, with as many digits as tell 32-bit floats apart.
        case numbers
        /// Base64 of packed little-endian 32-bit floats: a third of the size, and quick to read.
        case base64
    }

    public var vector: [Float]
    public var encoding: Encoding

    public init(vector: [Float], encoding: Encoding = .numbers) {
        self.vector = vector
        self.encoding = encoding
    }

    public init(wire: JSONValue) throws(WireError) {
        if let numbers = wire.array {
            self.init(vector: try Self.vector(numbers), encoding: .numbers)
        } else {
            let text = try wire.expect("numbers or base64", \.string)
            self.init(vector: try Self.vector(base64: text), encoding: .base64)
        }
    }

    public var wire: JSONValue {
        switch encoding {
        case .numbers: .array(vector.map { .number(Double($0.description) ?? Double($0)) })
        case .base64: .string(packed.base64EncodedString())
        }
    }

    /// The bytes of the vector, little-endian 32-bit floats one after the other.
    public var packed: Data {
        vector.map { $0.bitPattern.littleEndian }.withUnsafeBytes { Data($0) }
    }

    /// Reads what `packed` wrote. Nil when the bytes are no whole floats.
    public init?(packed: Data) {
        guard packed.count.isMultiple(of: Self.size) else { return nil }
        self.init(vector: Self.vector(packed: packed), encoding: .base64)
    }

    private static func vector(_ numbers: [JSONValue]) throws(WireError) -> [Float] {
        var vector: [Float] = []
        vector.reserveCapacity(numbers.count)
        for (index, number) in numbers.enumerated() {
            guard let value = number.number else { throw .wrongType("\(index)", expected: "number") }
            vector.append(Float(value))
        }
        return vector
    }

    private static func vector(base64 text: String) throws(WireError) -> [Float] {
        guard let packed = Data(base64Encoded: text), packed.count.isMultiple(of: size) else {
            throw .wrongType("", expected: "base64 of 32-bit floats")
        }
        return vector(packed: packed)
    }

    private static func vector(packed: Data) -> [Float] {
        packed.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: size).map { offset in
                Float(bitPattern: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
            }
        }
    }

    private static let size = MemoryLayout<UInt32>.size
}
