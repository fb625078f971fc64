import EchoTestKit
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `Sound that comes unevenly` {
    /// A packet of 20 ms whose bytes are its number.
    private func payload(_ number: Int, count: Int = 160) -> [UInt8] {
        [UInt8](repeating: UInt8(number & 0x7F), count: count)
    }

    /// What each read gives: the number of a packet, −1 for a gap, −2 for nothing.
    private func number(_ frame: JitterBuffer.Frame) -> Int {
        switch frame {
        case .sound(let data): Int(data.first ?? 0)
        case .gap: -1
        case .none: -2
        }
    }

    /// Packets arrive at these ticks of 20 ms, in the order of the list.
    private func play(_ arrivals: [(tick: Int, number: Int)], ticks: Int, from start: UInt32 = 5000) -> [Int] {
        var buffer = JitterBuffer(silence: 0xFF)
        return (0..<ticks).map { tick in
            for arrival in arrivals where arrival.tick == tick {
                buffer.write(payload(arrival.number), at: start &+ UInt32(arrival.number * 160))
            }
            return number(buffer.read())
        }
    }

    @Test func `is heard 60 ms later when it comes evenly`() {
        let heard = play((0..<10).map { ($0, $0) }, ticks: 12)
        #expect(heard == [-2, -2, -2, 0, 1, 2, 3, 4, 5, 6, 7, 8])
    }

    @Test func `is put in order, and what comes twice is heard once`() {
        let heard = play([(0, 0), (1, 2), (1, 1), (2, 1), (3, 4), (4, 3), (5, 5)], ticks: 9)
        #expect(heard == [-2, -2, -2, 0, 1, 2, 3, 4, 5])
    }

    @Test func `goes on over the end of the counters`() {
        let heard = play((0..<8).map { ($0, $0) }, ticks: 10, from: UInt32.max - 400)
        #expect(heard.suffix(7) == [0, 1, 2, 3, 4, 5, 6])
    }

    @Test func `is covered where it is missing, by an echo and then by silence`() {
        var buffer = JitterBuffer(silence: 0xFF)
        for number in [0, 1, 4] { buffer.write(payload(number), at: UInt32(number * 160)) }
        for _ in 0..<3 { #expect(buffer.read() == .none) }
        #expect(buffer.read() == .sound(Data(payload(0))))
        #expect(buffer.read() == .sound(Data(payload(1))))
        #expect(buffer.read() == .gap(Data(payload(1))))
        #expect(buffer.read() == .gap(Data(repeating: 0xFF, count: 160)))
        #expect(buffer.read() == .sound(Data(payload(4))))
        #expect(buffer.gaps == 2)
    }

    @Test func `may come in packets of any length`() {
        for length in [80, 240, 480, 1600] {
            var buffer = JitterBuffer(silence: 0xFF)
            let sound = (0..<4800).map { UInt8($0 / 160) }
            var heard = Data()
            for tick in 0..<40 {
                let due = stride(from: 0, to: sound.count, by: length).filter {
                    $0 >= tick * 160 && $0 < tick * 160 + 160
                }
                for start in due {
                    buffer.write(Array(sound[start..<min(start + length, sound.count)]), at: UInt32(start))
                }
                if case .sound(let frame) = buffer.read() { heard += frame }
            }
            #expect(heard == Data(sound), "\(length)")
        }
    }

    @Test func `waits longer when it comes late, never more than 200 ms, and less again when it is even`() {
        var buffer = JitterBuffer(silence: 0xFF)
        var random = SplitMix(state: 5)
        var arrivals: [Int: [Int]] = [:]
        for number in 0..<1500 {
            // Up to 120 ms late in the first ten seconds.
            let late = number < 500 ? Int.random(in: 0...6, using: &random) : 0
            arrivals[number + late, default: []].append(number)
        }
        var gaps: [Int: Int] = [:]
        var longest = Duration.zero
        for tick in 0..<1500 {
            for number in arrivals[tick] ?? [] { buffer.write(payload(number), at: UInt32(number * 160)) }
            if case .gap = buffer.read() { gaps[tick / 250, default: 0] += 1 }
            longest = max(longest, buffer.delay)
        }
        // It learns: the first five seconds have the gaps, the next have next to none.
        #expect(gaps[0, default: 0] > 0)
        #expect(gaps[1, default: 0] <= gaps[0, default: 0] / 2)
        #expect(gaps[5, default: 0] == 0)
        #expect(longest >= .milliseconds(120))
        #expect(longest <= .milliseconds(200))
        #expect(buffer.delay <= .milliseconds(80))
    }

    @Test func `that comes much too late is dropped, and a burst does not make it lag`() {
        var buffer = JitterBuffer(silence: 0xFF)
        var heard: [Int] = []
        for tick in 0..<100 {
            // Half a second of nothing, and then all of it at once.
            let numbers = (20..<45).contains(tick) ? [] : tick == 45 ? Array(20...45) : [tick]
            for number in numbers { buffer.write(payload(number), at: UInt32(number * 160)) }
            heard.append(number(buffer.read()))
        }
        #expect(buffer.late > 15)
        #expect(buffer.delay <= .milliseconds(200))
        #expect(heard.suffix(30).allSatisfy { $0 >= 0 })
        #expect(heard.filter { $0 >= 0 } == heard.filter { $0 >= 0 }.sorted())
    }

    @Test func `begins anew when the other side counts anew`() {
        var buffer = JitterBuffer(silence: 0xFF)
        for number in 0..<10 {
            buffer.write(payload(number), at: UInt32(number * 160))
            _ = buffer.read()
        }
        for number in 50..<60 {
            buffer.write(payload(number), at: 900_000 + UInt32(number * 160))
            if number >= 53 { #expect(buffer.read() == .sound(Data(payload(number - 3)))) } else { _ = buffer.read() }
        }
    }

    @Test func `ends when nothing comes any more`() {
        let heard = play([(0, 0)], ticks: 80)
        #expect(heard[3] == 0)
        #expect(heard[4...53].allSatisfy { $0 == -1 })
        #expect(heard[54...].allSatisfy { $0 == -2 })
    }

    @Test func `cannot be made to grow or crash`() {
        var buffer = JitterBuffer(silence: 0xFF)
        var random = SplitMix(state: 9)
        for _ in 0..<20_000 {
            let size = Int.random(in: 0...2000, using: &random)
            let near: UInt32 = .random(in: 0...8000, using: &random)
            buffer.write(payload(1, count: size), at: Bool.random(using: &random) ? near : random.next())
            if Bool.random(using: &random) { _ = buffer.read() }
            #expect(buffer.delay <= .milliseconds(200))
        }
    }
}
