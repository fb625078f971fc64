import EchoAudio
import EchoTestKit
import Testing

@testable import Echo

@Suite struct `The voice of an interpretation` {
    private let start = ContinuousClock.now
    private let voice = SpokenSound.voice(milliseconds: 100)
    private let quiet = PCM16.silence(.milliseconds(100))

    private func played(_ steps: [InterpreterSpeech.Step]) -> Duration {
        steps.reduce(.zero) { if case .play(let sound) = $1 { $0 + sound.duration } else { $0 } }
    }

    @Test func `is heard at once where there is one direction`() {
        var speech = InterpreterSpeech(mayRepeat: false)
        #expect(speech.receive(quiet, repeats: nil, at: start).isEmpty)
        #expect(speech.receive(voice, repeats: nil, at: start) == [.play(voice)])
    }

    @Test func `waits until it is known to be a translation`() {
        var speech = InterpreterSpeech(mayRepeat: true)
        #expect(speech.receive(voice, repeats: nil, at: start).isEmpty)
        #expect(speech.receive(voice, repeats: nil, at: start).isEmpty)
        #expect(played(speech.receive(voice, repeats: false, at: start)) == .milliseconds(300))
        #expect(speech.receive(voice, repeats: nil, at: start) == [.play(voice)])
    }

    @Test func `is not heard where it says again what was said`() {
        var speech = InterpreterSpeech(mayRepeat: true)
        _ = speech.receive(voice, repeats: nil, at: start)
        #expect(speech.receive(voice, repeats: true, at: start).isEmpty)
        for _ in 0..<30 { #expect(speech.receive(voice, repeats: nil, at: start).isEmpty) }
        for _ in 0..<10 { #expect(speech.receive(quiet, repeats: nil, at: start).isEmpty) }
        _ = speech.receive(voice, repeats: nil, at: start)
        #expect(played(speech.receive(voice, repeats: false, at: start)) == .milliseconds(200))
    }

    @Test func `is heard after a while when nobody knows`() {
        var speech = InterpreterSpeech(mayRepeat: true)
        let steps = (0..<15).flatMap { _ in speech.receive(voice, repeats: nil, at: start) }
        #expect(played(steps) == .milliseconds(1_500))
    }

    @Test func `ends with quiet, or when nothing comes`() {
        var speech = InterpreterSpeech(mayRepeat: false)
        _ = speech.receive(voice, repeats: nil, at: start)
        let steps = (0..<8).flatMap { _ in speech.receive(quiet, repeats: nil, at: start) }
        #expect(steps.last == .ended && !speech.isSpeaking)

        _ = speech.receive(voice, repeats: nil, at: start)
        #expect(speech.pass(to: start + .milliseconds(500)).isEmpty)
        #expect(speech.pass(to: start + .milliseconds(800)) == [.ended])
    }
}
