import EchoCrypto
import EchoServing
import EchoWire
import Foundation
import NIOHTTP1
import Synchronization

/// A small service for objects that speaks as S3 does: it looks at every signature, by its own reading of the rules.
final class FakeS3: Sendable {
    private struct State {
        var objects: [String: Data] = [:]
        var isAway = false
        var hasNoBucket = false
        var refusesAll = false
        var isProxy = false
        var refused = 0
        var puts = 0
        var uploads: [String: [Int: Data]] = [:]
        var failingParts = 0
        var failsToComplete = false
    }

    static let keyID = "AKTEST"
    static let secret = "a-secret/of+the test"
    private let state = Mutex(State())

    var objects: [String: Data] { state.withLock(\.objects) }
    var refused: Int { state.withLock(\.refused) }
    var puts: Int { state.withLock(\.puts) }
    /// Uploads in parts that are neither complete nor given up.
    var openUploads: Int { state.withLock(\.uploads.count) }

    /// So many parts are not taken at first.
    func failParts(_ count: Int) { state.withLock { $0.failingParts = count } }
    /// It says 200, and then that it was nothing.
    func failToComplete(_ fails: Bool) { state.withLock { $0.failsToComplete = fails } }

    func removeBucket(_ isRemoved: Bool) { state.withLock { $0.hasNoBucket = isRemoved } }
    func refuseAll(_ refuses: Bool) { state.withLock { $0.refusesAll = refuses } }
    /// Something else answers in its place, and keeps nothing.
    func hide(behindProxy isProxy: Bool) { state.withLock { $0.isProxy = isProxy } }
    func setAway(_ isAway: Bool) { state.withLock { $0.isAway = isAway } }
    func change(_ change: (inout [String: Data]) -> Void) { state.withLock { change(&$0.objects) } }

    var routes: [Route] {
        let body = RouteBody(mediaType: "application/octet-stream", bytes: 64 << 20)
        return [
            Route(.PUT, "/bucket/{name...}", .anyone, body: body) { [self] in .whole(answer($0)) },
            Route(.GET, "/bucket/{name...}", .anyone) { [self] in .whole(answer($0)) },
            Route(.DELETE, "/bucket/{name...}", .anyone) { [self] in .whole(answer($0)) },
            Route(
                .POST, "/bucket/{name...}", .anyone, body: RouteBody(mediaType: "application/xml", bytes: 1 << 20)
            ) { [self] in .whole(answer($0)) },
        ]
    }

    private func answer(_ request: PlainRequest) -> HTTPAnswer {
        let name = request.parameters["name"] ?? ""
        return state.withLock { state in
            guard !state.isAway else { return Self.plain(.serviceUnavailable, "SlowDown") }
            guard isSigned(request), !state.refusesAll else {
                state.refused += 1
                return Self.plain(.forbidden, "SignatureDoesNotMatch")
            }
            guard !state.hasNoBucket else { return Self.plain(.notFound, "NoSuchBucket") }
            if request.query.fields.contains(where: { ["uploads", "uploadId"].contains($0.name) }) {
                return Self.upload(name, request, &state)
            }
            if request.head.method == .PUT {
                guard !state.isProxy else { return Self.plain(.ok, "Sign in") }
                state.objects[name] = request.body
                state.puts += 1
                return HTTPAnswer(status: .ok, contentType: nil, body: Data(), headers: ["ETag": "\"1\""])
            }
            if request.head.method == .DELETE {
                state.objects[name] = nil
                return HTTPAnswer(status: .noContent, contentType: "application/xml", body: Data())
            }
            guard let object = state.objects[name] else { return Self.plain(.notFound, "NoSuchKey") }
            let range = request.head.headers.first(name: "range")?.dropFirst("bytes=".count)
            let ends = range?.split(separator: "-").compactMap { Int($0) } ?? []
            guard ends.count == 2, ends[0] < object.count else {
                return Self.plain(.rangeNotSatisfiable, "InvalidRange")
            }
            let part = object[ends[0]..<min(object.count, ends[1] + 1)]
            return HTTPAnswer(status: .partialContent, contentType: "application/octet-stream", body: Data(part))
        }
    }

