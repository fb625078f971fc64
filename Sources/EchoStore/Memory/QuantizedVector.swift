import Foundation

/// A direction in a byte for each dimension: an eighth of the room, and what is near stays near.
struct QuantizedVector: Hashable {
    let components: [Int8]

    /// Nil for what has no direction.
    init?(_ values: [Float]) {
        let largest = values.reduce(0) { max($0, abs($1)) }
        guard largest > 0, largest.isFinite, values.allSatisfy(\.isFinite) else { return nil }
        components = values.map { Int8(($0 / largest * 127).rounded()) }
    }

    init(_ data: Data) { components = data.map { Int8(bitPattern: $0) } }

    var data: Data { Data(components.map { UInt8(bitPattern: $0) }) }

    /// The cosine of the angle between two directions, −1…1; zero for those of other lengths.
    func similarity(to bytes: UnsafeRawBufferPointer) -> Float {
        guard bytes.count == components.count else { return 0 }
        var (product, own, other): (Int32, Int32, Int32) = (0, 0, 0)
        for index in components.indices {
            let (a, b) = (Int32(components[index]), Int32(Int8(bitPattern: bytes[index])))
            product &+= a &* b
            own &+= a &* a
            other &+= b &* b
        }
        guard own > 0, other > 0 else { return 0 }
        return Float(product) / (Float(own) * Float(other)).squareRoot()
    }
}
