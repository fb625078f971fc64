import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// The objects of one bucket.
struct S3Store: Sendable {
    /// For the head of an answer, and for a part of an object.
    static let patience = TimeAmount.seconds(30)
    /// For a whole object: an hour of a call, over a slow line.
    static let longPatience = TimeAmount.minutes(15)
    /// What a service says when it refuses something.
    static let longestRefusal = 64 << 10

    let account: S3Account
    private let signature: S3Signature
    private let now: @Sendable () -> Date
    /// Before something is tried again.
    let pause: RecordingUploads.Pause

    init(
        _ account: S3Account, now: @escaping @Sendable () -> Date = { Date() },
        pause: @escaping RecordingUploads.Pause = { try await Task.sleep(for: $0) }
    ) {
        (self.account, self.now, self.pause) = (account, now, pause)
        signature = S3Signature(account: account)
    }

    /// Puts an object there, or in the place of the one of its name, without ever holding all of it.
    ///
    /// - Parameter size: of all of the body's bytes, exactly.
    func put<Body: AsyncSequence & Sendable>(
        _ name: String, size: Int, _ body: Body
    ) async throws(RecordingVaultError) where Body.Element == ByteBuffer {
        do throws(RecordingVaultError) {
            if size > S3Parts.shortest {
                try await putParts(name, size: size, body)
            } else {
                try await putWhole(name, size: size, body)
            }
        } catch {
            // It is the bucket that is not there.
            throw error == .notFound ? .unavailable : error
        }
    }

    private func putWhole<Body: AsyncSequence & Sendable>(
        _ name: String, size: Int, _ body: Body
    ) async throws(RecordingVaultError) where Body.Element == ByteBuffer {
        var request = request(.PUT, name, payload: .unsigned)
        request.headers.add(name: "content-type", value: "application/octet-stream")
        request.body = .stream(body, length: .known(Int64(size)))
        let stored = try await answer(
            to: request, within: Self.longPatience, most: Self.longestRefusal, wanted: [.ok, .created])
        // Every store gives the object's tag; a proxy that answers in its place does not.
        guard stored.tag != nil else { throw .unavailable }
    }

    /// - Parameter range: within the object.
    func bytes(of name: String, in range: Range<Int>) async throws(RecordingVaultError) -> Data {
        guard !range.isEmpty else { return Data() }
        let header = ["range": "bytes=\(range.lowerBound)-\(range.upperBound - 1)"]
        let request = request(.GET, name, headers: header, payload: .empty)
        let bytes = try await answer(
            to: request, within: Self.patience, most: max(range.count, Self.longestRefusal), wanted: [.partialContent]
        ).body
        guard bytes.count == range.count else { throw .unavailable }
        return bytes
    }

    /// What is not there is erased, too.
    func erase(_ name: String) async throws(RecordingVaultError) {
        do throws(RecordingVaultError) {
            _ = try await answer(
                to: request(.DELETE, name, payload: .empty), within: Self.patience, most: Self.longestRefusal,
                wanted: [.noContent, .ok, .accepted])
        } catch {
            guard error == .notFound else { throw error }
        }
    }

    func request(
        _ method: HTTPMethod, _ name: String, query: [String: String] = [:], headers: [String: String] = [:],
        payload: S3Signature.Payload
    ) -> HTTPClientRequest {
        let path = "/\(account.bucket)/\(name)"
        let place = account.endpoint + S3Signature.encoded(path: path)
        var request = HTTPClientRequest(
            url: query.isEmpty ? place : "\(place)?\(S3Signature.encoded(query: query))")
        request.method = method
        let signed = signature.headers(
            method.rawValue, path: path, query: query, host: account.host, headers: headers, payload, at: now())
        for (name, value) in signed.sorted(by: { $0.key < $1.key }) { request.headers.add(name: name, value: value) }
        return request
    }

    /// - Returns: with the tag of what was stored; nil where none was.
    func answer(
        to request: HTTPClientRequest, within patience: TimeAmount, most: Int, wanted: [HTTPResponseStatus]
    ) async throws(RecordingVaultError) -> (body: Data, tag: String?) {
        do {
            let response = try await HTTPClient.shared.execute(request, timeout: patience)
            let body = try await response.body.collect(upTo: most)
            switch response.status {
            case let status where wanted.contains(status):
                return (Data(body.readableBytesView), response.headers.first(name: "etag"))
            case .notFound: throw RecordingVaultError.notFound
            case .unauthorized, .forbidden: throw RecordingVaultError.refused
            default: throw RecordingVaultError.unavailable
            }
        } catch {
            throw error as? RecordingVaultError ?? .unavailable
        }
    }
}
