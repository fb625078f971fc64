import EchoAudio
import EchoScreen
import Foundation
import Testing

@testable import EchoStore

@Suite struct `Exported sound` {
    /// Two messages of one second and of half a second, at 400 and 800 Hz, and one that cannot be read.
    private struct Library: SoundLibraryProtocol {
        struct Reader: SoundReaderProtocol {
            let samples: Pieces

            func seek(to time: Duration) async throws(SoundError) {}
            func next() async throws(SoundError) -> PCM16? { await samples.next() }
        }

        actor Pieces {
            private var left: [Int16]

            init(_ samples: [Int16]) { left = samples }

            func next() -> PCM16? {
                defer { left = Array(left.dropFirst(4_000)) }
                return left.isEmpty ? nil : PCM16(Array(left.prefix(4_000)))
            }
        }

        func sounds(of conversation: ConversationID) async throws(StoreError) -> [KeptSound] { [] }
        func canExport(to name: String) -> Bool { false }
        func export(_ conversation: ConversationID, to name: String) async throws -> ExportedSound {
            ExportedSound(messages: 0, isCall: false)
        }
        func discard(_ sound: KeptSound) async {}
        func tidy(at date: Date) async throws(StoreError) {}

        func open(_ sound: KeptSound) async throws(SoundError) -> any SoundReaderProtocol {
            switch sound.message {
            case "one": Reader(samples: Pieces(Self.tone(400, 24_000)))
            case "two": Reader(samples: Pieces(Self.tone(800, 12_000)))
            default: throw .wrongKey
            }
        }

        private static func tone(_ pitch: Double, _ frames: Int) -> [Int16] {
            (0..<frames).map { Int16(8_000 * sin(2 * .pi * pitch * Double($0) / 24_000)) }
        }
    }

    private let folder = StoreFolder()
    private let sut = SoundExport(Library())

    init() throws { try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true) }

    private func sounds(_ messages: String...) -> [KeptSound] {
        messages.map { KeptSound(message: $0, file: $0, createdAt: noon) }
    }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    private func check(_ samples: [Int16]) {
        // Behind one another, with a short pause between them.
        #expect(abs(samples.count - 24_000 - 16_800 - 12_000) <= 480)
        #expect(abs(Tone.pitch(samples[4_000..<20_000]) - 400) < 8)
        #expect(samples[28_000..<37_000].allSatisfy { abs(Int($0)) < 200 })
        #expect(abs(Tone.pitch(samples[43_000..<50_000]) - 800) < 16)
    }

    @Test func `as WAV has all messages that can be read, one after the other`() async throws {
        #expect(try await sut.write(sounds("one", "lost", "two"), as: .wav, to: path("all.wav")) == 2)
        let file = try WAVFile(Data(contentsOf: URL(fileURLWithPath: path("all.wav"))))
        #expect(file.channels == 1 && file.sampleRate == 24_000)
        check(file.samples)
        #expect(try folder.mode(of: path("all.wav")) == 0o600)
    }

    @Test(arguments: ["flac", "opus"]) func `is read by other programs`(ending: String) async throws {
        let format = try #require(SoundFileFormat(of: "x.\(ending.uppercased())"))
        #expect(try await sut.write(sounds("one", "two"), as: format, to: path("all.\(ending)")) == 2)
        #expect(try folder.mode(of: path("all.\(ending)")) == 0o600)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: ending == "opus" ? "/usr/bin/opusdec" : "/usr/bin/sox")
        process.arguments =
            (ending == "opus" ? ["--quiet", "--rate", "24000"] : []) + [path("all.\(ending)"), path("all.wav")]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        check(try WAVFile(Data(contentsOf: URL(fileURLWithPath: path("all.wav")))).mono)
    }

    @Test func `never takes the place of a file, and leaves none that is not whole`() async throws {
        try "mine".write(toFile: path("all.wav"), atomically: true, encoding: .utf8)
        await #expect(throws: SoundError.inaccessible(reason: "the file already exists")) {
            try await self.sut.write(self.sounds("one"), as: .wav, to: self.path("all.wav"))
        }
        #expect(try String(contentsOfFile: path("all.wav"), encoding: .utf8) == "mine")
        for format in SoundFileFormat.allCases {
            await #expect(throws: SoundError.wrongKey) {
                try await self.sut.write(self.sounds("lost"), as: format, to: self.path("lost.\(format.rawValue)"))
            }
            #expect(!FileManager.default.fileExists(atPath: path("lost.\(format.rawValue)")))
        }
    }

    @Test func `is written only to what its ending says`() {
        #expect(SoundFileFormat(of: "talk.mp3") == nil && SoundFileFormat(of: "talk") == nil)
        #expect(SoundFileFormat(of: "~/my.talk.WAV") == .wav)
    }
}
