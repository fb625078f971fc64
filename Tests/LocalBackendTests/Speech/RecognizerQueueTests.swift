import EchoAudio
import EchoTestKit
import LocalBackend
import Testing

@Suite struct `Many speak at once` {
    @Test func `and beyond what can be heard soon, they are told so`() async throws {
        let recognizer = PocketSphinxRecognizer(decoders: 1)
        let vocabulary = ["what time is it"]
        let sound = try await FliteSynthesizer().speak("What time is it?", voice: "cedar", speed: 1)
        let said = sound + .silence(.milliseconds(300))
        let crowd = 20 * 24_000 / said.samples.count * 2

        let (heard, refused) = await withTaskGroup(of: Result<String, any Error>.self) { group in
            for _ in 0..<crowd {
                group.addTask {
                    do {
                        return .success(try await recognizer.transcribe(said, vocabulary: vocabulary).text)
                    } catch {
                        return .failure(error)
                    }
                }
            }
            var (heard, refused): ([String], [any Error]) = ([], [])
            for await result in group {
                switch result {
                case .success(let text): heard.append(text)
                case .failure(let error): refused.append(error)
                }
            }
            return (heard, refused)
        }

        #expect(heard.count >= 10)
        #expect(heard.allSatisfy { $0 == "What time is it" })
        #expect(!refused.isEmpty)
        #expect(refused.allSatisfy { $0 as? SpeechError == .busy })
    }

    @Test func `and who goes away waits no more`() async throws {
        let recognizer = PocketSphinxRecognizer(decoders: 1)
        let sound = try await FliteSynthesizer().speak("What time is it?", voice: "cedar", speed: 1)
        let waiting = (0..<5).map { _ in Task { try await recognizer.transcribe(sound, vocabulary: []) } }
        for task in waiting { task.cancel() }

        for task in waiting { _ = await task.result }
        #expect(try await recognizer.transcribe(sound, vocabulary: ["what time is it"]).text == "What time is it")
    }
}
