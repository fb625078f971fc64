import EchoServing
import EchoWire
import Foundation
import NIOHTTP1

/// The recordings of calls: what there is, and their sound, whole or in parts.
struct RecordingAPI: Sendable {
    /// Read and sent at once.
    private static let piece = 256 << 10

    private static let types = [
        "wav": "audio/wav", "flac": "audio/flac", "opus": "audio/ogg", "ogg": "audio/ogg", "mp3": "audio/mpeg",
    ]

    let store: any CallStoreProtocol
    let vault: (any RecordingVaultProtocol)?

    func routes(_ door: ClientDoor) -> [Route] {
        [
            APIRoute.make(.GET, "/api/recordings", door, .watch) { request throws(BridgeProblem) in
                try await list(request)
            },
            Route(.GET, "/api/recordings/{id}", door.check) { request in
                do throws(BridgeProblem) {
                    _ = try door.admit(request, to: .watch)
                    return try await sound(request)
                } catch {
                    return .whole(error.answer)
                }
            },
        ]
    }

    private func list(_ request: PlainRequest) async throws(BridgeProblem) -> HTTPAnswer {
        let query = try PageQuery(request.query) { CallPageKey(cursor: $0) }
        let recordings = try await APIRoute.stored { () throws(CallStoreError) in
            try await store.recordings(after: query.cursor, limit: query.limit + 1)
        }
        let measured = await measured(recordings, limit: query.limit)
        let json = query.json("recordings", measured, cursor: { CallPageKey(time: $0.created, id: $0.id).cursor }) {
            APIJSON.recording($0)
        }
        return HTTPAnswer(status: .ok, body: json)
    }

    /// With the bytes that a client gets now: of what was written down when a call ended, some may be erased meanwhile.
    private func measured(_ recordings: [CallRecording], limit: Int) async -> [CallRecording] {
        guard let vault else { return recordings }
        var measured = recordings
        for index in measured.indices.prefix(limit) {
            do throws(RecordingVaultError) {
                measured[index].bytes = try await vault.size(of: measured[index])
            } catch {
                // One that cannot be read now has what was written down; of one that is gone nothing is left.
                if error == .notFound { measured[index].bytes = 0 }
            }
        }
        return measured
    }

    private func sound(_ request: PlainRequest) async throws(BridgeProblem) -> HTTPReply {
        let id = UUID(uuidString: request.parameters["id"] ?? "")
        let recording = try await APIRoute.stored { () throws(CallStoreError) in
            guard let id else { return CallRecording?.none }
            return try await store.recording(id)
        }
        guard let recording, let vault else { throw Self.missing }
        let size: Int
        do throws(RecordingVaultError) { size = try await vault.size(of: recording) } catch {
            throw error == .notFound ? Self.missing : Self.unreadable
        }
        return Self.reply(recording, in: vault, size: size, request.head)
    }

    private static let missing = BridgeProblem(.recordingFailed, "There is no such recording.", status: .notFound)
    private static let unreadable = BridgeProblem(
        .recordingFailed, "The recording cannot be read now. Check its storage, and try again.")

    private static func reply(
        _ recording: CallRecording, in vault: any RecordingVaultProtocol, size: Int, _ head: HTTPRequestHead
    ) -> HTTPReply {
        let tag = "\"\(recording.id.text)-\(size)\""
        var headers = ["Accept-Ranges": "bytes", "ETag": tag, "Cache-Control": "no-store"]
        headers["X-Content-Type-Options"] = "nosniff"
        var (status, range): (HTTPResponseStatus, Range<Int>) = (.ok, 0..<size)
        switch wanted(head, tag: tag, size: size) {
        case .whole: break
        case .part(let part):
            (status, range) = (.partialContent, part)
            headers["Content-Range"] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(size)"
        case .unsatisfiable:
            let problem = BridgeProblem(
                .recordingFailed, "The recording has \(size) bytes, and none in the requested range.",
                status: .rangeNotSatisfiable, field: "Range", headers: ["Content-Range": "bytes */\(size)"])
            return .whole(problem.answer)
        }
        let type = types[recording.format.lowercased()] ?? "application/octet-stream"
        let sized = SizedReply(status: status, contentType: type, bytes: range.count, headers: headers)
        return .sized(sized) { [range] writer in
            for start in stride(from: range.lowerBound, to: range.upperBound, by: piece) {
                let end = min(range.upperBound, start + piece)
                try await writer.write(try await vault.bytes(of: recording, in: start..<end))
            }
        }
    }

    /// A part of another version than the client has is of no use to it.
    private static func wanted(_ head: HTTPRequestHead, tag: String, size: Int) -> ByteRange {
        let ranges = head.headers["range"]
        guard head.method == .GET, ranges.count == 1, head.headers["if-range"].allSatisfy({ $0 == tag }) else {
            return .whole
        }
        return ByteRange(ranges[0], size: size)
    }
}
