import EchoAudio
import EchoTestKit
import Testing

@Suite struct `Tuning voice detection` {
    private let room = SpokenSound.quiet(milliseconds: 5000)

    /// Two words, with such a pause between them.
    private func words(pause: Int) -> PCM16 {
        let words =
            SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 900)
            + SpokenSound.quiet(milliseconds: pause) + SpokenSound.voice(milliseconds: 900)
        return words + SpokenSound.quiet(milliseconds: 5000 - 2400 - pause)
    }

    private func noise(_ amplitude: Double) -> PCM16 { PCM16(Sound.noise(amplitude: amplitude, frames: 120_000)) }

    private func over(_ noise: PCM16, _ sound: PCM16) -> PCM16 { PCM16(Sound.mix(noise.samples, sound.samples)) }

    @Test func `the best settings make one turn of what was said, and none of the room`() throws {
        for room in [room, noise(0.003)] {
            let tuning = VoiceTuning(room: room, speech: over(room, words(pause: 600)))

            #expect(tuning.problem == nil)
            #expect(tuning.room.turns(tuning.best) == [])
            let turns = tuning.speech.turns(tuning.best)
            #expect(turns.count == 1)
            let first = try #require(tuning.isSpoken.firstIndex(of: true))
            #expect(try #require(turns.first).start <= first * 480)
            #expect(turns.first?.end != nil)
        }
    }

    @Test(arguments: [300, 700, 1100]) func `silence is longer than the longest pause inside the speech`(pause: Int) {
        let tuning = VoiceTuning(room: room, speech: words(pause: pause))

        #expect(tuning.best.silence > .milliseconds(pause - 250))
        #expect(tuning.best.silence <= .milliseconds(pause + 300))
        #expect(tuning.speech.turns(tuning.best).count == 1)
        var hasty = tuning.best
        hasty.silence = .milliseconds(100)
        #expect(tuning.speech.turns(hasty).count > 1)
    }

    @Test func `padding reaches back to the first word`() throws {
        let tuning = VoiceTuning(room: room, speech: words(pause: 400))
        let first = try #require(tuning.isSpoken.firstIndex(of: true))
        let turn = try #require(tuning.speech.turns(tuning.best).first)

        #expect(turn.heard >= first * 480)
        #expect(turn.start <= first * 480)
    }

    @Test func `the threshold has no more mistakes than any other under which the room begins no turn`() {
        let tuning = VoiceTuning(room: noise(0.02), speech: over(noise(0.02), words(pause: 400)))

        let all = stride(from: 30, through: 90, by: 5).map { Double($0) / 100 }
        let calm = all.filter(tuning.isCalm)
        let least = (calm.isEmpty ? all : calm).map(tuning.mistakes).min() ?? 0

        #expect(calm.isEmpty || tuning.isCalm(tuning.best.threshold))
        #expect(tuning.mistakes(tuning.best.threshold) <= least + 0.021)
    }

    @Test(arguments: [0.001, 0.003, 0.01, 0.03])
    func `no room and no way of speaking makes it hasty: threshold and silence have a floor`(amplitude: Double) {
        let room = noise(amplitude)
        let reading = SpokenSound.quiet(milliseconds: 300) + SpokenSound.voice(milliseconds: 4700)
        for speech in [words(pause: 300), words(pause: 700), reading] {
            let best = VoiceTuning(room: room, speech: over(room, speech)).best

            #expect(best.threshold >= 0.3)
            #expect(best.silence >= .milliseconds(500))
        }
    }

    @Test(arguments: [4, 8, 16, 32, 64])
    func `the threshold is above what sounds in the room, where one is`(softness: Int) {
        let murmur = PCM16(SpokenSound.voice(milliseconds: 300).samples.map { $0 / Int16(softness) })
        let quiet = SpokenSound.quiet(milliseconds: 1700)
        let tuning = VoiceTuning(
            room: quiet + murmur + quiet + SpokenSound.quiet(milliseconds: 1300),
            speech: SpokenSound.quiet(milliseconds: 200) + murmur + words(pause: 700))

        let best = tuning.best.threshold
        let higher = stride(from: 30, through: 90, by: 5).map { Double($0) / 100 }.filter { $0 > best }

        #expect(tuning.isCalm(best) || !higher.contains(where: tuning.isCalm))
        if tuning.isCalm(best) { #expect(tuning.room.turns(tuning.best) == []) }
    }

    @Test func `recordings that say nothing are told apart`() {
        let loud = PCM16(words(pause: 400).samples.map { Int16(clamping: Int($0) * 40) })
        let voice = words(pause: 400)
        let faint = PCM16(voice.samples.map { $0 / 16 })

        #expect(VoiceTuning(room: room, speech: PCM16.silence(.seconds(5))).problem == .silent)
        #expect(VoiceTuning(room: room, speech: loud).problem == .clipped)
        #expect(VoiceTuning(room: voice, speech: voice).problem == .voiceInRoom)
        #expect(VoiceTuning(room: noise(0.1), speech: over(noise(0.1), faint)).problem == .roomAsLoud)
        #expect(VoiceTuning(room: noise(0.001), speech: noise(0.001)).problem == .noSpeech)
        #expect(VoiceTuning(room: room, speech: voice).problem == nil)
    }

    @Test func `no recording at all is silence, not a crash`() {
        let tuning = VoiceTuning(room: PCM16(), speech: PCM16())

        #expect(tuning.problem == .silent)
        #expect(tuning.best.threshold > 0)
        #expect(tuning.speech.histogram(20).reduce(0, +) == 0)
    }

    @Test func `a histogram holds every judged frame once`() {
        let tuning = VoiceTuning(room: room, speech: words(pause: 400))

        #expect(abs(tuning.speech.histogram(20).reduce(0, +) - 1) < 1e-9)
        #expect(tuning.room.histogram(20).prefix(10).reduce(0, +) > 0.95)
    }

    @Test func `values beyond the bounds are brought within them`() {
        var tuned = TunedVoiceDetection(threshold: 7, prefixPadding: .seconds(-1), silence: .seconds(60))
        #expect(tuned == TunedVoiceDetection(threshold: 0.95, prefixPadding: .zero, silence: .seconds(5)))

        tuned.threshold = .nan
        tuned.silence = .zero

        #expect(tuned.threshold == 0.5)
        #expect(tuned.silence == .milliseconds(100))
    }
}
