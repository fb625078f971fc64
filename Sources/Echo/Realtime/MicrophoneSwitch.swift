/// Opens and closes the microphone, one after the other: one that is opened again at once is not closed by the stop
/// before.
struct MicrophoneSwitch: Sendable {
    private typealias Step = @Sendable () async -> Void

    private let microphone: (any AudioCaptureProtocol)?
    private let onInput: @Sendable (DeviceInput) -> Void
    private let steps: AsyncStream<Step>
    private let next: AsyncStream<Step>.Continuation

    init(_ microphone: (any AudioCaptureProtocol)?, onInput: @escaping @Sendable (DeviceInput) -> Void) {
        self.microphone = microphone
        self.onInput = onInput
        // Unbounded: a closing that was lost would leave the microphone open.
        (steps, next) = AsyncStream.makeStream(of: Step.self, bufferingPolicy: .unbounded)
    }

    /// Does what is asked for, until the task is cancelled.
    func run() async {
        for await step in steps { await step() }
    }

    func open() {
        next.yield { [microphone, onInput] in
            guard let microphone else {
                return onInput(.fact(.microphone(.failed(.noDevice(.capture), retrying: false))))
            }
            microphone.start { onInput(DeviceInput($0)) }
        }
    }

    func close() {
        next.yield { [microphone, onInput] in
            await microphone?.stop()
            onInput(.fact(.microphone(.closed)))
        }
    }

    /// Returns when everything asked for was done, or nothing is done any more.
    func settled() async {
        await withCheckedContinuation { continuation in
            if case .terminated = next.yield({ continuation.resume() }) { continuation.resume() }
        }
    }
}
