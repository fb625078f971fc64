import CPico
import EchoConcurrency
import Foundation
public import Immersion

/// Speaks with SVOX Pico, in this process: the first sound is there after a few milliseconds.
public actor PicoVoice: VoiceProtocol {
    private static let longest = 4000
    private static let sampleRate = 16_000
    /// Three minutes.
    private static let mostSamples = 180 * sampleRate
    private static let files = [
        "es": ("es-ES_ta.bin", "es-ES_zl0_sg.bin"), "fr": ("fr-FR_ta.bin", "fr-FR_nk0_sg.bin"),
        "de": ("de-DE_ta.bin", "de-DE_gl0_sg.bin"), "it": ("it-IT_ta.bin", "it-IT_cm0_sg.bin"),
        "en": ("en-US_ta.bin", "en-US_lh0_sg.bin"),
    ]

    /// Regions that its voices are not from, and eSpeak NG has a voice of.
    private static let strange: Set<String> = ["es-419", "es-mx", "es-us", "es-ar", "es-co", "fr-be", "fr-ch"]

    private nonisolated let thread = WorkThread(name: "echo.pico")
    private let folder: String
    private var voices: [String: OpaquePointer] = [:]

    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// - Parameter folders: where the library and its languages are looked for.
    /// - Throws: `notInstalled`.
    public init(folders: [String] = LanguageFolders.standard) throws(ProviderError) {
        guard let library = LanguageFolders.file("pico/libpico.so", in: folders), cpi_load(library) else {
            throw .notInstalled(part: "SVOX Pico")
        }
        folder = String(library.dropLast("/libpico.so".count))
    }

    isolated deinit { for voice in voices.values { cpi_close(voice) } }

    /// Two letters each.
    public static var languages: Set<String> { Set(files.keys) }

    public func speak(_ request: VoiceRequest) throws(ProviderError) -> SpokenSound {
        guard request.text.count <= Self.longest else { throw .unsupported(what: "a text this long") }
        guard !Self.strange.contains(request.language.lowercased()) else {
            throw .unsupported(what: "the voice of \(request.language)")
        }
        let voice = try voice(request.baseLanguage)
        // Its own markup; the text is no markup.
        let text = SpeechMarkup.escaped(request.text).replacing("&apos;", with: "'").replacing("&quot;", with: "\"")
        let pace = min(max(Int((request.pace * 100).rounded()), 20), 500)
        let pitch = Int(((VoiceTable.character(request.voice)?.pitch ?? 1) * 100).rounded())
        let markup = "<pitch level='\(pitch)'><speed level='\(pace)'>\(text)</speed></pitch>"
        var sound = cpi_sound()
        let isSpoken = cpi_speak(voice, markup, Self.mostSamples, &sound)
        defer { cpi_free(&sound) }
        guard isSpoken, let samples = sound.samples, sound.count > 0 else {
            voices[request.baseLanguage] = nil
            cpi_close(voice)
            throw .invalidAnswer(reason: "it has no sound")
        }
        return SpokenSound(
            samples: Array(UnsafeBufferPointer(start: samples, count: sound.count)), sampleRate: Self.sampleRate)
    }

    private func voice(_ language: String) throws(ProviderError) -> OpaquePointer {
        if let voice = voices[language] { return voice }
        guard let (analysis, sound) = Self.files[language] else { throw .unsupported(what: language) }
        guard let voice = cpi_open("\(folder)/lang/\(analysis)", "\(folder)/lang/\(sound)") else {
            throw .notInstalled(part: "SVOX Pico for \(language)")
        }
        voices[language] = voice
        return voice
    }
}
