import Foundation

/// One field of a form.
struct MultipartPart: Sendable, Hashable {
    var name: String
    var fileName: String?
    var body: Data

    var text: String { String(decoding: body, as: UTF8.self) }
}
