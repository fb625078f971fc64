import NIOCore
import NIOFoundationCompat
import NIOHTTP1

extension HTTPAnswer {
    func parts(for request: HTTPRequestHead, isLast: Bool) -> [HTTPServerResponsePart] {
        var fields: HTTPHeaders = ["Content-Length": "\(body.count)"]
        if let contentType { fields.add(name: "Content-Type", value: contentType) }
        for name in headers.keys.sorted() { fields.add(name: name, value: headers[name] ?? "") }
        let head = HTTPResponseHead(answering: request, status, fields, isLast: isLast)
        let isBodySent = request.method != .HEAD && !body.isEmpty
        return [.head(head)] + (isBodySent ? [.body(.byteBuffer(ByteBuffer(data: body)))] : []) + [.end(nil)]
    }
}