    /// In parts, as Amazon has it: none but the last may be shorter than 5 MiB.
    private static func upload(_ name: String, _ request: PlainRequest, _ state: inout State) -> HTTPAnswer {
        guard let id = request.query["uploadId"] else {
            let id = "upload+/\(state.uploads.count + 1)=&"
            state.uploads[id] = [:]
            let escaped = id.replacing("&", with: "&amp;")
            return xml("<InitiateMultipartUploadResult><UploadId>\(escaped)</UploadId></InitiateMultipartUploadResult>")
        }
        guard let parts = state.uploads[id] else { return plain(.notFound, "NoSuchUpload") }
        switch request.head.method {
        case .PUT:
            guard state.failingParts == 0 else {
                state.failingParts -= 1
                return plain(.serviceUnavailable, "SlowDown")
            }
            let number = request.query["partNumber"].flatMap { Int($0) } ?? 0
            state.uploads[id]?[number] = request.body
            return HTTPAnswer(status: .ok, contentType: nil, body: Data(), headers: ["ETag": "\"part-\(number)\""])
        case .DELETE:
            state.uploads[id] = nil
            return HTTPAnswer(status: .noContent, contentType: "application/xml", body: Data())
        default:
            let words = String(decoding: request.body, as: UTF8.self)
            let named = words.matches(of: /<PartNumber>(\d+)<\/PartNumber><ETag>&quot;part-(\d+)&quot;<\/ETag>/)
            let numbers = named.compactMap { $0.output.1 == $0.output.2 ? Int($0.output.1) : nil }
            guard !state.failsToComplete else { return xml("<Error><Code>InternalError</Code></Error>") }
            guard numbers == Array(1...max(1, parts.count)), !parts.isEmpty,
                numbers.dropLast().allSatisfy({ parts[$0, default: Data()].count >= 5 << 20 })
            else { return plain(.badRequest, "InvalidPart") }
            state.objects[name] = numbers.reduce(Data()) { $0 + parts[$1, default: Data()] }
            state.uploads[id] = nil
            state.puts += 1
            return xml("<CompleteMultipartUploadResult><ETag>1</ETag></CompleteMultipartUploadResult>")
        }
    }

    private static func xml(_ text: String) -> HTTPAnswer {
        HTTPAnswer(status: .ok, contentType: "application/xml", body: Data(text.utf8))
    }

    private static func plain(_ status: HTTPResponseStatus, _ code: String) -> HTTPAnswer {
        HTTPAnswer(
            status: status, contentType: "application/xml", body: Data("<Error><Code>\(code)</Code></Error>".utf8))
    }

    private func isSigned(_ request: PlainRequest) -> Bool {
        let headers = request.head.headers
        guard let text = headers.first(name: "authorization"), text.hasPrefix("AWS4-HMAC-SHA256 "),
            let time = headers.first(name: "x-amz-date"), let digest = headers.first(name: "x-amz-content-sha256"),
            digest == "UNSIGNED-PAYLOAD" || digest == Self.hex(SHA256.hash(data: request.body))
        else { return false }
        let fields = Dictionary(
            text.dropFirst("AWS4-HMAC-SHA256 ".count).split(separator: ",").map { field in
                let parts = field.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
                return (parts[0], parts.count > 1 ? parts[1] : "")
            }, uniquingKeysWith: { first, _ in first })
        let credential = (fields["Credential"] ?? "").split(separator: "/").map(String.init)
        guard credential.count == 5, credential[0] == Self.keyID, credential[1] == String(time.prefix(8)) else {
            return false
        }
        let names = (fields["SignedHeaders"] ?? "").split(separator: ";").map(String.init)
        guard names == names.sorted(), names.contains("host"), names.contains("x-amz-date") else { return false }
        let uri = request.head.uri.split(separator: "?", maxSplits: 1).map(String.init)
        let query = (uri.count > 1 ? uri[1] : "").split(separator: "&").sorted().joined(separator: "&")
        var canonical = "\(request.head.method.rawValue)\n\(uri[0])\n\(query)\n"
        for name in names { canonical += "\(name):\(headers.first(name: name) ?? "")\n" }
        canonical += "\n\(fields["SignedHeaders"] ?? "")\n\(digest)"
        let scope = credential.dropFirst().joined(separator: "/")
        let toSign = "AWS4-HMAC-SHA256\n\(time)\n\(scope)\n\(Self.hex(SHA256.hash(data: Data(canonical.utf8))))"
        var key = Data("AWS4\(Self.secret)".utf8)
        for part in credential.dropFirst() { key = Self.code(part, key) }
        return fields["Signature"] == Self.hex(Self.code(toSign, key))
    }

    private static func code(_ text: String, _ key: Data) -> Data {
        Data(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: SymmetricKey(data: key)))
    }

    private static func hex(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }
}
