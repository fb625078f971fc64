import CFlite
import EchoAudio
import EchoConcurrency
import Foundation
import Glibc

/// Flite, one sentence at a time on its own thread: the library keeps its state in globals.
actor FliteEngine {
    /// One sentence at a time in the whole program: engines would tune each other's voices.
    private static let library = NSLock()

    private nonisolated let thread = WorkThread(name: "echo.flite")
    private var voices: [VoiceCharacter.Speaker: UnsafeMutablePointer<cst_voice>] = [:]

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// 24 kHz. `clause` is ASCII text that `SpeakableText` made.
    func synthesize(_ clause: String, as character: VoiceCharacter, speed: Double) throws -> [Int16] {
        Self.library.lock()
        defer { Self.library.unlock() }
        let voice = try voice(of: character.speaker)
        tune(voice, to: character, speed: speed)
        guard let wave = flite_text_to_wave(clause, voice) else { throw SpeechError.synthesisFailed(text: clause) }
        defer { delete_wave(wave) }
        return try samples(of: wave.pointee, timbre: character.timbre)
    }

    func load(_ speaker: VoiceCharacter.Speaker) throws {
        try Self.library.withLock { _ = try voice(of: speaker) }
    }

    private func voice(of speaker: VoiceCharacter.Speaker) throws -> UnsafeMutablePointer<cst_voice> {
        if let voice = voices[speaker] { return voice }
        flite_init()
        guard let voice = FliteVoice.load(speaker) else { throw SpeechError.voiceUnavailable(speaker.rawValue) }
        voices[speaker] = voice
        return voice
    }

    /// What `timbre` does to the length and the melody is undone here.
    private func tune(_ voice: UnsafeMutablePointer<cst_voice>, to character: VoiceCharacter, speed: Double) {
        let stretch = character.timbre / (character.rate * min(max(speed, 0.25), 1.5))
        cfl_tune(voice, Float(stretch), (character.pitch ?? 0) / Float(character.timbre))
    }

    private func samples(of wave: cst_wave, timbre: Double) throws -> [Int16] {
        guard wave.num_samples > 0, let first = wave.samples else { return [] }
        let rate = Int(Double(wave.sample_rate) * timbre)
        let resampler = try Resampler(from: rate, to: PCM16.sampleRate)
        return resampler.process(Array(UnsafeBufferPointer(start: first, count: Int(wave.num_samples))))
            + resampler.flush()
    }
}

/// One of Flite's voices. Each is a library of its own of one to three megabytes, most of them tables that the loader
/// rewrites: it is opened when somebody shall speak, not when the program starts.
private enum FliteVoice {
    private typealias Register = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutablePointer<cst_voice>?

    /// nil where the voice is not installed. A library that was opened stays open: the voice lives in it.
    static func load(_ speaker: VoiceCharacter.Speaker) -> UnsafeMutablePointer<cst_voice>? {
        let name = "cmu_us_\(speaker.rawValue)"
        guard let library = dlopen("libflite_\(name).so.1", RTLD_NOW),
            let symbol = dlsym(library, "register_\(name)")
        else { return nil }
        return unsafeBitCast(symbol, to: Register.self)(nil)
    }
}
