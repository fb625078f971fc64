import EchoAudio
import Foundation
import Testing

@testable import EchoALSA

@Suite struct `Devices that count otherwise` {
    private func tone(_ frequency: Double = 440, seconds: Double = 1, rate: Int) -> [Int16] {
        Tone.sine(frequency, seconds: seconds, rate: rate)
    }

    @Test(arguments: [
        DeviceFormat(rate: 44_100, channels: 1), DeviceFormat(rate: 48_000, channels: 2),
        DeviceFormat(rate: 44_100, channels: 8),
    ])
    func `are given the same sound at their rate, left and right`(format: DeviceFormat) throws {
        let converter = try FormatConverter(format, .toDevice)
        let sound = Tone.sine(440, seconds: 1)
        var made: [Int16] = []
        for start in stride(from: 0, to: sound.count, by: 480) {
            made += converter.toDevice(Array(sound[start..<start + 480]))
        }

        #expect(made.count.isMultiple(of: format.channels))
        let frames = made.count / format.channels
        #expect(abs(frames - format.rate) <= format.deviceFrames(converter.delay) + 8)
        for channel in 0..<format.channels {
            let samples = (0..<frames).map { made[$0 * format.channels + channel] }
            let level = Tone.amplitude(of: 440, in: samples.dropFirst(2_000), rate: format.rate)
            #expect(abs(level - (channel < 2 ? 0.4 : 0)) < 0.01, "channel \(channel): \(level)")
        }
    }

    @Test(arguments: [
        DeviceFormat(rate: 44_100, channels: 1), DeviceFormat(rate: 48_000, channels: 2),
        DeviceFormat(rate: 48_000, channels: 8),
    ])
    func `give the same sound at ours, whichever channels it is in`(format: DeviceFormat) throws {
        let converter = try FormatConverter(format, .fromDevice)
        let sound = Tone.sine(440, seconds: 1, rate: format.rate)
        // Of an array of microphones the first and the last give something.
        let raw = sound.flatMap { sample in
            (0..<format.channels).map { $0 == 0 || $0 == format.channels - 1 ? sample : 0 }
        }
        var heard: [Int16] = []
        let step = format.rate / 100 * format.channels
        for start in stride(from: 0, to: raw.count, by: step) {
            heard += converter.fromDevice(raw[start..<min(start + step, raw.count)])
        }

        #expect(abs(heard.count - 24_000) <= converter.delay + 8)
        #expect(abs(Tone.amplitude(of: 440, in: heard.dropFirst(2_000), rate: 24_000) - 0.4) < 0.01)
    }

    @Test func `lengths are the same time in both`() {
        let format = DeviceFormat(rate: 44_100, channels: 2)
        #expect(format.deviceFrames(24_000) == 44_100)
        #expect(format.frames(44_100) == 24_000)
        #expect(format.deviceFrames(120) == 221)
        #expect(DeviceFormat.own.frames(7) == 7)
    }

    @Test func `silent channels take nothing from the others`() {
        #expect(FormatConverter.mixed([100, 0, 200, 0], 2) == [100, 200])
        #expect(FormatConverter.mixed([100, 50, 200, 100], 2) == [75, 150])
        #expect(FormatConverter.mixed([0, 0, 0, 0], 2) == [0, 0])
        #expect(FormatConverter.mixed([1, 2, 3], 1) == [1, 2, 3])
        #expect(FormatConverter.mixed([32_767, 32_767], 2) == [32_767])
    }
}
