import EchoAudio
import Foundation
import ProgramHarness

/// Talking and listening at the same time: how much of the loudspeaker's echo is taken out of the microphone's sound, what
/// of the rest is taken for speech, and how soon somebody who speaks over the voice is heard.
struct DuplexBenchmark: BenchmarkProtocol {
    let name = "echo"
    let mostRuns = 1
    /// Of playing, for what should never happen.
    var minutes = 10
    /// Words, and as many coughs, over the voice.
    var interruptions = 40

    private static let answer =
        "It will be sunny in Lisbon today, with a high of twenty four degrees. In the evening a light wind comes from "
        + "the west. Tomorrow there will be some clouds, and on Friday it may rain a little in the afternoon. If you "
        + "want to go to the beach, go today, for the water is warm and there will be few people."
    private static let words = [
        "Stop, please tell me about tomorrow instead.", "Wait a moment, which city do you mean?",
        "No, that is not what I asked.", "Thank you, that is enough.",
    ]
    /// Of two devices' clocks: crystals differ by no more, parts in a million.
    private static let drift = 100.0
    private static let rooms = [(0, -20.0), (40, -10.0), (120, -6.0), (250, 0.0)]

    func rows() async throws -> [BenchmarkRow] {
        let answer = try await Self.spoken(Self.answer, voice: "slt").map { $0 / 2 }
        var questions: [[Int16]] = []
        for (index, words) in Self.words.enumerated() {
            questions.append(try await Self.spoken(words, voice: index.isMultiple(of: 2) ? "awb" : "rms"))
        }
        return losses(answer) + falseAlarms(answer) + drifting(answer) + spokenOver(answer, questions) + [cost(answer)]
    }

    // MARK: the echo

    private func losses(_ answer: [Int16]) -> [BenchmarkRow] {
        [0, 60, 120, 250].map { delay in
            let values = [-20.0, -10, 0].map { level in
                var loop = DuplexLoop(voice: answer, delay: delay, level: level)
                for _ in 0..<50 * 20 { loop.advance() }
                return loop.reading.loss.map { "\(Int($0.rounded())) dB" } ?? "none"
            }
            return BenchmarkRow(
                what: "echo loss at \(delay) ms, echoes of −20, −10 and 0 dB", reach: "",
                measured: values.joined(separator: ", "))
        }
    }

    private func falseAlarms(_ answer: [Int16]) -> [BenchmarkRow] {
        let loops = Self.rooms.map { delay, level in
            var loop = DuplexLoop(voice: answer, delay: delay, level: level)
            for _ in 0..<50 * 60 * minutes / Self.rooms.count { loop.advance() }
            return loop
        }
        func sum(_ count: (DuplexLoop) -> Int) -> Int { loops.reduce(0) { $0 + count($1) } }
        let span = "in \(minutes) minutes of playing, 0 to 250 ms, −20 to 0 dB"
        return [
            BenchmarkRow(
                what: "own voice taken for speech \(span)", reach: "0", measured: "\(sum { $0.starts.count })"),
            BenchmarkRow(
                what: "false interruptions \(span)", reach: "0",
                measured: "\(sum { $0.cuts.count }) cut, \(sum { $0.ducks.count }) ducked and resumed"),
        ]
    }

    private func drifting(_ answer: [Int16]) -> [BenchmarkRow] {
        var (losses, starts, cuts): ([String], Int, Int) = ([], 0, 0)
        for drift in [-Self.drift, Self.drift] {
            var loop = DuplexLoop(voice: answer, delay: 60, level: -10, drift: drift)
            let values = [1, minutes - 1].map { span in
                for _ in 0..<50 * 60 * span { loop.advance() }
                return loop.reading.loss.map { "\(Int($0.rounded()))" } ?? "none"
            }
            losses.append(values.joined(separator: " and ") + " dB")
            starts += loop.starts.count
            cuts += loop.cuts.count
        }
        let apart = Int(Self.drift * 60 * Double(minutes) / 1_000)
        return [
            BenchmarkRow(
                what: "echo loss after 1 and \(minutes) minutes, the microphone's clock \(Int(Self.drift)) parts in a "
                    + "million slower, faster: \(apart) ms at the end",
                reach: "", measured: losses.joined(separator: "; ")),
            BenchmarkRow(
                what: "… own voice taken for speech, answers cut", reach: "0", measured: "\(starts), \(cuts)"),
        ]
    }

    // MARK: who speaks over it

