public import Foundation

extension JSONValue {
    /// Reads JSON text. Throws `WireError.notJSON` when it is none, or nested deeper than `JSONReader.maximumDepth`.
    public init(parsing data: Data) throws(WireError) {
        var reader = JSONReader(bytes: [UInt8](data))
        self = try reader.readDocument()
    }

    /// Reads JSON text that is a string already, as an event stream has it.
    public init(parsing text: String) throws(WireError) {
        var reader = JSONReader(bytes: Array(text.utf8))
        self = try reader.readDocument()
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
