import Foundation

/// A request or a response of SIP (RFC 3261), as a value.
struct SIPMessage: Sendable, Hashable {
    enum Start: Sendable, Hashable {
        case request(SIPMethod, uri: String)
        case response(Int, reason: String)
    }

    var start: Start
    var headers: [SIPHeader]
    var body = Data()

    init(_ start: Start, headers: [SIPHeader] = [], body: Data = Data()) {
        (self.start, self.headers, self.body) = (start, headers, body)
    }

    /// Of a request only.
    var method: SIPMethod? {
        if case .request(let method, _) = start { method } else { nil }
    }

    /// Of a response only.
    var status: Int? {
        if case .response(let status, _) = start { status } else { nil }
    }

    subscript(name: String) -> String? { headers.first { $0.name == name }?.value }

    func all(_ name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }

    var via: SIPVia? { self["via"].flatMap(SIPVia.init) }
    var branch: String { via?.branch ?? "" }
    var callID: String { self["call-id"] ?? "" }
    var from: SIPAddress? { self["from"].flatMap(SIPAddress.init) }
    var to: SIPAddress? { self["to"].flatMap(SIPAddress.init) }
    var contact: SIPAddress? { self["contact"].flatMap(SIPAddress.init) }
    var cSeq: SIPSequence? { self["cseq"].flatMap(SIPSequence.init) }

    /// The type of the body, without its parameters.
    var contentType: String {
        (self["content-type"] ?? "").prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    }

    /// Puts a header in the place of those of its name.
    mutating func set(_ name: String, _ value: String) {
        let header = SIPHeader(name, value)
        let index = headers.firstIndex { $0.name == header.name } ?? headers.endIndex
        headers.removeAll { $0.name == header.name }
        headers.insert(header, at: min(index, headers.count))
    }
}

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
