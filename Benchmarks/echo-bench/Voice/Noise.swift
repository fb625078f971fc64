import Foundation

/// What sounds beside a voice, made by arithmetic: the same in every run.
enum Noise: String, CaseIterable, NoiseProtocol {
    case white, pink, babble, clicks, hum

    /// - Parameter voices: sentences of several people, for babble.
    func samples(_ count: Int, voices: [[Double]], _ random: inout Random) -> [Double] {
        switch self {
        case .white: (0..<count).map { _ in random.next() }
        case .pink: Self.pink(count, &random)
        case .babble: Self.babble(count, voices, &random)
        case .clicks: Self.clicks(count, &random)
        case .hum: Self.hum(count, &random)
        }
    }

    /// Paul Kellet's filter: 3 dB less each octave.
    private static func pink(_ count: Int, _ random: inout Random) -> [Double] {
        let poles = [0.99886, 0.99332, 0.969, 0.8665, 0.55, -0.7616]
        let gains = [0.0555179, 0.0750759, 0.153852, 0.3104856, 0.5329522, -0.016898]
        var states = [Double](repeating: 0, count: poles.count)
        return (0..<count).map { _ in
            let white = random.next()
            for index in poles.indices { states[index] = poles[index] * states[index] + white * gains[index] }
            return states.reduce(0, +) + white * 0.5362
        }
    }

    /// Eight people at once, each at a pace of their own.
    private static func babble(_ count: Int, _ voices: [[Double]], _ random: inout Random) -> [Double] {
        var mixed = [Double](repeating: 0, count: count)
        for talker in 0..<8 {
            let voice = voices[talker % voices.count]
            let pace = 1 + 0.12 * random.next()
            var position = abs(random.next()) * Double(voice.count)
            for index in 0..<count {
                mixed[index] += voice[Int(position) % voice.count]
                position += pace
            }
        }
        return mixed
    }

    /// A keyboard: bursts of 8 to 46 ms that die away, a few a second.
    private static func clicks(_ count: Int, _ random: inout Random) -> [Double] {
        var sound = (0..<count).map { _ in 0.003 * random.next() }
        var start = 2_000
        while start < count - 3_000 {
            let length = 200 + Int(abs(random.next()) * 900)
            let (pitch, strength) = (0.2 + abs(random.next()) * 0.8, 0.4 + abs(random.next()))
            for index in 0..<length {
                let decay = exp(-6 * Double(index) / Double(length))
                sound[start + index] += strength * decay * (sin(Double(index) * pitch) + random.next())
            }
            start += 1_500 + Int(abs(random.next()) * 6_000)
        }
        return sound
    }

    /// The mains' 50 Hz with seven overtones.
    private static func hum(_ count: Int, _ random: inout Random) -> [Double] {
        (0..<count).map { index in
            let angle = 2 * Double.pi * 50 * Double(index) / 24_000
            return (1...8).reduce(0.02 * random.next()) { $0 + sin(angle * Double($1) + Double($1)) / Double($1) }
        }
    }
}
