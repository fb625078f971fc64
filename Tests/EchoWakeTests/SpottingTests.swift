import EchoAudio
import EchoScreen
import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@testable import EchoWake

/// Needs the packages flite and pocketsphinx-en-us, which `make test` sees to.
@Suite(.serialized, .timeLimit(.minutes(10))) struct `Spotting a call` {
    private static let decoder = KeyphraseDecoder(model: KeyphraseModel())

    /// Everything that was taken for one of the phrases.
    ///
    /// - Parameter whole: the sound before some of it was silenced.
    private func heard(_ texts: [String], in sound: PCM16, of whole: PCM16? = nil) async throws -> [String] {
        let phrases = try await Self.decoder.keyphrases(texts)
        try await Self.decoder.learn(phrases)
        var finder = PhraseFinder(phrases, decoder: Self.decoder)
        var found: [String] = []
        for start in stride(from: 0, to: sound.samples.count, by: 480) {
            let span = start..<min(start + 480, sound.samples.count)
            let match = await finder.receive(
                PCM16(Array(sound.samples[span])), of: whole.map { PCM16(Array($0.samples[span])) })
            if let match { found.append(match.phrase) }
        }
        return found
    }

    private func spoken(_ text: String, by voice: String) async throws -> PCM16 {
        let file = try await FliteSpeech.file(saying: text, voice: voice)
        defer { try? FileManager.default.removeItem(at: file) }
        let speech = try WAVFile(Data(contentsOf: file))
        let samples = try Resampler(from: speech.sampleRate, to: PCM16.sampleRate).process(speech.mono)
        return SpokenSound.quiet(milliseconds: 700) + PCM16(samples) + SpokenSound.quiet(milliseconds: 900)
    }

    @Test(arguments: ["slt", "rms", "awb", "kal16"])
    func `hears its name from every voice, and nothing else`(voice: String) async throws {
        let called = try await spoken("hey echo", by: voice)
        let other = try await spoken("What time is it in the evening when the train arrives?", by: voice)

        #expect(try await heard(["hey echo"], in: called + other + called) == ["hey echo", "hey echo"])
    }

    @Test func `hears its name after others were spoken of for long`() async throws {
        let other = try await spoken("The quick brown fox jumps over the lazy dog near the river bank.", by: "slt")
        let called = try await spoken("hey echo", by: "slt")
        let long = (0..<6).reduce(PCM16()) { sound, _ in sound + other }

        #expect(try await heard(["hey echo"], in: long + called + long + called) == ["hey echo", "hey echo"])
    }

    @Test func `hears a question behind its name, which is not lost`() async throws {
        let sound = try await spoken("hey echo, what time is it", by: "slt")

        #expect(try await heard(["hey echo"], in: sound) == ["hey echo"])
    }

    @Test func `its name in the middle of a sentence is no call`() async throws {
        let sound = try await spoken("I told my brother yesterday that he should say hey echo to it", by: "slt")

        #expect(try await heard(["hey echo"], in: sound) == [])
    }

    @Test(arguments: ["stop", "never mind"])
    func `hears what ends an answer, and nothing in other words`(word: String) async throws {
        let said = try await spoken(word, by: "slt")
        let other = try await spoken("We painted the kitchen yellow and the bedroom light blue.", by: "rms")

        #expect(try await heard(["stop", "never mind"], in: other + said + other) == [word])
    }

    /// What an echo canceller leaves of the assistant's voice goes on all the time; the gate behind it opens late.
    @Test func `hears a word whose soft beginning was silenced with the echo`() async throws {
        let word = try await spoken("stop", by: "awb")
        let voice = try await spoken("The quick brown fox jumps over the lazy dog near the river bank.", by: "slt")
        let rest = voice.samples.map { $0 / 200 }
        let begin = rest.count - word.samples.count
        let whole = rest.indices.map { $0 < begin ? rest[$0] : rest[$0] + word.samples[$0 - begin] }
        let loud = try #require(word.samples.firstIndex { $0.magnitude > 1_000 }) + begin + 24 * 120
        let silenced = whole.indices.map { $0 < loud ? 0 : whole[$0] }

        #expect(try await heard(["stop"], in: PCM16(silenced), of: PCM16(whole)) == ["stop"])
        #expect(try await heard(["stop"], in: PCM16(silenced)) == [])
    }

    @Test func `hears its name in noise`() async throws {
        let called = try await spoken("hey echo", by: "rms")
        let power = called.samples.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(called.samples.count)
        var random = SplitMix(state: 1)
        let noisy = called.samples.map { sample in
            // Evenly spread to both sides of zero: 10 dB below the voice.
            let unit = Double(random.next() >> 11) / Double(1 << 53) * 2 - 1
            return Int16(max(-32_768, min(32_767, Double(sample) + (power * 0.3).squareRoot() * unit)))
        }

        #expect(try await heard(["hey echo"], in: PCM16(noisy)) == ["hey echo"])
    }

    /// What ends an answer is listened for when the answer begins: it may be said at once.
    @Test func `what was learned of a noisy room holds for the next phrases`() async throws {
        let word = try await spoken("stop", by: "rms")
        let begin = try #require(word.samples.firstIndex { $0.magnitude > 1_000 }) - 24 * 60
        let room = noise(in: Array(repeating: 0, count: 24_000 * 3), as: word)
        let said = noise(in: Array(word.samples.dropFirst(begin)), as: word)
        let phrases = try await Self.decoder.keyphrases(["stop"])
        try await Self.decoder.learn(phrases)
        let ear = CallEar()
        var before = PhraseFinder(phrases, decoder: Self.decoder, ear: ear)
        var after = PhraseFinder(phrases, decoder: Self.decoder, ear: ear)
        var ignorant = PhraseFinder(phrases, decoder: Self.decoder)

        #expect(await found(in: room, by: &before) == [])
        ear.forgetSound()
        #expect(await found(in: said, by: &after) == ["stop"])
        // Who hears the room for the first time takes the word for a part of it.
        #expect(await found(in: said, by: &ignorant) == [])
    }

    private func found(in sound: PCM16, by finder: inout PhraseFinder) async -> [String] {
        var found: [String] = []
        for start in stride(from: 0, to: sound.samples.count, by: 480) {
            let chunk = PCM16(Array(sound.samples[start..<min(start + 480, sound.samples.count)]))
            if let match = await finder.receive(chunk) { found.append(match.phrase) }
        }
        return found
    }

    /// With evenly spread noise, 10 dB below the voice.
    private func noise(in samples: [Int16], as voice: PCM16) -> PCM16 {
        let power = voice.samples.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(voice.samples.count)
        var random = SplitMix(state: 2)
        return PCM16(
            samples.map { sample in
                let unit = Double(random.next() >> 11) / Double(1 << 53) * 2 - 1
                return Int16(max(-32_768, min(32_767, Double(sample) + (power * 0.3).squareRoot() * unit)))
            })
    }

    @Test func `words that begin like its name are no call`() async throws {
        let other = try await spoken("They echoed the same words over and over until everybody laughed.", by: "kal16")
        let another = try await spoken("Hey everyone, let us go to the market before it closes.", by: "slt")

        #expect(try await heard(["hey echo"], in: other + another) == [])
    }

    @Test func `a model that is not there is told, and nothing is listened to`() async throws {
        let device = ManualMicrophone()
        let listener = WakeListener(SharedMicrophone(device), model: KeyphraseModel(directory: "/nowhere"))
        let missing = WakeObstacle.modelMissing(path: "/nowhere/en-us/mdef")

        #expect(await listener.obstacle(to: "hey echo") == missing)
        var events: [WakeEvent] = []
        for await event in listener.listen(for: ["hey echo"]) { events.append(event) }

        #expect(events == [.failed(missing)])
        #expect(!device.isOpen)
    }

    @Test func `what ends an answer is no name`() async {
        let listener = WakeListener(SharedMicrophone(ManualMicrophone()))

        #expect(await listener.obstacle(to: "Never mind!") == .stopWord("never mind"))
        #expect(await listener.obstacle(to: "stop") == .stopWord("stop"))
    }

    @Test func `a word without a sound is told`() async {
        let listener = WakeListener(SharedMicrophone(ManualMicrophone()))

        #expect(await listener.obstacle(to: "hey zorblax") == .unknownWords(["zorblax"]))
        #expect(await listener.obstacle(to: "hey echo") == nil)
    }
}
