import EchoAudio
import Foundation
import Testing

@testable import EchoStore

@Suite struct `Speech as Opus in Ogg` {
    private let folder = StoreFolder()

    init() throws { try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true) }

    private func encoded(_ samples: [Int16]) throws -> [UInt8] {
        var bytes: [UInt8] = []
        let writer = try #require(
            OggOpusWriter { piece in
                bytes += piece
                return true
            })
        for start in stride(from: 0, to: samples.count, by: 2_400) {
            #expect(writer.append(samples[start...].prefix(2_400)))
        }
        #expect(writer.finish())
        return bytes
    }

    private func opened(_ bytes: [UInt8]) -> OggOpusReader? {
        OggOpusReader(count: bytes.count) { offset, count in Array(bytes[offset...].prefix(count)) }
    }

    private func decoded(_ reader: OggOpusReader) -> [Int16] {
        var samples: [Int16] = []
        while let more = reader.next() { samples += more }
        return samples
    }

    @Test func `lasts as long as what was said, and sounds like it`() throws {
        let said = Tone.steps(4)
        let bytes = try encoded(said)
        let reader = try #require(opened(bytes))
        #expect(reader.frameCount == said.count)
        let heard = decoded(reader)
        #expect(abs(heard.count - said.count) <= 2)
        for tone in 0..<4 {
            let middle = heard[(tone * 12_000 + 3_000)..<(tone * 12_000 + 9_000)]
            #expect(abs(Tone.pitch(middle) - 300 * Double(tone + 1)) < 15)
        }
        // 24,000 bits a second, with what Ogg adds.
        #expect(bytes.count < 2 * 3_000 * 5 / 4 + 200)
    }

    @Test func `goes on from any frame`() throws {
        let reader = try #require(opened(try encoded(Tone.steps(8))))
        for tone in [6, 1, 4, 0] {
            #expect(reader.seek(to: tone * 12_000 + 2_400))
            var heard: [Int16] = []
            while heard.count < 7_200, let more = reader.next() { heard += more }
            #expect(abs(Tone.pitch(heard[1_200..<7_200]) - 300 * Double(tone + 1)) < 20)
        }
        #expect(reader.seek(to: reader.frameCount) && reader.next() == nil)
        #expect(!reader.seek(to: reader.frameCount + 1) && !reader.seek(to: -1))
    }

    @Test func `hands over its pages soon after the sound was given`() throws {
        var bytes: [UInt8] = []
        let writer = try #require(
            OggOpusWriter { piece in
                bytes += piece
                return true
            })
        let said = Tone.steps(6)
        for start in stride(from: 0, to: said.count, by: 2_400) {
            #expect(writer.append(said[start...].prefix(2_400)))
            let given = start + 2_400
            guard given >= 12_000 else { continue }
            // As a kill would leave it.
            let reader = try #require(opened(bytes))
            #expect(given - reader.frameCount <= 24_000 * 2 / 5, "\(given) given, \(reader.frameCount) there")
        }
    }

    @Test(arguments: [0, 10, 200, 3_000]) func `without its end gives what is there`(kept: Int) throws {
        let bytes = Array(try encoded(Tone.steps(4)).prefix(kept))
        guard let reader = opened(bytes) else { return }
        #expect(decoded(reader).count <= 48_000)
    }

    @Test func `that is damaged is decoded around the damage`() throws {
        var bytes = try encoded(Tone.steps(8))
        for index in stride(from: 2_000, to: bytes.count, by: 997) { bytes[index] ^= 0x55 }
        guard let reader = opened(bytes) else { return }
        #expect(decoded(reader).count <= 2 * 96_000)
    }

    @Test func `is understood by other programs`() throws {
        let path = "\(folder.path)/tones.opus"
        try Data(encoded(Tone.steps(4))).write(to: URL(fileURLWithPath: path))

        let (about, status) = try run("/usr/bin/opusinfo", [path])
        #expect(status == 0)
        #expect(about.contains("Playback length: 0m:02.000s") && about.contains("Channels: 1"))
        #expect(about.contains("Original sample rate: 24000"))
        #expect(!about.contains("WARNING"))
        let wave = "\(folder.path)/tones.wav"
        #expect(try run("/usr/bin/opusdec", ["--quiet", "--rate", "24000", path, wave]).status == 0)
        let sound = try WAVFile(Data(contentsOf: URL(fileURLWithPath: wave)))
        #expect(abs(sound.samples.count / sound.channels - 48_000) <= 480)
    }

    private func run(_ program: String, _ arguments: [String]) throws -> (output: String, status: Int32) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (output, process.terminationStatus)
    }
}
