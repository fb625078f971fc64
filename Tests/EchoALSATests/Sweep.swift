import Foundation

/// Sound that rises by 1 kHz a second from 500 Hz: what is heard of it tells its place.
struct Sweep {
    let samples: [Int16]

    init(seconds: Double) {
        samples = (0..<Int(seconds * 24_000)).map {
            let time = Double($0) / 24_000
            return Int16(sin(2 * .pi * (500 * time + 500 * time * time)) * 12_000)
        }
    }

    /// Which part of it was heard: from where its first 40 ms come to where its last do; zeros when too little was.
    func ends(of heard: [Int16]) -> (start: Int, end: Int) {
        let first = heard.firstIndex { $0.magnitude > 40 } ?? 0
        let last = heard.lastIndex { $0.magnitude > 40 } ?? 0
        guard last - first > 2_000 else { return (0, 0) }
        let beginning = place(of: Array(heard[(first + 240)..<(first + 1_200)])) - 240
        let ending = place(of: Array(heard[(last - 1_200)..<(last - 240)])) + 1_200
        return (beginning, ending)
    }

    /// Where a piece of the sound comes from, to a few frames: where both agree best.
    private func place(of piece: [Int16]) -> Int {
        var (best, highest) = (0, Int.min)
        for start in stride(from: 0, to: samples.count - piece.count, by: 4) {
            var score = 0
            for index in stride(from: 0, to: piece.count, by: 8) {
                score += Int(piece[index]) * Int(samples[start + index])
            }
            if score > highest { (best, highest) = (start, score) }
        }
        return best
    }
}
