import EchoAudio
import Foundation
import LocalBackend

/// Says every sentence as half a second of tone, at once: synthesis is not what is measured.
struct ToneSynthesizer: SpeechSynthesizerProtocol {
    func speak(_ sentence: String, voice: String, speed: Double) async throws -> PCM16 {
        PCM16(
            (0..<PCM16.sampleRate / 2).map { frame in
                Int16(6000 * sin(2 * .pi * 440 * Double(frame) / Double(PCM16.sampleRate)))
            })
    }
}
