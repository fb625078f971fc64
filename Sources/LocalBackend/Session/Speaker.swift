import EchoAudio

/// Has the sentences of one answer spoken, one after the other.
struct Speaker: Sendable {
    struct Line: Sendable {
        var text: String
        var voice: String
        var speed: Double
    }

    private let lines = BoundedQueue<Line>(limit: .max)
    private let task: Task<Void, Never>

    init(_ answer: String, _ synthesizer: any SpeechSynthesizerProtocol, _ mailbox: BoundedQueue<SessionFact>) {
        task = Task { [lines] in
            var isFirst = true
            var code = CodeBlocks()
            while let line = await lines.next() {
                do {
                    let words = code.spoken(line.text)
                    let sound =
                        words.isEmpty
                        ? PCM16() : try await synthesizer.speak(words, voice: line.voice, speed: line.speed)
                    // Between sentences the silence is a pause.
                    await mailbox.post(.spoken(answer: answer, isFirst ? sound.withoutLead : sound))
                    isFirst = false
                } catch {
                    return await mailbox.post(.speakingFailed(answer: answer, reason: "\(error)"))
                }
            }
        }
    }

    func speak(_ line: Line) async { await lines.post(line) }

    func stop() {
        task.cancel()
        Task { [lines] in await lines.finish() }
    }
}
