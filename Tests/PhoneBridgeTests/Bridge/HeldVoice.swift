import EchoAudio
import EchoConcurrency
import Foundation
import PhoneBridge

/// A voice that keeps its thread busy with the first sentence until it is told to go on, and has nothing to say to others.
final class HeldVoice: AnnouncingVoiceProtocol {
    private struct Silent: Error {}

    let begins = OneTimeEvent()
    private let gate = DispatchSemaphore(value: 0)

    func speak(_ sentence: String, language: String) async throws -> PCM16 {
        guard !begins.hasHappened else { throw Silent() }
        begins.happen()
        hold()
        return PCM16([0])
    }

    func goOn() { gate.signal() }

    private func hold() { gate.wait() }
}
