import EchoAudio
import Testing

@testable import LocalBackend

@Suite struct `The silence before a spoken answer` {
    @Test func `is left out, but for the soft beginning of the first sound`() async throws {
        let spoken = try await FliteSynthesizer().speak("It is noon.", voice: "marin", speed: 1)
        let prompt = spoken.withoutLead

        let first = try #require(prompt.samples.firstIndex { $0.magnitude > 100 })
        #expect(first == PCM16.sampleRate / 50)
        #expect(spoken.samples.count - prompt.samples.count > PCM16.sampleRate / 10)
        #expect(spoken.samples.hasSuffix(prompt.samples))
    }

    @Test func `is all of a sound that is silent, and none of one that begins at once`() {
        #expect(PCM16.silence(.seconds(1)).withoutLead == PCM16.silence(.seconds(1)))
        let tone = PCM16(Array(repeating: 4_000, count: 480))
        #expect(tone.withoutLead == tone)
        #expect(PCM16().withoutLead == PCM16())
    }
}

extension [Int16] {
    fileprivate func hasSuffix(_ other: [Int16]) -> Bool { suffix(other.count).elementsEqual(other) }
}
