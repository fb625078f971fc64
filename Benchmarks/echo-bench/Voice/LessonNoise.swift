import Foundation

/// Noises that are learned from and not judged by.
enum LessonNoise: CaseIterable, NoiseProtocol {
    case brown, fan, melody, crowd

    func samples(_ count: Int, voices: [[Double]], _ random: inout Random) -> [Double] {
        switch self {
        case .brown: Self.brown(count, &random)
        case .fan: Self.fan(count, &random)
        case .melody: Self.melody(count, &random)
        case .crowd: Self.crowd(count, voices, &random)
        }
    }

    private static func brown(_ count: Int, _ random: inout Random) -> [Double] {
        var level = 0.0
        return (0..<count).map { _ in
            level = 0.995 * level + random.next()
            return level
        }
    }

    /// Air that swells a little with each turn of the blades, and their tone.
    private static func fan(_ count: Int, _ random: inout Random) -> [Double] {
        let (turns, tone) = (1 + 8 * random.share(), 80 + 300 * random.share())
        var air = 0.0
        return (0..<count).map { index in
            let time = Double(index) / 24_000
            air = 0.9 * air + random.next()
            return air * (1 + 0.3 * sin(2 * .pi * turns * time)) + 0.8 * sin(2 * .pi * tone * time)
        }
    }

    /// Notes of 100 to 500 ms with overtones: music and ringing.
    private static func melody(_ count: Int, _ random: inout Random) -> [Double] {
        var sound: [Double] = []
        while sound.count < count {
            let pitch = 110 * pow(2, Double(random.below(36)) / 12)
            let length = 2_400 + random.below(9_600)
            let (overtones, decay) = (1 + random.below(6), 4 * random.share())
            sound += (0..<length).map { index in
                let (time, share) = (Double(index) / 24_000, Double(index) / Double(length))
                let attack = min(1, Double(index) / 240) * min(1, Double(length - index) / 240)
                return (1...overtones).reduce(0.0) { $0 + sin(2 * .pi * pitch * Double($1) * time) / Double($1) }
                    * attack * exp(-decay * share)
            }
        }
        return Array(sound.prefix(count))
    }

    /// Babble of other sizes, whose people stand nearer and farther.
    private static func crowd(_ count: Int, _ voices: [[Double]], _ random: inout Random) -> [Double] {
        var mixed = [Double](repeating: 0, count: count)
        for _ in 0..<(5 + random.below(9)) {
            let voice = voices[random.below(voices.count)]
            let (pace, gain) = (1 + 0.2 * random.next(), 0.5 + 0.5 * random.share())
            var position = random.share() * Double(voice.count)
            for index in 0..<count {
                mixed[index] += gain * voice[Int(position) % voice.count]
                position += pace
            }
        }
        return mixed
    }
}
