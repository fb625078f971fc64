import Foundation

/// The parts that a large object is put in, and what the service says and is told of them.
struct S3Parts: Sendable, Hashable {
    /// Amazon takes no shorter ones but the last; what is no longer is put whole.
    static let shortest = 5 << 20
    private static let most = 10_000

    /// What the service calls the upload.
    let upload: String
    /// As the service names what it has of each, in their order.
    private(set) var tags: [String] = []

    /// - Parameter answer: to the request that begins the upload; nil for what is none.
    init?(_ answer: Data) {
        let text = String(decoding: answer, as: UTF8.self)
        guard let match = text.firstMatch(of: /<UploadId>([^<>]{1,2048})<\/UploadId>/)?.output.1 else { return nil }
        upload = Self.entities.reduce(String(match)) { $0.replacing($1.1, with: $1.0) }
    }

    /// Of each part but the last: so long that there are not too many.
    static func length(ofObject size: Int) -> Int { max(shortest, (size + most - 1) / most) }

    /// Of the part that comes next, from 1.
    var number: Int { tags.count + 1 }

    /// Names the part that comes next.
    var query: [String: String] { ["partNumber": String(number), "uploadId": upload] }

    mutating func add(_ tag: String) { tags.append(tag) }

    /// What is said when all of them are there.
    var completion: Data {
        let parts = tags.enumerated().map { index, tag in
            let escaped = Self.entities.reversed().reduce(tag) { $0.replacing($1.0, with: $1.1) }
            return "<Part><PartNumber>\(index + 1)</PartNumber><ETag>\(escaped)</ETag></Part>"
        }
        return Data("<CompleteMultipartUpload>\(parts.joined())</CompleteMultipartUpload>".utf8)
    }

    /// The service answers before it is done, and says only then that it could not.
    static func isComplete(_ answer: Data) -> Bool {
        String(decoding: answer, as: UTF8.self).contains("<CompleteMultipartUploadResult")
    }

    /// The ampersand last for reading, first for writing.
    private static let entities = [("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("&", "&amp;")]
}
