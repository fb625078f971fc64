import Foundation

extension SIPMessage {
    /// As it goes into a datagram. The length of the body is counted here, whatever a header says.
    var bytes: Data {
        var text = startLine + "\r\n"
        for header in headers where header.name != "content-length" {
            text += header.title + ": " + header.value + "\r\n"
        }
        return Data((text + "Content-Length: \(body.count)\r\n\r\n").utf8) + body
    }

    private var startLine: String {
        switch start {
        case .request(let method, let uri): "\(method.rawValue) \(uri) SIP/2.0"
        case .response(let status, let reason): "SIP/2.0 \(status) \(reason)"
        }
    }
}
