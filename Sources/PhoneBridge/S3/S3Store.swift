import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// The objects of one bucket.
struct S3Store: Sendable {
    /// For the head of an answer, and for a part of an object.
    private static let patience = TimeAmount.seconds(30)
    /// For a whole object: an hour of a call, over a slow line.
    private static let longPatience = TimeAmount.minutes(15)
    /// What a service says when it refuses something.
    private static let longestRefusal = 64 << 10

    let account: S3Account
    private let signature: S3Signature
    private let now: @Sendable () -> Date

    init(_ account: S3Account, now: @escaping @Sendable () -> Date = { Date() }) {
        (self.account, self.now) = (account, now)
        signature = S3Signature(account: account)
    }

    /// Puts an object there, or in the place of the one of its name, without ever holding all of it.
    ///
    /// - Parameter size: of all of the body's bytes, exactly.
    func put<Body: AsyncSequence & Sendable>(
        _ name: String, size: Int, _ body: Body
    ) async throws(RecordingVaultError) where Body.Element == ByteBuffer {
        var request = request(.PUT, name, [:], .unsigned)
        request.headers.add(name: "content-type", value: "application/octet-stream")
        request.body = .stream(body, length: .known(Int64(size)))
        do throws(RecordingVaultError) {
            let stored = try await answer(
                to: request, within: Self.longPatience, most: Self.longestRefusal, wanted: [.ok, .created])
            // Every store gives the object's tag; a proxy that answers in its place does not.
            guard stored.hasTag else { throw .unavailable }
        } catch {
            // It is the bucket that is not there.
            throw error == .notFound ? .unavailable : error
        }
    }

    /// - Parameter range: within the object.
    func bytes(of name: String, in range: Range<Int>) async throws(RecordingVaultError) -> Data {
        guard !range.isEmpty else { return Data() }
        let header = ["range": "bytes=\(range.lowerBound)-\(range.upperBound - 1)"]
        let request = request(.GET, name, header, .empty)
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
                to: request(.DELETE, name, [:], .empty), within: Self.patience, most: Self.longestRefusal,
                wanted: [.noContent, .ok, .accepted])
        } catch {
            guard error == .notFound else { throw error }
        }
    }

    private func request(
        _ method: HTTPMethod, _ name: String, _ headers: [String: String], _ payload: S3Signature.Payload
    ) -> HTTPClientRequest {
        let path = "/\(account.bucket)/\(name)"
        var request = HTTPClientRequest(url: account.endpoint + S3Signature.encoded(path: path))
        request.method = method
        let signed = signature.headers(
            method.rawValue, path: path, host: account.host, headers: headers, payload, at: now())
        for (name, value) in signed.sorted(by: { $0.key < $1.key }) { request.headers.add(name: name, value: value) }
        return request
    }

    private func answer(
        to request: HTTPClientRequest, within patience: TimeAmount, most: Int, wanted: [HTTPResponseStatus]
    ) async throws(RecordingVaultError) -> (body: Data, hasTag: Bool) {
        do {
            let response = try await HTTPClient.shared.execute(request, timeout: patience)
            let body = try await response.body.collect(upTo: most)
            switch response.status {
            case let status where wanted.contains(status):
                return (Data(body.readableBytesView), response.headers.contains(name: "etag"))
            case .notFound: throw RecordingVaultError.notFound
            case .unauthorized, .forbidden: throw RecordingVaultError.refused
            default: throw RecordingVaultError.unavailable
            }
        } catch {
            throw error as? RecordingVaultError ?? .unavailable
        }
    }
}
