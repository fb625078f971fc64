import EchoAudio
import Foundation
import Testing

@Suite struct `WAV files` {
    @Test func `what is written is read again`() throws {
        let file = WAVFile(samples: [1, -2, 32_767, -32_768], sampleRate: 16_000, channels: 2)

        #expect(try WAVFile(file.data) == file)
        #expect(file.data.count == 44 + 8)
        #expect(try WAVFile(file.data).mono == [0, 0])
    }

    @Test(arguments: [UInt32(0), .max]) func `a recording nobody closed is read as far as it goes`(size: UInt32) throws
    {
        var data = WAVFile(samples: [7, 8, 9]).data
        data.replaceSubrange(40..<44, with: withUnsafeBytes(of: size.littleEndian) { Data($0) })

        #expect(try WAVFile(data).samples == [7, 8, 9])
    }

    @Test func `other chunks are skipped, odd ones with their padding`() throws {
        let plain = WAVFile(samples: [7, 8]).data
        let extra = Data("LIST".utf8) + Data([3, 0, 0, 0, 65, 66, 67, 0])

        #expect(try WAVFile(plain[..<36] + extra + plain[36...]).samples == [7, 8])
    }

    @Test func `what is not 16-bit PCM is refused with the reason`() {
        var eightBit = WAVFile(samples: [1]).data
        eightBit[34] = 8
        var noSound = WAVFile(samples: []).data
        noSound.removeLast(8)

        #expect(throws: WAVError.notWAV) { try WAVFile(Data("hello, world, no sound".utf8)) }
        #expect(throws: WAVError.notWAV) { try WAVFile(Data()) }
        #expect(throws: WAVError.unsupportedFormat(tag: 1, bits: 8)) { try WAVFile(eightBit) }
        #expect(throws: WAVError.noSamples) { try WAVFile(noSound) }
    }
}
