import EchoAudio

/// Has one utterance recognised while it is spoken.
struct Listener: Sendable {
    private enum Step: Sendable {
        case sound(PCM16)
        case end
    }

    /// Samples that wait for the recogniser before the session has to: half a minute.
    private static let backlog = 30 * 24_000
    /// Samples that are worth a look: 40 ms.
    private static let spoonful = 960

    let item: String
    private let steps: BoundedQueue<Step>
    private let task: Task<Void, Never>
    private let over = Flag()

    init(
        _ item: String, _ tools: [BrainTool], _ keywords: [String], _ language: String?,
        _ configuration: LocalServerConfiguration,
        _ mailbox: BoundedQueue<SessionFact>
    ) {
        let steps = BoundedQueue<Step>(limit: Self.backlog)
        self.steps = steps
        self.item = item
        task = Task { [over] in
            defer { over.raise() }
            do {
                let words = configuration.brain.vocabulary(tools: tools) + keywords
                let recognition = try await configuration.recognizer.begin(vocabulary: words, language: language)
                try await Self.run(recognition, item, steps, mailbox)
            } catch {
                await mailbox.post(.recognitionFailed(item: item, reason: "\(error)"))
                await steps.finish()
            }
        }
    }

    func hear(_ sound: PCM16) async { await steps.put(.sound(sound), cost: sound.samples.count) }

    /// The utterance is complete: its words are wanted.
    func finish() async { await steps.post(.end) }

    /// Whether the words were found, or could not be.
    var isOver: Bool { over.isRaised }

    /// Waits for the words, unless the task that wants them is cancelled.
    func end() async {
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Nobody wants to know any more.
    func stop() {
        task.cancel()
        Task { [steps] in await steps.finish() }
    }

    private static func run(
        _ recognition: any RecognitionProtocol, _ item: String, _ steps: BoundedQueue<Step>,
        _ mailbox: BoundedQueue<SessionFact>
    ) async throws {
        var pending: [Int16] = []
        var words = ""
        while let step = await steps.next() {
            switch step {
            case .sound(let sound):
                pending += sound.samples
                guard pending.count >= spoonful else { continue }
                let heard = await recognition.feed(PCM16(pending))
                pending = []
                if heard != words { await mailbox.post(.heardSoFar(item: item, words: heard)) }
                words = heard
            case .end:
                if !pending.isEmpty { _ = await recognition.feed(PCM16(pending)) }
                let transcript = try await recognition.finish()
                await mailbox.post(.recognized(item: item, transcript))
                return await steps.finish()
            }
        }
        await recognition.cancel()
    }
}
