import EchoAudio
import EchoTestKit
import EchoWake
import Foundation
import Glibc
import ProgramHarness

/// Calls by name among half an hour of other speech, by four voices, in silence and in noise, and the words that end an
/// answer among the same.
struct WakeBenchmark: BenchmarkProtocol {
    private struct Counts {
        var hits = 0
        var calls = 0
        var falseAlarms = 0
        var length = Duration.zero
        var processor = Duration.zero

        static func + (left: Counts, right: Counts) -> Counts {
            Counts(
                hits: left.hits + right.hits, calls: left.calls + right.calls,
                falseAlarms: left.falseAlarms + right.falseAlarms, length: left.length + right.length,
                processor: left.processor + right.processor)
        }
    }

    let name = "wake"
    var phrase = "hey echo"
    var stopWords = ["stop", "never mind"]
    var voices = ["slt", "rms", "awb", "kal16"]
    /// Noise below the voice, in dB; nil for none.
    var noises: [Double?] = [nil, 20, 10, 5]

    func rows() async throws -> [BenchmarkRow] {
        var rows: [BenchmarkRow] = []
        var all = Counts()
        for noise in noises {
            let counts = try await measure([phrase], noise, among: Self.sentences)
            rows.append(row("wake word, \(place(noise))", counts))
            all = all + counts
        }
        rows.append(row("wake word, all", all))
        let others = Self.sentences.filter { sentence in !stopWords.contains { sentence.lowercased().hasPrefix($0) } }
        for noise in noises {
            rows.append(row("stop words, \(place(noise))", try await measure(stopWords, noise, among: others)))
        }
        let share = all.processor / all.length * 100
        return rows + [
            BenchmarkRow(
                what: "wake word: processor, speech without a pause", reach: "≤ 5 % of a core",
                measured: "\((share * 10).rounded() / 10) %")
        ]
    }

    private func place(_ noise: Double?) -> String { noise.map { "in noise, \(Int($0)) dB" } ?? "in silence" }

    private func row(_ what: String, _ counts: Counts) -> BenchmarkRow {
        let minutes = counts.length / .seconds(60)
        return BenchmarkRow(
            what: "\(what), \((minutes * 10).rounded() / 10) min of speech", reach: "",
            measured: "\(counts.hits) of \(counts.calls) calls heard, \(counts.falseAlarms) false alarms")
    }

    /// Each of the phrases in turn before every other sentence.
    private func measure(_ phrases: [String], _ noise: Double?, among sentences: [String]) async throws -> Counts {
        var counts = Counts()
        var finder = try await PhraseFinder(for: phrases)
        for voice in voices {
            for (index, sentence) in sentences.enumerated() {
                if index.isMultiple(of: 2) {
                    let call = phrases[index / 2 % phrases.count]
                    try await say(call, voice, noise, index, isCall: true, &finder, &counts)
                }
                try await say(sentence, voice, noise, index, isCall: false, &finder, &counts)
            }
        }
        return counts
    }

    private func say(
        _ text: String, _ voice: String, _ noise: Double?, _ seed: Int, isCall: Bool, _ finder: inout PhraseFinder,
        _ counts: inout Counts
    ) async throws {
        let sound = try await self.sound(text, voice, noise, seed)
        let before = Self.processorTime
        var heard: [String] = []
        for start in stride(from: 0, to: sound.count, by: 480) {
            let chunk = PCM16(Array(sound[start..<min(start + 480, sound.count)]))
            if let found = await finder.receive(chunk) { heard.append(found.phrase) }
        }
        counts.processor += Self.processorTime - before
        counts.length += PCM16(sound).duration
        let isHit = isCall && heard.first == text
        counts.calls += isCall ? 1 : 0
        counts.hits += isHit ? 1 : 0
        counts.falseAlarms += heard.count - (isHit ? 1 : 0)
    }

    /// 24 kHz, with half a second of the room before and after.
    private func sound(_ text: String, _ voice: String, _ noise: Double?, _ seed: Int) async throws -> [Int16] {
        let file = try await FliteSpeech.file(saying: text, voice: voice)
        defer { try? FileManager.default.removeItem(at: file) }
        let speech = try WAVFile(Data(contentsOf: file))
        let resampler = try Resampler(from: speech.sampleRate, to: PCM16.sampleRate)
        let voiced = resampler.process(speech.mono) + resampler.flush()
        let pause = [Int16](repeating: 0, count: PCM16.sampleRate / 2)
        let power = voiced.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(max(1, voiced.count))
        let amplitude = noise.map { sqrt(power * 3) * pow(10, -$0 / 20) } ?? 8
        var random = SplitMix(state: UInt64(seed + 1))
        return (pause + voiced + pause).map { sample in
            let unit = Double(random.next() >> 11) / Double(1 << 53) * 2 - 1
            return Int16(max(-32_768, min(32_767, Double(sample) + amplitude * unit)))
        }
    }

    /// Of all threads of this process.
    private static var processorTime: Duration {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return .seconds(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
            + .microseconds(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    }

    /// Some of them made to be mistaken for a call.
    private static let sentences = [
        "What time is it in the evening when the train arrives at the station?",
        "The quick brown fox jumps over the lazy dog near the river bank.",
        "Please remind me to call my mother tomorrow at eight o'clock.",
        "They echoed the same words over and over until everybody laughed.",
        "Hey everyone, let us go to the market before it closes.",
        "I had a lot of work to do yesterday and could not answer you.",
        "A new report says that the economy grew by two percent this year.",
        "Can you tell me how far it is from Lisbon to Madrid by car?",
        "She opened the window and looked at the snow on the mountains.",
        "Next week we will talk about the budget and the new office.",
        "He said that echo cancellation is harder than it looks.",
        "There are many ways to cook an egg but only one is right.",
        "We painted the kitchen yellow and the bedroom light blue.",
        "The acorn fell from the oak and rolled down the hill.",
        "Stop the car at the corner and wait for the green light.",
        "Never mind the weather, we have umbrellas in the hall.",
        "Hello there, how are you doing this fine afternoon?",
        "Okay Eric, hand me the keys and lock the door please.",
        "Take care of the echo in the large empty hall.",
        "Tomorrow the library opens an hour later than usual.",
        "The doctor told him to walk at least three miles a day.",
        "If you see the postman, ask him whether the parcel has come.",
        "Music from the street came in through the open door.",
        "Nobody knew who had left the lights on over the weekend.",
        "The children built a castle of sand and waited for the tide.",
        "My neighbour grows tomatoes, beans and the odd sunflower.",
        "A good question is worth more than a quick answer.",
        "The ferry leaves at noon, so we should hurry a little.",
        "Between the two hills lies a village with a stone bridge.",
        "Say what you like, the old radio sounds better than this one.",
    ]
}
