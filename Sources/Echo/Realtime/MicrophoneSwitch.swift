/// Opens and closes the microphone, one after the other: one that is opened again at once is not closed by the stop
/// before.
struct MicrophoneSwitch: Sendable {
    private let microphone: (any AudioCaptureProtocol)?
    private let onInput: @Sendable (DeviceInput) -> Void
    private var last: Task<Void, Never>?

    init(_ microphone: (any AudioCaptureProtocol)?, onInput: @escaping @Sendable (DeviceInput) -> Void) {
        self.microphone = microphone
        self.onInput = onInput
    }

    mutating func open() {
        then { microphone, onInput in
            guard let microphone else {
                return onInput(.fact(.microphone(.failed(.noDevice(.capture), retrying: false))))
            }
            microphone.start { onInput(DeviceInput($0)) }
        }
    }

    mutating func close() {
        then { microphone, onInput in
            await microphone?.stop()
            onInput(.fact(.microphone(.closed)))
        }
    }

    /// Returns when everything asked for was done.
    func settled() async { await last?.value }

    private mutating func then(
        _ operation:
            @escaping @Sendable (
                (any AudioCaptureProtocol)?, @escaping @Sendable (DeviceInput) -> Void
            ) async -> Void
    ) {
        last = Task { [last, microphone, onInput] in
            await last?.value
            await operation(microphone, onInput)
        }
    }
}
