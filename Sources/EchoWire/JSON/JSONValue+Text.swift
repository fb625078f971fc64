public import Foundation

extension JSONValue {
    /// Reads JSON text. Throws `WireError.notJSON` when it is none, or nested deeper than `JSONReader.maximumDepth`.
    public init(parsing data: Data) throws(WireError) {
        let read = data.withUnsafeBytes { raw in
            Result { () throws(WireError) in try Self.read(raw.bindMemory(to: UInt8.self)) }
        }
        self = try read.get()
    }

    /// Reads JSON text that is a string already, as an event stream has it.
    public init(parsing text: String) throws(WireError) {
        var text = text
        let read = text.withUTF8 { bytes in Result { () throws(WireError) in try Self.read(bytes) } }
        self = try read.get()
    }

    /// Reads JSON text that may hold half a character, whose other half comes with the next text: `HalfCharacter` joins
    /// them.
    public init(parsingHalves data: Data) throws(WireError) {
        let read = data.withUnsafeBytes { raw in
            Result { () throws(WireError) in
                try Self.read(raw.bindMemory(to: UInt8.self), keepsHalves: true)
            }
        }
        self = try read.get()
    }

    private static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, keepsHalves: Bool = false
    ) throws(WireError) -> JSONValue {
        var reader = JSONReader(bytes: bytes, keepsHalves: keepsHalves)
        return try reader.readDocument()
    }

    /// Compact JSON text, keys sorted, slashes as they are.
    public var data: Data {
        var writer = JSONWriter()
        writer.write(self)
        return Data(writer.bytes)
    }

    public var text: String {
        var writer = JSONWriter()
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