    private func spokenOver(_ answer: [Int16], _ questions: [[Int16]]) -> [BenchmarkRow] {
        var (ducked, heard, cut, resumed): ([Duration], [Duration], [Duration], [Duration]) = ([], [], [], [])
        var (missed, mistaken) = (0, 0)
        for number in 0..<interruptions {
            let (delay, level) = Self.rooms[number % Self.rooms.count]
            let word = say(questions[number % questions.count], number, answer, delay, level)
            if let at = word.ducked {
                ducked.append(at)
                heard.append(at - word.audible)
            }
            if let at = word.cut { cut.append(at) } else { missed += 1 }
            let cough = say(Self.cough, number, answer, delay, level)
            if cough.cut != nil { mistaken += 1 }
            if let at = cough.resumed { resumed.append(at - .milliseconds(Self.cough.count / 24)) }
        }
        let device = Duration.milliseconds(20 * DuplexLoop.ahead + 12)
        return [
            BenchmarkRow(what: "missed interruptions", reach: "0", measured: "\(missed) of \(interruptions)"),
            row("first sound of a word → voice told to duck", "≤ 50 ms", ducked),
            row("… first sound that its echo does not drown → voice told to duck", "≤ 50 ms", heard),
            row(
                "first sound of a word → voice silent, a device of 60 ms included", "≤ 150 ms",
                ducked.map { $0 + device }),
            row("… first sound that its echo does not drown → voice silent", "≤ 150 ms", heard.map { $0 + device }),
            row("first sound of a word → answer cut", "", cut),
            BenchmarkRow(what: "coughs taken for words", reach: "0", measured: "\(mistaken) of \(interruptions)"),
            row("end of a cough → voice goes on", "", resumed),
        ]
    }

    /// Somebody makes this sound after some seconds of the answer; when what followed, since its first sample.
    private func say(
        _ sound: [Int16], _ number: Int, _ answer: [Int16], _ delay: Int, _ level: Double
    ) -> (audible: Duration, ducked: Duration?, cut: Duration?, resumed: Duration?) {
        var loop = DuplexLoop(voice: answer, delay: delay, level: level)
        let begin = 400 + number * 7
        for _ in 0..<begin { loop.advance() }
        for offset in stride(from: 0, to: sound.count + 24_000, by: SimulatedRoom.step) {
            let rest = sound.dropFirst(offset).prefix(SimulatedRoom.step)
            loop.advance(saying: rest + [Int16](repeating: 0, count: SimulatedRoom.step - rest.count))
        }
        // A step ends 20 ms after it begins.
        func since(_ steps: [Int]) -> Duration? {
            steps.first { $0 >= begin }.map { .milliseconds(20 * ($0 - begin + 1)) }
        }
        // The word's first step ends after 20 ms.
        let audible = (since(loop.audible) ?? .zero) - .milliseconds(20)
        return (audible, since(loop.ducks), since(loop.cuts), since(loop.resumes))
    }

    /// Two bursts of noise that rise fast and die away: 260 ms.
    private static let cough: [Int16] = {
        var state: UInt32 = 7
        return (0..<260 * 24).map { index in
            state = state &* 1_664_525 &+ 1_013_904_223
            let time = Double(index) / 24
            let burst = time < 130 ? time : time - 130
            let loudness = min(1, burst / 5) * exp(-burst / 50)
            return Int16(Double(Int(state >> 17) - 16_384) * 0.6 * loudness)
        }
    }()

    // MARK: what it costs

    private func cost(_ answer: [Int16]) -> BenchmarkRow {
        var loop = DuplexLoop(voice: answer, delay: 60, level: -10)
        let clock = ContinuousClock()
        let idle = clock.measure {
            var (room, microphone) = (SimulatedRoom(delay: 60, level: -10), DriftingMicrophone(drift: 0))
            let sound = [Int16](answer.prefix(480))
            for _ in 0..<50 * 60 { _ = microphone.take(room.hear(sound, sound)) }
        }
        let taken = clock.measure { for _ in 0..<50 * 60 { loop.advance() } } - idle
        let share = taken / .seconds(60) * 100
        return BenchmarkRow(
            what: "processor for protection and hearing in full duplex, of a core", reach: "≤ 5 %",
            measured: "\((share * 100).rounded() / 100) %")
    }

    private func row(_ what: String, _ reach: String, _ durations: [Duration]) -> BenchmarkRow {
        BenchmarkRow(what: what, reach: reach, measured: Distribution(durations)?.text(50, 95) ?? "never")
    }

    private static func spoken(_ text: String, voice: String) async throws -> [Int16] {
        let file = try await FliteSpeech.file(saying: text, voice: voice)
        defer { try? FileManager.default.removeItem(at: file) }
        let wav = try WAVFile(Data(contentsOf: file))
        let resampler = try Resampler(from: wav.sampleRate, to: PCM16.sampleRate)
        let sound = resampler.process(wav.mono) + resampler.flush()
        let peak = Double(sound.map(\.magnitude).max() ?? 1)
        let first = sound.firstIndex { $0.magnitude > 300 } ?? 0
        return sound[first...].map { Int16(Double($0) * 14_000 / max(peak, 1)) }
    }
}
