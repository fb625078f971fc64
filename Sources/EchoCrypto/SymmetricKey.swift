internal import COpenSSL
public import Foundation

/// A key's length.
public struct SymmetricKeySize: Sendable, Hashable {
    public static let bits256 = SymmetricKeySize(bitCount: 256)

    public let bitCount: Int

    /// - Parameter bitCount: whole bytes.
    public init(bitCount: Int) { self.bitCount = bitCount }
}

/// A secret key. Its memory is wiped when nobody holds it any more, and it describes itself without its bytes.
public struct SymmetricKey: Sendable {
    private let memory: KeyMemory

    public init(data: some ContiguousBytes) { memory = data.withUnsafeBytes { KeyMemory($0) } }

    /// A new one, from the system's source of random numbers.
    public init(size: SymmetricKeySize) {
        self.init(byteCount: size.bitCount / 8) { $0.fillWithRandomBytes() }
    }

    /// - Parameter fill: writes all bytes.
    init(byteCount: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) {
        memory = KeyMemory(byteCount: byteCount, fill)
    }
}

extension SymmetricKey: ContiguousBytes {
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try memory.withUnsafeBytes(body)
    }
}

extension SymmetricKey: Equatable {
    /// Takes as long wherever they differ.
    public static func == (left: SymmetricKey, right: SymmetricKey) -> Bool { left.equalsInConstantTime(right) }
}

/// The bytes of a key.
private final class KeyMemory: Sendable {
    // Written when it is made, before anybody else has it, and only read from then on.
    private nonisolated(unsafe) let bytes: UnsafeMutableRawBufferPointer

    init(byteCount: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) {
        bytes = .allocate(byteCount: byteCount, alignment: 16)
        fill(bytes)
    }

    convenience init(_ content: UnsafeRawBufferPointer) {
        self.init(byteCount: content.count) { $0.copyMemory(from: content) }
    }

    deinit {
        OPENSSL_cleanse(bytes.baseAddress, bytes.count)
        bytes.deallocate()
    }

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(bytes))
    }
}
