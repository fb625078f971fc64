import EchoAudio
import EchoTestKit
import Foundation
import ProgramHarness
import TestTags
import Testing

@Suite(.tags(.usesSound), .serialized, .timeLimit(.minutes(10))) struct `The program records` {
    private func folder() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "recordings-\(UUID().uuidString)")
    }

    private func recording(in folder: URL) throws -> Data? {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return try files.first { $0.pathExtension == "wav" }.map { try Data(contentsOf: $0) }
    }

    private func timeline(in folder: URL) throws -> String {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let file = try #require(files.first { $0.pathExtension == "jsonl" })
        return try String(contentsOf: file, encoding: .utf8)
    }

    private func loudest(_ side: Int, of sound: WAVFile) -> Int {
        stride(from: side, to: sound.samples.count, by: 2).map { abs(Int(sound.samples[$0])) }.max() ?? 0
    }

    @Test func `killed while it records, it loses less than a second`() async throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try await Visit.pay(["--record", folder.path]) { visit in
            try await visit.terminal.require("● rec")
            try await visit.startTalking()
            try await visit.ask("What time is it?")
            try await visit.terminal.require("▶ speaking")
            #expect(
                try await visit.waits {
                    guard let data = try? recording(in: folder), let sound = try? WAVFile(data) else { return false }
                    return loudest(1, of: sound) > 1000
                })

            kill(visit.terminal.pid, SIGKILL)
            let end = try #require(try recording(in: folder))

            _ = await visit.terminal.exitStatus()
            let data = try #require(try recording(in: folder))
            let sound = try WAVFile(data)
            #expect(sound.channels == 2)
            #expect(loudest(0, of: sound) > 1000)
            #expect(loudest(1, of: sound) > 1000)
            // The header counts all but what was written since it was; what was written before the end is there.
            let counted = RIFFChunks.number(Array(data)[...], 40, 4)
            #expect(data.count >= end.count)
            #expect((0...96_000).contains(data.count - WAVFile.headerBytes - counted))
            // The answer that was being spoken has its line.
            #expect(try timeline(in: folder).contains(#""who":"echo""#))
            let mode =
                try FileManager.default.attributesOfItem(
                    atPath: try #require(
                        FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).first
                    ).path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }
    }

    @Test func `a disk that takes no more ends the recording, is told, and what was written is kept`() async throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let card = try await VirtualSoundCard.start()
        // Half a megabyte to a file, five seconds of sound; the log is not asked for.
        let terminal = try PseudoTerminal(
            command: "/bin/bash",
            arguments: [
                "-c", #"trap "" XFSZ; ulimit -f 512; exec "$0" "$@""#, BuiltProducts.url("echo-tui").path, "--record",
                folder.path,
            ], environment: card.environment)
        do {
            try await terminal.require("● rec")
            try await terminal.require("kept;")
            #expect(!terminal.screenText().contains("● rec"))
            let data = try #require(try recording(in: folder))
            #expect(RIFFChunks.number(Array(data)[...], 40, 4) == data.count - WAVFile.headerBytes)
            #expect(data.count > 400_000)
            terminal.press(.control("c"), .control("c"))
            #expect(await terminal.exitStatus() != nil)
        } catch {
            terminal.close()
            try await card.stop()
            throw error
        }
        terminal.close()
        try await card.stop()
    }

    @Test func `a folder that cannot be made is told, and the conversation goes on`() async throws {
        try await Visit.pay(["--record", "/proc/nowhere"]) { visit in
            try await visit.terminal.require("the folder cannot be created")
            try await visit.terminal.require("○ idle")
            #expect(!visit.terminal.screenText().contains("● rec"))
        }
    }
}
