import EchoAudio
import EchoWake
import Glibc

/// Calls by name among an hour of other speech, by four voices, in silence and in noise, and the words that end an answer
/// among the same.
struct WakeBenchmark: BenchmarkProtocol {
    /// A noise, and so many dB below the voice.
    private struct Place: Sendable, Hashable {
        let noise: Noise
        let ratio: Double

        var name: String { "in \(noise.rawValue) noise of \(Int(ratio)) dB" }
    }

    private struct Counts {
        var hits = 0
        var calls = 0
        /// In sentences that were made to be mistaken for a call, and in all others.
        var mistaken = (alike: 0, other: 0)
        var length = (alike: Duration.zero, other: Duration.zero, all: Duration.zero)
        var processor = Duration.zero

        static func + (left: Counts, right: Counts) -> Counts {
            Counts(
                hits: left.hits + right.hits, calls: left.calls + right.calls,
                mistaken: (left.mistaken.alike + right.mistaken.alike, left.mistaken.other + right.mistaken.other),
                length: (
                    left.length.alike + right.length.alike, left.length.other + right.length.other,
                    left.length.all + right.length.all
                ),
                processor: left.processor + right.processor)
        }
    }

    private enum Kind { case call, alike, other }

    let name = "wake"
    let mostRuns = 1
    var phrase = "hey echo"
    var stopWords = ["stop", "never mind"]
    var voices = ["slt", "rms", "awb", "kal16"]
    private let places: [Place?] =
        [nil]
        + [(Noise.white, 20), (.white, 10), (.white, 5), (.pink, 10), (.pink, 5), (.babble, 20), (.babble, 10)]
        .map { Place(noise: $0, ratio: $1) }

    func rows() async throws -> [BenchmarkRow] {
        let talkers = try await SpokenSentence.all(VoiceTable.gossip, voices: VoiceTable.talkers)
        var rows: [BenchmarkRow] = []
        var processor = (taken: Duration.zero, length: Duration.zero)
        for (what, phrases) in [("wake word", [phrase]), ("stop words", stopWords)] {
            var all = Counts()
            for place in places {
                let counts = try await measure(phrases, place, talkers)
                rows.append(row("\(what), \(place?.name ?? "in silence")", counts))
                all = all + counts
            }
            rows.append(row("\(what), all", all))
            processor = (processor.taken + all.processor, processor.length + all.length.all)
        }
        let share = processor.taken / processor.length * 100
        return rows + [
            BenchmarkRow(
                what: "wake word: processor, speech without a pause", reach: "≤ 5 % of a core",
                measured: "\((share * 10).rounded() / 10) %")
        ]
    }

    private func row(_ what: String, _ counts: Counts) -> BenchmarkRow {
        func minutes(_ length: Duration) -> Double { (length / .seconds(6)).rounded() / 10 }
        return BenchmarkRow(
            what: what, reach: "",
            measured: "\(counts.hits) of \(counts.calls) calls heard; \(counts.mistaken.other) false alarms in "
                + "\(minutes(counts.length.other)) min of other speech, \(counts.mistaken.alike) in "
                + "\(minutes(counts.length.alike)) min that resembles a call")
    }

    /// Each of the phrases in turn before every other sentence.
    private func measure(_ phrases: [String], _ place: Place?, _ talkers: [[Double]]) async throws -> Counts {
        var counts = Counts()
        var finder = try await PhraseFinder(for: phrases)
        // What begins as a phrase does is the phrase, and not mistaken.
        let sentences = (Self.alike.map { (text: $0, kind: Kind.alike) } + Self.other.map { (text: $0, kind: .other) })
            .filter { sentence in !phrases.contains { sentence.text.lowercased().hasPrefix($0) } }
        var random = Random(seed: 3)
        for voice in voices {
            for (index, sentence) in sentences.enumerated() {
                if index.isMultiple(of: 2) {
                    let call = phrases[index / 2 % phrases.count]
                    let sound = try await sound(call, voice, place, talkers, &random)
                    await say(sound, call, .call, &finder, &counts)
                }
                let sound = try await sound(sentence.text, voice, place, talkers, &random)
                await say(sound, sentence.text, sentence.kind, &finder, &counts)
            }
        }
        return counts
    }

    private func say(
        _ sound: [Int16], _ text: String, _ kind: Kind, _ finder: inout PhraseFinder, _ counts: inout Counts
    ) async {
        let before = Self.processorTime
        var heard: [String] = []
        for start in stride(from: 0, to: sound.count, by: 480) {
            let chunk = PCM16(Array(sound[start..<min(start + 480, sound.count)]))
            if let found = await finder.receive(chunk) { heard.append(found.phrase) }
        }
        counts.processor += Self.processorTime - before
        let length = PCM16(sound).duration
        counts.length.all += length
        switch kind {
        case .call:
            let isHit = heard.first == text
            counts.calls += 1
            counts.hits += isHit ? 1 : 0
            counts.mistaken.other += heard.count - (isHit ? 1 : 0)
        case .alike:
            counts.length.alike += length
            counts.mistaken.alike += heard.count
        case .other:
            counts.length.other += length
            counts.mistaken.other += heard.count
        }
    }

    /// 24 kHz, with half a second of the place before and after; no place is quite silent.
    private func sound(
        _ text: String, _ voice: String, _ place: Place?, _ talkers: [[Double]], _ random: inout Random
    ) async throws -> [Int16] {
        let voiced = try await SpokenSentence.flite(text, voice: voice)
        let pause = [Double](repeating: 0, count: PCM16.sampleRate / 2)
        let speech = pause + voiced + pause
        let noise = (place?.noise ?? .white).samples(speech.count, voices: talkers, &random)
        let wanted = place.map { Self.power(voiced) * pow(10, -$0.ratio / 10) } ?? Self.roomPower
        let gain = (wanted / max(Self.power(noise), 1e-9)).squareRoot()
        return zip(speech, noise).map { Int16(clamping: Int($0 + $1 * gain)) }
    }

    /// Of a quiet room: amplitudes of about 5.
    private static let roomPower = 21.0

    private static func power(_ sound: [Double]) -> Double {
        sound.reduce(0) { $0 + $1 * $1 } / Double(max(1, sound.count))
    }

    /// Of all threads of this process.
    private static var processorTime: Duration {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return .seconds(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
            + .microseconds(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    }

    /// Made to be mistaken for a call.
    private static let alike = [
        "They echoed the same words over and over until everybody laughed.",
        "Hey everyone, let us go to the market before it closes.",
        "He said that echo cancellation is harder than it looks.",
        "There are many ways to cook an egg but only one is right.",
        "The acorn fell from the oak and rolled down the hill.",
        "Stop the car at the corner and wait for the green light.",
        "Never mind the weather, we have umbrellas in the hall.",
        "Hello there, how are you doing this fine afternoon?",
        "Okay Eric, hand me the keys and lock the door please.",
        "Take care of the echo in the large empty hall.",
    ]

    private static let other = [
        "What time is it in the evening when the train arrives at the station?",
        "The quick brown fox jumps over the lazy dog near the river bank.",
        "Please remind me to call my mother tomorrow at eight o'clock.",
        "I had a lot of work to do yesterday and could not answer you.",
        "A new report says that the economy grew by two percent this year.",
        "Can you tell me how far it is from Lisbon to Madrid by car?",
        "She opened the window and looked at the snow on the mountains.",
        "Next week we will talk about the budget and the new office.",
        "We painted the kitchen yellow and the bedroom light blue.",
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
