import Foundation

/// Writes a form with one file.
struct MultipartForm: Sendable {
    let fields: [(name: String, value: String)]
    /// Unlikely enough to stand in a recording.
    private let boundary = "echo-\(UUID().uuidString)"

    init(fields: [(name: String, value: String)]) { self.fields = fields }

    var contentType: String { "multipart/form-data; boundary=\(boundary)" }

    func body(file: Data, named name: String, type: String) -> Data {
        var body = Data()
        for field in fields {
            body += Data("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(field.name)\"\r\n\r\n".utf8)
            body += Data("\(field.value)\r\n".utf8)
        }
        body += Data("--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n".utf8)
        body += Data("Content-Type: \(type)\r\n\r\n".utf8)
        return body + file + Data("\r\n--\(boundary)--\r\n".utf8)
    }
}
