import AsyncHTTPClient
import EchoConcurrency
import Foundation
import NIOCore
import NIOHTTP1

/// Large objects are put in parts: what fails is put again alone, and not all that went before it.
extension S3Store {
    private static let backoff = Backoff(limit: 3, first: .seconds(1), ceiling: .seconds(8))

    func putParts<Body: AsyncSequence & Sendable>(
        _ name: String, size: Int, _ body: Body
    ) async throws(RecordingVaultError) where Body.Element == ByteBuffer {
        let begun = try await answer(
            to: request(.POST, name, query: ["uploads": ""], payload: .empty), within: Self.patience,
            most: Self.longestRefusal, wanted: [.ok])
        guard var parts = S3Parts(begun.body) else { throw .unavailable }
        do throws(RecordingVaultError) {
            try await put(body, in: &parts, of: name, size: size)
            try await complete(parts, of: name)
        } catch {
            // Parts that nobody asks for cost, too.
            let abort = request(.DELETE, name, query: ["uploadId": parts.upload], payload: .empty)
            _ = try? await answer(
                to: abort, within: Self.patience, most: Self.longestRefusal, wanted: [.noContent, .ok])
            throw error
        }
    }

    private func put<Body: AsyncSequence & Sendable>(
        _ body: Body, in parts: inout S3Parts, of name: String, size: Int
    ) async throws(RecordingVaultError) where Body.Element == ByteBuffer {
        let length = S3Parts.length(ofObject: size)
        var (waiting, total) = (ByteBuffer(), 0)
        do {
            for try await var piece in body {
                total += piece.readableBytes
                waiting.writeBuffer(&piece)
                while waiting.readableBytes >= length, let part = waiting.readSlice(length: length) {
                    try await put(part, in: &parts, of: name)
                }
                waiting.discardReadBytes()
            }
        } catch {
            throw error as? RecordingVaultError ?? .unavailable
        }
        guard total == size else { throw .unavailable }
        if waiting.readableBytes > 0 { try await put(waiting, in: &parts, of: name) }
    }

    private func put(
        _ part: ByteBuffer, in parts: inout S3Parts, of name: String
    ) async throws(RecordingVaultError) {
        let bytes = Data(part.readableBytesView)
        for attempt in 1... {
            do throws(RecordingVaultError) {
                var request = request(.PUT, name, query: parts.query, payload: .bytes(bytes))
                request.headers.add(name: "content-type", value: "application/octet-stream")
                request.body = .bytes(part)
                let stored = try await answer(
                    to: request, within: Self.longPatience, most: Self.longestRefusal, wanted: [.ok])
                guard let tag = stored.tag else { throw .unavailable }
                return parts.add(tag)
            } catch {
                guard error == .unavailable, attempt < Self.backoff.limit else { throw error }
                let delay = Self.backoff.delay(forAttempt: attempt, random: 0.5)
                do { try await pause(delay) } catch { throw .unavailable }
            }
        }
    }

    private func complete(_ parts: S3Parts, of name: String) async throws(RecordingVaultError) {
        let words = parts.completion
        var request = request(.POST, name, query: ["uploadId": parts.upload], payload: .bytes(words))
        request.headers.add(name: "content-type", value: "application/xml")
        request.body = .bytes(ByteBuffer(bytes: words))
        let answer = try await answer(
            to: request, within: Self.longPatience, most: Self.longestRefusal, wanted: [.ok])
        guard S3Parts.isComplete(answer.body) else { throw .unavailable }
    }
}
