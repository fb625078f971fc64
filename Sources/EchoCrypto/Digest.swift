public import Foundation

/// The digest of data, with a key or without. Comparing takes as long wherever the bytes differ.
public struct Digest: Sendable {
    private let bytes: [UInt8]

    /// - Parameter compute: writes all bytes; returns false when it fails.
    init(byteCount: Int, _ compute: (UnsafeMutablePointer<UInt8>?) -> Bool) {
        bytes = Array(unsafeUninitializedCapacity: byteCount) { buffer, count in
            Libcrypto.require(compute(buffer.baseAddress))
            count = byteCount
        }
    }
}

extension Digest: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { bytes.count }
    public subscript(index: Int) -> UInt8 { bytes[index] }
}

extension Digest: ContiguousBytes {
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
}

extension Digest: Equatable {
    public static func == (left: Digest, right: Digest) -> Bool { left.equalsInConstantTime(right) }

    public static func == (left: Digest, right: some ContiguousBytes) -> Bool { left.equalsInConstantTime(right) }
}
