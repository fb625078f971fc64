import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `The bridge's recordings` {
    private static let sound = Data((0..<600_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    private let start = Date(timeIntervalSince1970: 1_764_064_800)

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "recordings-\(UUID())")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "kept"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Self.sound.write(to: folder.appending(path: "kept/a.wav"))
        try await body(folder)
    }

    private func add(_ path: String, to store: any CallStoreProtocol, format: String = "wav") async throws -> UUID {
        let call = CallRecord(direction: .inbound, status: .inProgress, started: start)
        try await store.begin(call)
        let recording = CallRecording(
            call: call.id, path: path, duration: .seconds(75), bytes: Self.sound.count, format: format, created: start)
        try await store.add(recording)
        return recording.id
    }

    @Test func `are listed without their place`() async throws {
        try await BridgeStand.run { stand in
            let id = try await add("kept/a.wav", to: stand.store)
            let json = try await stand.get("/api/recordings").json
            #expect(json["recordings"]?[0]?["id"]?.string == id.text)
            #expect(json["recordings"]?[0]?["durationSeconds"] == 75)
            #expect(json["recordings"]?[0]?["bytes"] == 600_000)
            #expect(json["recordings"]?[0]?["createdAt"] == "2025-11-25T10:00:00.000Z")
            #expect(!json.text.contains("kept"))
        }
    }

    @Test func `are listed with the bytes that a client gets, whatever was written down`() async throws {
        try await withFolder { folder in
            try await BridgeStand.run(vault: RecordingFolder(folder)) { stand in
                _ = try await add("kept/a.wav", to: stand.store)
                try Data(count: 1_234).write(to: folder.appending(path: "kept/a.wav"))
                #expect(try await stand.get("/api/recordings").json["recordings"]?[0]?["bytes"] == 1_234)
                try FileManager.default.removeItem(at: folder.appending(path: "kept/a.wav"))
                #expect(try await stand.get("/api/recordings").json["recordings"]?[0]?["bytes"] == 0)
            }
        }
    }

    @Test func `are heard whole, and HEAD tells their length`() async throws {
        try await withFolder { folder in
            try await BridgeStand.run(vault: RecordingFolder(folder)) { stand in
                let id = try await add("kept/a.wav", to: stand.store)
                let answer = try await stand.get("/api/recordings/\(id)")
                #expect(answer.status == 200)
                #expect(answer.body == Self.sound)
                #expect(answer.headers["content-type"] == "audio/wav")
                #expect(answer.headers["content-length"] == "600000")
                #expect(answer.headers["accept-ranges"] == "bytes")
                let head = try await stand.get("/api/recordings/\(id)", method: "HEAD")
                #expect(head.status == 200)
                #expect(head.headers["content-length"] == "600000")
                #expect(head.body.isEmpty)
            }
        }
    }

    @Test(arguments: [
        ("bytes=0-9", 0..<10), ("bytes=599990-", 599_990..<600_000), ("bytes=-5", 599_995..<600_000),
        ("bytes=10-99999999999999999999", 10..<600_000), ("bytes=-99999999", 0..<600_000), ("bytes=3-3", 3..<4),
        ("bytes=100000-500000", 100_000..<500_001),
    ])
    func `are heard in parts`(header: String, range: Range<Int>) async throws {
        try await withFolder { folder in
            try await BridgeStand.run(vault: RecordingFolder(folder)) { stand in
                let id = try await add("kept/a.wav", to: stand.store)
                let answer = try await stand.get("/api/recordings/\(id)", headers: ["Range": header])
                #expect(answer.status == 206)
                #expect(answer.body == Self.sound[range])
                #expect(answer.headers["content-length"] == "\(range.count)")
                #expect(
                    answer.headers["content-range"]
                        == "bytes \(range.lowerBound)-\(range.upperBound - 1)/600000")
            }
        }
    }

    @Test(arguments: [
        ("bytes=600000-", ByteRange.unsatisfiable), ("bytes=-0", .unsatisfiable), ("bytes=9-8", .whole),
        ("bytes=0-1,3-4", .whole), ("items=0-1", .whole), ("bytes=", .whole), ("bytes=-", .whole),
        ("bytes=a-b", .whole),
        ("bytes=1-2-3", .whole), ("bytes=+1-2", .whole), ("bytes=٣-٤", .whole), ("", .whole),
    ])
    func `are not heard where there is nothing, and whole where a part is no part`(
        header: String, range: ByteRange
    ) async throws {
        #expect(ByteRange(header, size: 600_000) == range)
        #expect(ByteRange("bytes=0-", size: 0) == .unsatisfiable)
    }

    @Test func `say how long they are to who asks beyond the end`() async throws {
        try await withFolder { folder in
            try await BridgeStand.run(vault: RecordingFolder(folder)) { stand in
                let id = try await add("kept/a.wav", to: stand.store)
                let answer = try await stand.get("/api/recordings/\(id)", headers: ["Range": "bytes=600000-"])
                #expect(answer.status == 416)
                #expect(answer.headers["content-range"] == "bytes */600000")
                #expect(answer.code == "E007")
                let changed = try await stand.get(
                    "/api/recordings/\(id)", headers: ["Range": "bytes=0-1", "If-Range": "\"other\""])
                #expect(changed.status == 200)
            }
        }
    }

    @Test(arguments: [
        "../a.wav", "/etc/passwd", "kept/../../etc/passwd", "kept", "kept/", "", ".", "kept//a.wav", "link/passwd",
        "missing.wav", "kept/a.wav\r\nX-Injected: 1",
    ])
    func `never leave their folder`(path: String) async throws {
        try await withFolder { folder in
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: "link"), withDestinationURL: URL(filePath: "/etc"))
            try await BridgeStand.run(vault: RecordingFolder(folder)) { stand in
                let id = try await add(path, to: stand.store)
                let answer = try await stand.get("/api/recordings/\(id)")
                #expect(answer.status == 404)
                #expect(answer.code == "E007")
            }
        }
    }

    @Test(arguments: ["x", "'; DROP TABLE recordings; --", "%0d%0aX-Injected:%201", "..%2f..%2fetc%2fpasswd"])
    func `are asked for by ids alone`(name: String) async throws {
        try await BridgeStand.run { stand in
            let path = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.union(["%"])) ?? ""
            let answer = try await stand.get("/api/recordings/\(path)")
            #expect(answer.status == 404)
            #expect(answer.code == "E007")
            #expect(answer.headers["x-injected"] == nil)
        }
    }

    @Test func `put nothing into headers that a format says`() async throws {
        try await withFolder { folder in
            try await BridgeStand.run(vault: RecordingFolder(folder)) { stand in
                let id = try await add("kept/a.wav", to: stand.store, format: "wav\r\nX-Injected: 1")
                let answer = try await stand.get("/api/recordings/\(id)")
                #expect(answer.headers["content-type"] == "application/octet-stream")
                #expect(answer.headers["x-injected"] == nil)
            }
        }
    }
}
