package import Foundation

/// A form with a recording in it (RFC 7578).
package struct SoundForm {
    package let boundary: String
    package private(set) var body = Data()

    /// - Parameter boundary: what stands nowhere in the parts.
    package init(boundary: String = "echo-" + UUID().uuidString) { self.boundary = boundary }

    package var contentType: String { "multipart/form-data; boundary=\(boundary)" }

    package mutating func add(_ name: String, _ value: String) {
        append("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n")
    }

    package mutating func add(_ name: String, wav: Data) {
        append("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"; filename=\"turn.wav\"\r\n")
        append("Content-Type: audio/wav\r\n\r\n")
        body.append(wav)
        append("\r\n")
    }

    package mutating func close() { append("--\(boundary)--\r\n") }

    private mutating func append(_ text: String) { body.append(Data(text.utf8)) }
}
